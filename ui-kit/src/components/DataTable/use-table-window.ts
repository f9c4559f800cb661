import { useVirtualizer, defaultRangeExtractor } from '@tanstack/react-virtual';
import { useCallback, useMemo, type RefObject } from 'react';
import { useSettled } from '../../provider/use-settled.ts';

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

/** Virtualises a long table: which rows to render in a scroll box. */
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
    // Heights are cached by key: a row has one height expanded and one collapsed.
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
