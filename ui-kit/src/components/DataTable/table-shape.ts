import type { DataColumn, TablePhone } from './table-model.ts';

/** Row heights in px. */
export const ROWS = { compact: 36, tall: 40, phone: 48 } as const;
export const GROUPS = { compact: 36, tall: 36, phone: 48 } as const;
export const HEAD = 36;
export const NEWS = 32;
const LEAST_COLUMN = 140;
const LEAST_END = 96;

export const NONE: ReadonlySet<string> = new Set();

/**
 * The visible columns: the first one and those that are not hidden; on phones the first one and the
 * end column.
 */
export function shownColumns<Item>(
  columns: readonly DataColumn<Item>[],
  hidden: ReadonlySet<string>,
  phone: TablePhone<Item> | undefined,
): readonly DataColumn<Item>[] {
  return phone
    ? columns
        .filter(({ id }, index) => index === 0 || id === phone.end)
        .map((column, index) =>
          index === 0
            ? { ...column, width: undefined }
            : { ...column, align: 'end', width: column.width ?? LEAST_END },
        )
    : columns.filter(({ id }, index) => index === 0 || !hidden.has(id));
}

/** Minimum width of all columns in px; below it the table scrolls horizontally. */
export function minimumWidth<Item>(columns: readonly DataColumn<Item>[], isPhone: boolean): number {
  return isPhone ? 0 : columns.reduce((sum, { width }) => sum + (width ?? LEAST_COLUMN), 0);
}
