import { useState, type KeyboardEvent } from 'react';
import { readingKey } from '../../provider/reading-key.ts';
import { arrowStep } from './arrow-step.ts';

/** Attribute of the elements that arrow keys move between. */
const STOP = '[data-stop]';

/**
 * Makes a grid of links one tab stop: arrow keys, Home and End move the focus by position on the page.
 * `preferred` is the id that Tab focuses first.
 */
export function useArrowNavigation(ids: readonly number[], preferred?: number) {
  const [last, setLast] = useState<number>();
  const stop = [last, preferred].find((id) => id !== undefined && ids.includes(id)) ?? ids[0];

  const onKeyDown = (event: KeyboardEvent<HTMLElement>): void => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const stops = [...event.currentTarget.querySelectorAll<HTMLElement>(STOP)];
    const index = stops.findIndex((element) => element === document.activeElement);
    const boxes = stops.map((element) => element.getBoundingClientRect());
    const next = arrowStep(boxes, index, readingKey(event.key, event.currentTarget));
    if (next === undefined) return;
    event.preventDefault();
    stops[next]?.focus();
  };

  return { stop, onFocusOf: (id: number) => () => setLast(id), setStop: setLast, onKeyDown };
}
