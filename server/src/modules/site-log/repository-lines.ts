import { type RawBuilder, sql } from 'kysely';
import { type LogLevel, type LogStatus, LOG_LEVELS, LOG_STATUSES } from '../../domain/log-lines.ts';
import type { Db } from '../../platform/database.ts';
import { asPattern } from '../../platform/list.ts';
import { chooseScan, type Sample, SAMPLE } from '../../platform/text-search.ts';

export interface LineFilter {
  level?: LogLevel | undefined;
  status?: LogStatus | undefined;
  user?: string | undefined;
  /** In any case, of the message, the address or the id of the request. */
  text?: string | undefined;
  /** Milliseconds since 1970. */
  since?: number | undefined;
  until?: number | undefined;
}

export interface LineWindow {
  count: number;
  skip: number;
  /** Only lines with a smaller id. */
  before?: number | undefined;
}

export interface LineRow {
  id: number;
  time: Date;
  level: LogLevel;
  status: LogStatus;
  userName: string;
  address: string | null;
  requestId: string | null;
  message: string;
}

const COLUMNS = sql.raw(
  'id, time, level, status, user_name as "userName", address, request_id as "requestId", message',
);

const ID = sql.raw('id');

/** As in the index `log_lines_text_index`. */
const SEARCHED = sql.raw(
  `(message || ' ' || coalesce(address, '') || ' ' || coalesce(request_id, ''))`,
);

/** The index knows texts by their trigrams. */
const SHORTEST_INDEXED = 3;

/** Lines are stored within this time, save when the database is away. */
const STORED_WITHIN = 60_000;

