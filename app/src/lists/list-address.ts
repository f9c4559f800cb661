/**
 * Converts a filter to and from its text in the address; null for the default, which is omitted.
 */
export interface FilterFormat<Value> {
  read: (text: string | null) => Value;
  write: (value: Value) => string | null;
}

/** A filter with a fixed set of values. The first is the default, also for unknown values. */
export function oneOf<const Value extends string>(
  values: readonly [Value, ...Value[]],
): FilterFormat<Value> {
  return {
    read: (text) => values.find((value) => value === text) ?? values[0],
    write: (value) => (value === values[0] ? null : value),
  };
}

/** A filter by a whole number within these limits; null, also for other texts, does not narrow. */
export function aNumber(min: number, max: number): FilterFormat<number | null> {
  return {
    read: (text) => {
      const value = text !== null && /^\d+$/.test(text) ? Number(text) : null;
      return value !== null && value >= min && value <= max ? value : null;
    },
    write: (value) => (value === null ? null : String(value)),
  };
}

/** The filters, sortable columns and page sizes of a list; a constant of its page. */
export interface ListFormat<Filters extends object, Column extends string> {
  /** Filters by their names in the address. `q`, `sort`, `page` and `size` are reserved. */
  filters: { [Name in keyof Filters]: FilterFormat<Filters[Name]> };
  /** Ids of the sortable columns. The first is the default, ascending. */
  columns: readonly [Column, ...Column[]];
  /** The selectable page sizes. The first is the default. */
  sizes: readonly [number, ...number[]];
}

/** The search, filters, sort and page of a list. */
export interface ListView<Filters extends object, Column extends string> {
  /** The search text as typed. */
  text: string;
  filters: Filters;
  sort: { column: Column; direction: 'ascending' | 'descending' };
  /** Starts at 1. */
  page: number;
  /** Rows per page. */
  size: number;
}

/** Parses the view in an address; unknown values are replaced by defaults. */
export function readView<Filters extends object, Column extends string>(
  { filters, columns, sizes }: ListFormat<Filters, Column>,
  params: URLSearchParams,
): ListView<Filters, Column> {
  const names = Object.keys(filters) as (keyof Filters & string)[];
  const sort = params.get('sort') ?? '';
  const size = Number(params.get('size'));
  return {
    text: params.get('q') ?? '',
    filters: Object.fromEntries(
      names.map((name) => [name, filters[name].read(params.get(name))]),
    ) as Filters,
    sort: {
      column: columns.find((column) => column === sort.replace(/^-/, '')) ?? columns[0],
      direction: sort.startsWith('-') ? 'descending' : 'ascending',
    },
    page: Math.max(1, Math.trunc(Number(params.get('page'))) || 1),
    size: sizes.find((each) => each === size) ?? sizes[0],
  };
}

/** The query parameters of a view; null for defaults. */
export function writeView<Filters extends object, Column extends string>(
  { filters, columns, sizes }: ListFormat<Filters, Column>,
  view: ListView<Filters, Column>,
): Record<string, string | null> {
  const names = Object.keys(filters) as (keyof Filters & string)[];
  const { column, direction } = view.sort;
  const sort = direction === 'descending' ? `-${column}` : column;
  return {
    q: view.text || null,
    ...Object.fromEntries(names.map((name) => [name, filters[name].write(view.filters[name])])),
    sort: sort === columns[0] ? null : sort,
    page: view.page === 1 ? null : String(view.page),
    size: view.size === sizes[0] ? null : String(view.size),
  };
}
