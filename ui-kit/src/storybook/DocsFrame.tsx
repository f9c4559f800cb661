import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { type PropsWithChildren, useEffect, useState } from 'react';
import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';
import { applyLook, type LookGlobals, shownLook } from './look.ts';
import { storybookThemes } from './storybook-themes.ts';

interface GlobalsEvent {
  globals: LookGlobals;
}

function toldGlobals(): LookGlobals {
  const channel = addons.getChannel();
  // The channel stores the last event, untyped.
  const told = (channel.last(GLOBALS_UPDATED) ?? channel.last(SET_GLOBALS)) as
    | [GlobalsEvent]
    | undefined;
  return told?.[0].globals ?? {};
}

/** Applies the toolbar's choices to pages without a story, where no decorator runs. */
export function DocsFrame({ children, ...container }: PropsWithChildren<DocsContainerProps>) {
  const [globals, setGlobals] = useState(toldGlobals);
  useEffect(() => {
    const channel = addons.getChannel();
    const follow = (event: GlobalsEvent): void => setGlobals(event.globals);
    channel.on(GLOBALS_UPDATED, follow);
    return () => channel.off(GLOBALS_UPDATED, follow);
  }, []);
  useEffect(() => applyLook(globals), [globals]);
  return (
    <DocsContainer {...container} theme={storybookThemes[shownLook(globals).theme]}>
      {children}
    </DocsContainer>
  );
}
