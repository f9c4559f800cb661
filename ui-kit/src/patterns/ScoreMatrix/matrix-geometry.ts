/** Fixed sizes in px, so that the visible range can be calculated. */
export const HEAD = 116;
export const ROW = 36;
export const RANK = 60;
export const SCORE = 84;
export const MIN_TEAM = 200;
/** Number of rows or columns that are added or removed together. */
export const ROW_CHUNK = 2;
export const COLUMN_CHUNK = 3;
/** Size of the mark of a solve. */
export const SQUARE = 10;

/** Cells are 24 px wide, or 28 px if a value has four digits. */
export function cellWidth(points: readonly string[]): number {
  return points.some((value) => value.length > 3) ? 28 : 24;
}

/** The team column takes the remaining width, between MIN_TEAM and 300. */
export function teamWidth(viewport: number, columns: number, cell: number): number {
  return Math.min(300, Math.max(MIN_TEAM, viewport - RANK - SCORE - columns * cell));
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
