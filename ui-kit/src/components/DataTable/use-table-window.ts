import type { Range } from '@tanstack/react-virtual';
import { useCallback, useMemo, type RefObject } from 'react';
import { useSettled } from '../../provider/use-settled.ts';
import { useVirtualizer } from './use-virtualizer.ts';

/**
 * Up to this many rows, all are rendered, so that short tables measure their columns and print
 * completely.
 */
const DRAWN_WHOLE = 100;
const OVERSCAN = 6;
/** An estimate for the first render, before anything is measured. */
const FIRST = { width: 1440, height: 800 };

/** A row to render, and the height in px of the skipped rows before it. */
export interface DrawnRow {
  index: number;
  before: number;
}

interface WindowOptions {
  scroller: RefObject<HTMLDivElement | null>;
  keys: readonly string[];
  /** Keys of expanded rows; their heights differ. */
  expanded: ReadonlySet<string> | undefined;
  /** Height of a collapsed line in px. */
  heightOf: (index: number) => number;
  /** Height of the sticky header in px. */
  headHeight: number;
  /** Index of the focused row, which is always rendered; -1 for none. */
  kept: number;
}

/** The rows at the top, and the focused one, before the virtualizer is there. */
export function firstRows(
  count: number,
  heightOf: (index: number) => number,
  kept: number,
): { drawn: DrawnRow[]; after: number } {
  const drawn: DrawnRow[] = [];
  let [top, before] = [0, 0];
  for (let index = 0; index < count; index += 1) {
    if (top < FIRST.height || index === kept) {
      drawn.push({ index, before });
      before = 0;
    } else before += heightOf(index);
    top += heightOf(index);
  }
  return { drawn, after: before };
}

/** Virtualises a long table: which rows to render in a scroll box. */
export function useTableWindow(options: WindowOptions) {
  const { scroller, keys, expanded, heightOf, headHeight, kept } = options;
  const isLong = keys.length > DRAWN_WHOLE;
  const isSettled = useSettled();
  const virtualizer = useVirtualizer(isLong, {
    enabled: isLong,
    count: keys.length,
    getScrollElement: () => scroller.current,
    estimateSize: heightOf,
    // Heights are cached by key: a row has one height expanded and one collapsed.
    getItemKey: useCallback(
      (index: number) => {
        const key = keys[index] ?? index;
        return typeof key === 'string' && expanded?.has(key) ? `${key} open` : key;
      },
      [keys, expanded],
    ),
    rangeExtractor: useCallback((range: Range) => drawnIndexes(range, kept), [kept]),
    overscan: isSettled ? OVERSCAN : 0,
    scrollMargin: headHeight,
    scrollPaddingStart: headHeight,
    initialRect: FIRST,
  });

  const isWindowed = isLong && virtualizer !== null;
  const whole = useMemo(
    () => (isWindowed ? [] : keys.map((_, index): DrawnRow => ({ index, before: 0 }))),
    [isWindowed, keys],
  );
  const first = useMemo(
    () => (isWindowed && !virtualizer ? firstRows(keys.length, heightOf, kept) : undefined),
    [isWindowed, virtualizer, keys.length, heightOf, kept],
  );
  if (first) return { isWindowed, ...first, virtualizer };
  if (!isWindowed || !virtualizer) return { isWindowed, drawn: whole, after: 0, virtualizer };
  const items = virtualizer.getVirtualItems();
  const drawn = items.map(({ index, start }, at): DrawnRow => {
    const end = items[at - 1]?.end ?? headHeight;
    return { index, before: start - end };
  });
  const end = items.at(-1)?.end ?? headHeight;
  return { isWindowed, drawn, after: virtualizer.getTotalSize() + headHeight - end, virtualizer };
}

/** The rows of a range with some around it, and the focused one wherever it is. */
export function drawnIndexes({ startIndex, endIndex, overscan, count }: Range, kept: number) {
  const from = Math.max(0, startIndex - overscan);
  const to = Math.min(count - 1, endIndex + overscan);
  const drawn = Array.from({ length: to - from + 1 }, (_, step) => from + step);
  if (kept < 0 || kept >= count || (kept >= from && kept <= to)) return drawn;
  return kept < from ? [kept, ...drawn] : [...drawn, kept];
}