/** The id of the newest line; 0 without any. */
export async function findNewestLine(db: Db): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    select coalesce(max(id), 0) as id from log_lines`.execute(db);
  return rows[0]?.id ?? 0;
}

/** The oldest lines after an id, oldest first. */
export async function findLinesAfter(db: Db, id: number, count: number): Promise<LineRow[]> {
  const { rows } = await sql<LineRow>`
    select ${COLUMNS} from log_lines where id > ${id} order by id limit ${count}`.execute(db);
  return rows;
}

/** The newest lines that match. */
export async function findLines(
  db: Db,
  filter: LineFilter,
  window: LineWindow,
): Promise<LineRow[]> {
  const { count, skip } = window;
  const bounds = await findBounds(db, filter, window);
  const { text } = filter;
  const end = sql`order by id desc limit ${count} offset ${skip}`;
  if (text === undefined) {
    const lines = newest(COLUMNS, filter, bounds, count + skip);
    const { rows } = await sql<LineRow>`select * from (${lines}) as line ${end}`.execute(db);
    return rows;
  }
  const search = {
    filter,
    bounds,
    contained: sql`${SEARCHED} ilike ${asPattern(text)}`,
    isIndexed: text.length >= SHORTEST_INDEXED,
  };
  const wanted = count + skip;
  const sample = await readFound(db, search, SAMPLE, { count: wanted, skip: 0 });
  const found = sample.length;
  const scanned = found < wanted ? await chooseLines(db, search, { found, wanted }) : SAMPLE;
  if (scanned === SAMPLE) return sample.slice(skip);
  if (scanned !== null) {
    const rows = await readFound(db, search, scanned, { count, skip });
    if (rows.length === count || !(await hasMoreThan(db, search, scanned))) return rows;
  }
  const { rows } = await sql<LineRow>`
    with found as materialized (
      select ${COLUMNS} from log_lines where ${search.contained} and ${conditions(filter, bounds)}
    ) select * from found ${end}`.execute(db);
  return rows;
}

/** What is searched for a text. */
interface Search {
  filter: LineFilter;
  bounds: Bounds;
  /** That a line contains the text. */
  contained: RawBuilder<unknown>;
  /** Whether the index knows texts as short as this one. */
  isIndexed: boolean;
}

/** Selects the lines among the newest that contain the text. */
function scan({ filter, bounds, contained }: Search, lines: number): RawBuilder<unknown> {
  return sql`select * from (${newest(sql.raw('*'), filter, bounds, lines)}) as newest where ${contained}`;
}

/** A part of those of the newest lines that contain the text, the newest first. */
async function readFound(
  db: Db,
  search: Search,
  scanned: number,
  { count, skip }: LineWindow,
): Promise<LineRow[]> {
  const { rows } = await sql<LineRow>`
    select ${COLUMNS} from (${scan(search, scanned)}) as line
    order by id desc limit ${count} offset ${skip}`.execute(db);
  return rows;
}

/** How many of the newest lines to search, when the sample has too few; null: use the index. */
async function chooseLines(
  db: Db,
  search: Search,
  { found, wanted }: { found: number; wanted: number },
): Promise<number | null> {
  const lines = newest(ID, search.filter, search.bounds, SAMPLE + 1);
  const { rows } = await sql<Omit<Sample, 'found'>>`
    select exists (select from (${lines}) as line offset ${SAMPLE}) as "hasMore",
      (select max(id) - min(id) from log_lines) as stored`.execute(db);
  const { hasMore, stored } = rows[0] ?? { hasMore: false, stored: 0 };
  return chooseScan({ found, hasMore, stored: search.isIndexed ? stored : Infinity }, wanted);
}

/** Whether more lines match all but the text than those that were searched one by one. */
async function hasMoreThan(db: Db, { filter, bounds }: Search, searched: number): Promise<boolean> {
  const lines = newest(ID, filter, bounds, searched + 1);
  const { rows } = await sql`select id from (${lines}) as line offset ${searched}`.execute(db);
  return rows.length > 0;
}

interface Bounds {
  /** Ids that are larger than `above` and smaller than `below`. */
  above: number | null;
  below: number | null;
}

/**
 * Ids between which all lines of a time are. Ids grow with the time, save for the little that a line
 * waits, so that a page of any time is read from the indexes that end with the id.
 */
async function findBounds(db: Db, filter: LineFilter, { before }: LineWindow): Promise<Bounds> {
  const { since, until } = filter;
  const below = before ?? null;
  if (since === undefined && until === undefined) return { above: null, below };
  const { rows } = await sql<Bounds>`select
    (select id from log_lines where time < ${dateOf(since ?? 0, -STORED_WITHIN)}
      order by time desc limit 1) as above,
    (select id from log_lines where time > ${dateOf(until ?? MAX_TIME, STORED_WITHIN)}
      order by time limit 1) as below`.execute(db);
  const [found = { above: null, below: null }] = rows;
  return { above: found.above, below: smaller(found.below, below) };
}

const MAX_TIME = Date.UTC(9999, 0);

function dateOf(time: number, shift = 0): Date {
  return new Date(Math.min(Math.max(time + shift, 0), MAX_TIME));
}

function smaller(one: number | null, other: number | null): number | null {
  if (one === null || other === null) return one ?? other;
  return Math.min(one, other);
}

/**
 * The newest lines that match all but the text. A level without a status, and the reverse, are read as one
 * part for each pair, which together come in the order of the id from an index that begins with both. Each
 * part has the limit too: the planner would sort all of their lines otherwise.
 */
function newest(
  columns: RawBuilder<unknown>,
  filter: LineFilter,
  bounds: Bounds,
  limit: number,
): RawBuilder<unknown> {
  const { level, status } = filter;
  const pairs =
    level === undefined && status === undefined
      ? [{ level, status }]
      : (level === undefined ? LOG_LEVELS : [level]).flatMap((one) =>
          (status === undefined ? LOG_STATUSES : [status]).map((other) => ({
            level: one,
            status: other,
          })),
        );
  const parts = pairs.map(
    (pair) => sql`(
      select ${columns} from log_lines where ${conditions({ ...filter, ...pair }, bounds)}
      order by id desc limit ${limit}
    )`,
  );
  return sql`select * from (${sql.join(parts, sql` union all `)}) as line order by id desc limit ${limit}`;
}

function conditions(
  { level, status, user, since, until }: LineFilter,
  { above, below }: Bounds,
): RawBuilder<unknown> {
  const all = [
    sql`true`,
    ...(level === undefined ? [] : [sql`level = ${level}`]),
    ...(status === undefined ? [] : [sql`status = ${status}`]),
    ...(user === undefined ? [] : [sql`user_name = ${user}`]),
    ...(since === undefined ? [] : [sql`time >= ${dateOf(since)}`]),
    ...(until === undefined ? [] : [sql`time < ${dateOf(until)}`]),
    ...(above === null ? [] : [sql`id > ${above}`]),
    ...(below === null ? [] : [sql`id < ${below}`]),
  ];
  return sql.join(all, sql` and `);
}

export interface LineCount {
  bin: number;
  level: LogLevel;
  lines: number;
}

/** How many lines of each level match in each of the spans from `since` on. */
export async function countLines(
  db: Db,
  filter: LineFilter & { since: number; until: number },
  step: number,
): Promise<LineCount[]> {
  const { text, since } = filter;
  const contained = text === undefined ? sql`true` : sql`${SEARCHED} ilike ${asPattern(text)}`;
  const { rows } = await sql<LineCount>`
    select floor(extract(epoch from time - ${dateOf(since)}::timestamptz) * 1000 / ${step})::int as bin,
      level, count(*)::int as lines
    from log_lines
    where ${contained} and ${conditions(filter, { above: null, below: null })}
    group by 1, 2 order by 1`.execute(db);
  return rows;
}
