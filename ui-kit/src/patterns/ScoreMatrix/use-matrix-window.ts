import { useState, type RefObject } from 'react';
import { useSize } from '../shared/use-size.ts';
import { MIN_TEAM, RANK, ROW, SCORE, windowOf, type Range } from './matrix-geometry.ts';

/** Enough for a first picture before anything is measured. */
const FIRST = { width: 1440, height: 900 };
const ROW_CHUNK = 4;
const COLUMN_CHUNK = 6;

const same = (a: Range, b: Range): boolean => a.first === b.first && a.end === b.end;

/**
 * The rows and columns to draw, and the size of what is in sight. State changes only when a window
 * moves by a chunk, so scrolling in between renders nothing.
 */
export const useMatrixWindow = (
  ref: RefObject<HTMLElement | null>,
  counts: { rows: number; columns: number },
  cell: number,
) => {
  const size = useSize(ref) ?? FIRST;
  const [scroll, setScroll] = useState({ top: 0, left: 0 });
  const windows = (at: { top: number; left: number }) => ({
    rows: windowOf(counts.rows, ROW, at.top, size.height, ROW_CHUNK),
    columns: windowOf(
      counts.columns,
      cell,
      at.left,
      size.width - RANK - SCORE - MIN_TEAM,
      COLUMN_CHUNK,
    ),
  });
  const now = windows(scroll);

  const onScroll = (): void => {
    if (!ref.current) return;
    const at = { top: ref.current.scrollTop, left: ref.current.scrollLeft };
    const next = windows(at);
    if (!same(next.rows, now.rows) || !same(next.columns, now.columns)) setScroll(at);
  };

  return { ...now, size, onScroll };
};
