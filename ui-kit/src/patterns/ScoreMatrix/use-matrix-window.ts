import { useMemo, useState, type RefObject } from 'react';
import { useSettled } from '../../provider/use-settled.ts';
import type { Size } from '../shared/use-size.ts';
import {
  COLUMN_CHUNK,
  MIN_TEAM,
  RANK,
  ROW,
  ROW_CHUNK,
  SCORE,
  windowOf,
  type Range,
} from './matrix-geometry.ts';

function same(a: Range, b: Range): boolean {
  return a.first === b.first && a.end === b.end;
}

interface Layout {
  /** Size of the visible area; undefined before it is measured. */
  measured: Size | undefined;
  counts: { rows: number; columns: number };
  /** Width of a cell in px. */
  cell: number;
  /** Height of the header in px. */
  head: number;
}

/**
 * The rows and columns to render. The state changes only when the range moves by a chunk, so scrolling
 * in between renders nothing.
 */
export function useMatrixWindow(
  ref: RefObject<HTMLElement | null>,
  { measured, counts, cell, head }: Layout,
) {
  const { width, height } = measured ?? { width: 0, height: 0 };
  const [scroll, setScroll] = useState({ top: 0, left: 0 });
  const beyond = useSettled() ? 1 : 0;
  // Before the box is measured, cells would be rendered twice.
  const rowCount = measured ? counts.rows : 0;
  const windows = (at: { top: number; left: number }) => ({
    rows: windowOf(rowCount, ROW, at.top, Math.max(0, height - head), ROW_CHUNK, beyond),
    columns: windowOf(
      counts.columns,
      cell,
      at.left,
      width - RANK - SCORE - MIN_TEAM,
      COLUMN_CHUNK,
      beyond,
    ),
  });
  const now = windows(scroll);

  const onScroll = (): void => {
    if (!ref.current) return;
    const at = { top: ref.current.scrollTop, left: ref.current.scrollLeft };
    const next = windows(at);
    if (!same(next.rows, now.rows) || !same(next.columns, now.columns)) setScroll(at);
  };

  const { first, end } = now.columns;
  // An unchanged range stays the same object, so that visible rows are not rendered again.
  const columns = useMemo(() => ({ first, end }), [first, end]);
  return { rows: now.rows, columns, onScroll };
}
