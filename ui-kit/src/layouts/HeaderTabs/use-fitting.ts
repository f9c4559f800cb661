import { useLayoutEffect, useState, type RefObject } from 'react';
import { fitTabs } from './fit-tabs.ts';

interface Options {
  count: number;
  /** Index of the selected tab, or -1. */
  selected: number;
  /** Space between two tabs in px. */
  gap: number;
  /** Width of the menu button in px. */
  more: number;
}

/**
 * Indexes of the tabs that fit; `null` before they are measured. Hidden tabs keep their width, out of the
 * flow, so that they can be measured too.
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
      // Otherwise fractions of a pixel could hide the last tab.
      const widths = tabs.map((tab) => Math.ceil(tab.getBoundingClientRect().width));
      const whole = widths.reduce((sum, width) => sum + width + gap, -gap);
      // The frame requests the width of all tabs; its actual width is what is available.
      element.style.setProperty('--tabs-width', `${whole}px`);
      // Not laid out, e.g. hidden.
      if (whole <= 0 || element.clientWidth === 0) return;
      const next = fitTabs({ widths, gap, room: element.clientWidth, more }, selected);
      setShown((last) => (last?.size === next.size && last.isSubsetOf(next) ? last : next));
    };
    measure();
    // Measuring changes the frame's width, which must not happen inside the observer's callback.
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
