/** Fixed sizes in px, so that the visible range can be calculated. */
export const HEAD = 116;
export const ROW = 36;
export const RANK = 60;
export const SCORE = 84;
export const MIN_TEAM = 200;
/** Number of rows or columns that are added or removed together. */
export const ROW_CHUNK = 2;
export const COLUMN_CHUNK = 3;
const MAX_TEAM = 300;
const MAX_CELL = 96;
/** Size of the mark of a solve, and from `WIDE_CELL` on. */
export const SQUARE = 10;
export const WIDE_SQUARE = 14;
const WIDE_CELL = 40;

export function squareSize(cell: number): number {
  return cell < WIDE_CELL ? SQUARE : WIDE_SQUARE;
}

/**
 * Cells are at least 24 px wide, or 28 px if a value has four digits. They share what the widest team
 * column leaves.
 */
export function cellWidth(points: readonly string[], viewport: number): number {
  const least = points.some((value) => value.length > 3) ? 28 : 24;
  const room = Math.floor((viewport - RANK - SCORE - MAX_TEAM) / Math.max(1, points.length));
  return Math.min(MAX_CELL, Math.max(least, room));
}

/** The team column takes the remaining width, between MIN_TEAM and MAX_TEAM. */
export function teamWidth(viewport: number, columns: number, cell: number): number {
  return Math.min(MAX_TEAM, Math.max(MIN_TEAM, viewport - RANK - SCORE - columns * cell));
}

export interface Range {
  first: number;
  /** Exclusive. */
  end: number;
}

/**
 * Which of `count` equal items to render. The range starts and ends at multiples of `chunk`, so that it
 * does not change with every scrolled pixel.
 * @param beyond number of chunks to render before and after the visible ones
 */
export function windowOf(
  count: number,
  size: number,
  scroll: number,
  viewport: number,
  chunk: number,
  beyond = 1,
): Range {
  const first = Math.floor(scroll / size / chunk) * chunk - beyond * chunk;
  const end = Math.ceil((scroll + viewport) / size / chunk) * chunk + beyond * chunk;
  return { first: Math.min(count, Math.max(0, first)), end: Math.max(0, Math.min(count, end)) };
}

export interface Cell {
  /** -1 is the team's name. */
  column: number;
  row: number;
}

/** The cell that a key moves to; undefined for other keys. `page` is the number of visible rows. */
export function nextCell(
  { row, column }: Cell,
  key: string,
  rows: number,
  columns: number,
  page: number,
  toEnd: boolean,
): Cell | undefined {
  const at = (nextRow: number, nextColumn: number): Cell => ({
    row: Math.min(rows - 1, Math.max(0, nextRow)),
    column: Math.min(columns - 1, Math.max(-1, nextColumn)),
  });
  switch (key) {
    case 'ArrowUp':
      return at(row - 1, column);
    case 'ArrowDown':
      return at(row + 1, column);
    case 'ArrowLeft':
      return at(row, column - 1);
    case 'ArrowRight':
      return at(row, column + 1);
    case 'PageUp':
      return at(row - page, column);
    case 'PageDown':
      return at(row + page, column);
    case 'Home':
      return at(toEnd ? 0 : row, -1);
    case 'End':
      return at(toEnd ? rows - 1 : row, columns - 1);
    default:
      return undefined;
  }
}

/** The scroll offset at which [start, start + size) is between `from` and `to` of the viewport. */
export function scrollInto(
  scroll: number,
  start: number,
  size: number,
  from: number,
  to: number,
): number {
  if (start - scroll < from) return Math.max(0, start - from);
  if (start + size - scroll > to) return start + size - to;
  return scroll;
}
