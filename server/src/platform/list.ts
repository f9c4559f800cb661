import type { SortOrder } from '@halyard/sdk/rules';
import {
  type Expression,
  type ExpressionBuilder,
  type SelectQueryBuilder,
  sql,
  type SqlBool,
  type StringReference,
} from 'kysely';

/** Which part of a list to give. */
export interface ListWindow {
  count: number;
  skip: number;
}

/** A part of a list, and how many rows there are in all. */
export interface Page<Row> {
  rows: Row[];
  total: number;
}

/** What a caller wants a list sorted by: a name of the contract, and its direction. */
export interface Sorting<Name extends string> {
  sort?: Name | undefined;
  order: SortOrder;
}

/** An expression to sort by, and its direction. */
type OrderTerm = readonly [Expression<unknown>, 'asc' | 'desc'];

/**
 * Whether one of the columns contains a text, ignoring case. `%`, `_` and `\` are matched literally.
 *
 * It reads every row that the other conditions leave, which is fast enough for some 10,000 rows. A
 * larger table needs a trigram index on these columns (`gin (name gin_trgm_ops)`).
 */
export function contains<DB, TB extends keyof DB>(
  eb: ExpressionBuilder<DB, TB>,
  columns: readonly StringReference<DB, TB>[],
  text: string,
): Expression<SqlBool> {
  const pattern = asPattern(text);
  return eb.or(columns.map((column) => eb(column, 'ilike', pattern as never)));
}

/** The pattern of `like` for whatever contains a text. */
export function asPattern(text: string): string {
  return `%${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
}

/**
 * The order that was asked for, else the list's own.
 *
 * @param columns what each name of the contract sorts by; what is not named here cannot be sorted by
 * @param ownOrder must end with a unique column: rows that are otherwise equal then keep their
 *   places from one page to the next
 */
export function orderOf<Name extends string>(
  { sort, order }: Sorting<Name>,
  columns: Readonly<Record<Name, readonly Expression<unknown>[]>>,
  ownOrder: readonly OrderTerm[],
): readonly OrderTerm[] {
  if (sort === undefined) return ownOrder;
  const direction = order === 'Descending' ? 'desc' : 'asc';
  return [...columns[sort].map((column) => [column, direction] as const), ...ownOrder];
}

/** A window on the rows of a query in an order, and how many rows the query has. */
export async function readPage<DB, TB extends keyof DB, Row>(
  query: SelectQueryBuilder<DB, TB, Row>,
  { count, skip }: ListWindow,
  order: readonly OrderTerm[],
): Promise<Page<Row>> {
  let ordered = query;
  for (const [expression, direction] of order) ordered = ordered.orderBy(expression, direction);
  const [rows, { total }] = await Promise.all([
    ordered.limit(count).offset(skip).execute(),
    query
      .clearSelect()
      .select(sql<number>`count(*)`.as('total'))
      .$castTo<{ total: number }>()
      .executeTakeFirstOrThrow(),
  ]);
  return { rows, total };
}

/**
 * The newest rows of a table that only grows, by an id that only grows. With `before`, those older
 * than that row: unlike `skip` it neither repeats nor misses a row while new ones arrive, and a
 * far page costs as little as the first.
 */
export async function readNewest<DB, TB extends keyof DB, Row>(
  query: SelectQueryBuilder<DB, TB, Row>,
  id: StringReference<DB, TB>,
  { count, skip, before }: ListWindow & { before?: number | undefined },
): Promise<Row[]> {
  const older = before === undefined ? query : query.where(id, '<', before as never);
  return older.orderBy(id, 'desc').limit(count).offset(skip).execute();
}
