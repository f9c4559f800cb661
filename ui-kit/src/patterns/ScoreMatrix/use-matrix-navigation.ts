import { useRef, useState, type KeyboardEvent, type PointerEvent, type RefObject } from 'react';
import { nextCell, RANK, ROW, SCORE, scrollInto, type Cell } from './matrix-geometry.ts';

export interface Spot extends Cell {
  /** Middle of the cell in px, relative to the matrix. */
  left: number;
  top: number;
}

interface Shape {
  /** Height of the header in px. */
  head: number;
  rows: number;
  columns: number;
  cell: number;
  team: number;
  /** The own team's row, which covers a row at the edge while its place is not visible; or -1. */
  ownRow: number;
}

/**
 * The cell under the pointer and the middle of its row in px; `null` outside of the cells, undefined
 * for touch.
 */
function cellAt(
  event: PointerEvent<HTMLElement>,
  { fixed, cell, columns }: { fixed: number } & Pick<Shape, 'cell' | 'columns'>,
): { at: Cell; top: number } | null | undefined {
  if (event.pointerType === 'touch' || !(event.target instanceof Element)) return undefined;
  const element = event.currentTarget;
  const row = event.target.closest<HTMLElement>('[data-index]');
  const box = element.getBoundingClientRect();
  const within = event.clientX - box.left - fixed;
  const column = Math.floor((within + element.scrollLeft) / cell);
  if (!row || within < 0 || column >= columns) return null;
  // Measured, because the own team's row may be at the edge instead of in its place.
  const top = row.getBoundingClientRect().top - box.top + ROW / 2;
  return { at: { row: Number(row.dataset['index']), column }, top };
}

/**
 * The focused and the hovered cell. The grid itself keeps the focus; arrow keys change the focused
 * cell.
 */
export function useMatrixNavigation(ref: RefObject<HTMLElement | null>, shape: Shape) {
  const { head, rows, columns, cell, team, ownRow } = shape;
  const fixed = RANK + team + SCORE;
  const [active, setActive] = useState<Cell>();
  const [spot, setSpot] = useState<Spot>();
  const scrolledTo = useRef({ top: -1, left: -1 });

  const spotOf = (at: Cell, element: HTMLElement, top?: number): Spot => ({
    ...at,
    left: fixed + (at.column + 0.5) * cell - element.scrollLeft,
    top: top ?? head + (at.row + 0.5) * ROW - element.scrollTop,
  });

  const goTo = (at: Cell): void => {
    const element = ref.current;
    if (!element) return;
    const { scrollTop, scrollLeft, clientHeight, clientWidth } = element;
    const top = head + (ownRow >= 0 && ownRow < at.row ? ROW : 0);
    const bottom = clientHeight - (ownRow > at.row ? ROW : 0);
    element.scrollTop = scrollInto(scrollTop, head + at.row * ROW, ROW, top, bottom);
    if (at.column >= 0) {
      const start = fixed + at.column * cell;
      element.scrollLeft = scrollInto(scrollLeft, start, cell, fixed, clientWidth);
    }
    scrolledTo.current = { top: element.scrollTop, left: element.scrollLeft };
    setActive(at);
    setSpot(at.column < 0 ? undefined : spotOf(at, element));
  };

  const onKeyDown = (event: KeyboardEvent<HTMLElement>): void => {
    if (event.altKey || event.shiftKey || rows === 0) return;
    const at = active ?? { row: 0, column: -1 };
    if (event.key === 'Enter') {
      const row = event.currentTarget.querySelector(`[data-index="${at.row}"]`);
      row?.querySelector('a')?.click();
      return;
    }
    const page = Math.max(1, Math.floor((event.currentTarget.clientHeight - head) / ROW) - 1);
    const toEnd = event.ctrlKey || event.metaKey;
    const next = nextCell(at, event.key, rows, columns, page, toEnd);
    if (!next) return;
    event.preventDefault();
    goTo(active ? next : at);
  };

  const onPointerMove = (event: PointerEvent<HTMLElement>): void => {
    const pointed = cellAt(event, { fixed, cell, columns });
    if (pointed === undefined) return;
    if (pointed === null) {
      setSpot(undefined);
      return;
    }
    const { at, top } = pointed;
    if (spot?.row === at.row && spot.column === at.column) return;
    setSpot(spotOf(at, event.currentTarget, top));
  };

  /** Scrolling by the user moves the cell away from its tooltip. */
  const onScroll = (): void => {
    const element = ref.current;
    const { top, left } = scrolledTo.current;
    if (element?.scrollTop === top && element.scrollLeft === left) return;
    setSpot(undefined);
  };

  return {
    active,
    spot,
    goTo,
    onKeyDown,
    onPointerMove,
    onScroll,
    leave: () => setSpot(undefined),
    blur: () => {
      setActive(undefined);
      setSpot(undefined);
    },
    focus: () => setActive((last) => last ?? { row: 0, column: -1 }),
  };
}
