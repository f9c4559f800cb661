import { useLayoutEffect, useState, type RefObject } from 'react';
import { fitTabs } from './fit-tabs.ts';

interface Options {
  count: number;
  /** Place of the selected tab; -1 where none is. */
  selected: number;
  /** Pixels between two tabs. */
  gap: number;
  /** Pixels that the button for the rest takes. */
  more: number;
}

/**
 * Places of those tabs of a list that fit into its frame; null until they were measured. Hidden ones
 * keep their width, out of the flow, so that they can be measured too.
 */
export function useFitting(
  frame: RefObject<HTMLElement | null>,
  { count, selected, gap, more }: Options,
): ReadonlySet<number> | null {
  const [shown, setShown] = useState<ReadonlySet<number> | null>(null);
  useLayoutEffect(() => {
    const element = frame.current;
    if (element === null) return;
    const tabs = [...element.querySelectorAll<HTMLElement>('[data-tab]')].slice(0, count);
    const measure = (): void => {
      // Fractions of a pixel would make the last tab one too many.
      const widths = tabs.map((tab) => Math.ceil(tab.getBoundingClientRect().width));
      const whole = widths.reduce((sum, width) => sum + width + gap, -gap);
      // The frame asks for all that they take; what it got is the room.
      element.style.setProperty('--tabs-width', `${whole}px`);
      // Where nothing is laid out there is nothing to fit.
      if (whole <= 0 || element.clientWidth === 0) return;
      const next = fitTabs({ widths, gap, room: element.clientWidth, more }, selected);
      setShown((last) => (last?.size === next.size && last.isSubsetOf(next) ? last : next));
    };
    measure();
    // Measuring gives the frame its width, which an observer must not do while it reports.
    let frameId = 0;
    const sizes = new ResizeObserver(() => {
      cancelAnimationFrame(frameId);
      frameId = requestAnimationFrame(measure);
    });
    for (const each of [element, ...tabs]) sizes.observe(each);
    return () => {
      cancelAnimationFrame(frameId);
      sizes.disconnect();
    };
  }, [frame, count, selected, gap, more]);
  return shown;
}
