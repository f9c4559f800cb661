/** How a filter is written in the address; null for its default, which the address leaves out. */
export interface FilterFormat<Value> {
  read: (text: string | null) => Value;
  write: (value: Value) => string | null;
}

/** A filter with a fixed set of values; the first is the default, also for unknown texts. */
export function oneOf<const Value extends string>(
  values: readonly [Value, ...Value[]],
): FilterFormat<Value> {
  return {
    read: (text) => values.find((value) => value === text) ?? values[0],
    write: (value) => (value === values[0] ? null : value),
  };
}

/** What a list can be narrowed to and sorted by; one constant of each page with a list. */
export interface ListFormat<Filters extends object, Column extends string> {
  /** Filters by their names in the address. `q`, `sort`, `page` and `size` are taken. */
  filters: { [Name in keyof Filters]: FilterFormat<Filters[Name]> };
  /** Ids of the columns that can be sorted by; the first is the default, ascending. */
  columns: readonly [Column, ...Column[]];
  /** How many rows a page can have; the first is the default. */
  sizes: readonly [number, ...number[]];
}

/** Which part of a list is shown. */
export interface ListView<Filters extends object, Column extends string> {
  /** What is searched for, as it was typed. */
  text: string;
  filters: Filters;
  sort: { column: Column; direction: 'ascending' | 'descending' };
  /** From 1. */
  page: number;
  /** Rows of a page. */
  size: number;
}

/** The view that an address names; what it does not know falls to its default. */
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

/** The parameters of a view in the address; null for those at their default. */
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
