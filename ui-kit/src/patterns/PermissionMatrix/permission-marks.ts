/** A permission of a division for a challenge: the default or an exception. */
export type PermissionMark = 'default' | 'granted' | 'denied';

/** The next mark when a cell is pressed: between the default and its opposite. */
export function nextMark(mark: PermissionMark, byDefault: boolean): PermissionMark {
  if (mark !== 'default') return 'default';
  return byDefault ? 'denied' : 'granted';
}

/** Whether a mark allows something if the default is `byDefault`. */
export function isAllowed(mark: PermissionMark, byDefault: boolean): boolean {
  return mark === 'default' ? byDefault : mark === 'granted';
}

/** Place in a grid. */
export interface GridPlace {
  row: number;
  column: number;
}

/** The cell that a key moves to in a grid of `rows` by `columns`; undefined for other keys. */
export function nextGridCell(
  { row, column }: GridPlace,
  key: string,
  rows: number,
  columns: number,
): GridPlace | undefined {
  switch (key) {
    case 'ArrowRight':
      return { row, column: Math.min(column + 1, columns - 1) };
    case 'ArrowLeft':
      return { row, column: Math.max(column - 1, 0) };
    case 'ArrowDown':
      return { row: Math.min(row + 1, rows - 1), column };
    case 'ArrowUp':
      return { row: Math.max(row - 1, 0), column };
    case 'Home':
      return { row, column: 0 };
    case 'End':
      return { row, column: columns - 1 };
    default:
      return undefined;
  }
}
