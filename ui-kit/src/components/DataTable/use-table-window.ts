import { useVirtualizer, defaultRangeExtractor } from '@tanstack/react-virtual';
import { useCallback, useMemo, type RefObject } from 'react';
import { useSettled } from '../../provider/use-settled.ts';

/** Up to here all rows are drawn: a short table then measures its columns and prints whole. */
const DRAWN_WHOLE = 100;
const OVERSCAN = 6;
/** Enough for a first picture before anything is measured. */
const FIRST = { width: 1440, height: 800 };

/** A row to draw, and how many px of rows that are not drawn stand before it. */
export interface DrawnRow {
  index: number;
  before: number;
}

interface WindowOptions {
  scroller: RefObject<HTMLDivElement | null>;
  keys: readonly string[];
  /** Keys of open rows: their height is another one. */
  expanded: ReadonlySet<string> | undefined;
  /** px that a closed line takes. */
  heightOf: (index: number) => number;
  /** px that the sticky head covers. */
  headHeight: number;
  /** Index of a row that is always drawn, since it has the focus; -1 for none. */
  kept: number;
}

/** Which rows of a long table to draw, in a box that scrolls. */
export function useTableWindow(options: WindowOptions) {
  const { scroller, keys, expanded, heightOf, headHeight, kept } = options;
  const isWindowed = keys.length > DRAWN_WHOLE;
  const isSettled = useSettled();
  // The kit is not compiled: nothing here memoizes what the virtualizer returns.
  // oxlint-disable-next-line react/incompatible-library
  const virtualizer = useVirtualizer<HTMLDivElement, HTMLElement>({
    enabled: isWindowed,
    count: keys.length,
    getScrollElement: () => scroller.current,
    estimateSize: heightOf,
    // Heights are remembered by key: an open row's is not the one that it has closed.
    getItemKey: useCallback(
      (index: number) => {
        const key = keys[index] ?? index;
        return typeof key === 'string' && expanded?.has(key) ? `${key} open` : key;
      },
      [keys, expanded],
    ),
    rangeExtractor: useCallback(
      (range: Parameters<typeof defaultRangeExtractor>[0]) => {
        const drawn = defaultRangeExtractor(range);
        const [first = 0] = drawn;
        if (kept < 0 || kept >= keys.length || drawn.includes(kept)) return drawn;
        return kept < first ? [kept, ...drawn] : [...drawn, kept];
      },
      [kept, keys.length],
    ),
    overscan: isSettled ? OVERSCAN : 0,
    scrollMargin: headHeight,
    scrollPaddingStart: headHeight,
    initialRect: FIRST,
    useFlushSync: false,
  });

  const all = useMemo(
    () => (isWindowed ? [] : keys.map((_, index): DrawnRow => ({ index, before: 0 }))),
    [isWindowed, keys],
  );
  if (!isWindowed) return { isWindowed, drawn: all, after: 0, virtualizer };
  let end = headHeight;
  const drawn = virtualizer.getVirtualItems().map((item): DrawnRow => {
    const before = item.start - end;
    end = item.end;
    return { index: item.index, before };
  });
  return { isWindowed, drawn, after: virtualizer.getTotalSize() + headHeight - end, virtualizer };
}
