import { useRef, useState, type KeyboardEvent, type PointerEvent, type RefObject } from 'react';
import { nextCell, RANK, ROW, SCORE, scrollInto, type Cell } from './matrix-geometry.ts';

export interface Spot extends Cell {
  /** px in the matrix's own box: the middle of the cell. */
  left: number;
  top: number;
}

interface Shape {
  /** px that the head covers. */
  head: number;
  rows: number;
  columns: number;
  cell: number;
  team: number;
  /** The own team's row, -1 without one: it covers a line at the edge that it left by. */
  ownRow: number;
}

/** Walking cells by keyboard, pointing at them by mouse. The grid keeps the focus itself. */
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
    if (event.pointerType === 'touch' || !(event.target instanceof Element)) return;
    const element = event.currentTarget;
    const row = event.target.closest<HTMLElement>('[data-index]');
    const box = element.getBoundingClientRect();
    const within = event.clientX - box.left - fixed;
    const column = Math.floor((within + element.scrollLeft) / cell);
    if (!row || within < 0 || column >= columns) {
      setSpot(undefined);
      return;
    }
    const at = { row: Number(row.dataset['index']), column };
    if (spot?.row === at.row && spot.column === at.column) return;
    // The own row may stand at the edge instead of in its place: measured, not computed.
    setSpot(spotOf(at, element, row.getBoundingClientRect().top - box.top + ROW / 2));
  };

  /** A scroll that is not ours moves the cells away from under the note. */
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
