import { useEffect, useState } from 'react';
import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';
import type { LookGlobals } from './look.ts';

interface GlobalsEvent {
  globals: LookGlobals;
}

function lastGlobals(): LookGlobals {
  const channel = addons.getChannel();
  // The channel stores the last event, untyped.
  const told = (channel.last(GLOBALS_UPDATED) ?? channel.last(SET_GLOBALS)) as
    | [GlobalsEvent]
    | undefined;
  return told?.[0].globals ?? {};
}

/** The toolbar's choices, for pages of documentation, where no decorator runs. */
export function useToolbar(): LookGlobals {
  const [globals, setGlobals] = useState(lastGlobals);
  useEffect(() => {
    const channel = addons.getChannel();
    const follow = (event: GlobalsEvent): void => setGlobals(event.globals);
    channel.on(GLOBALS_UPDATED, follow);
    return () => channel.off(GLOBALS_UPDATED, follow);
  }, []);
  return globals;
}

/** The choices as in an address of Storybook: `theme:light;direction:rtl`. */
export function toolbarGlobals({ theme, brand, direction, locale, motion }: LookGlobals): string {
  return Object.entries({ theme, brand, direction, locale, motion })
    .flatMap(([name, value]) => (value === undefined ? [] : [`${name}:${value}`]))
    .join(';');
}
