import type { SubmissionResult } from '@halyard/sdk/rules';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../platform/database.ts';
import type { GameEventsTable } from '../../platform/schema-play.ts';
import { findScan, type Sample } from '../../platform/text-search.ts';
import type { Place, Scope } from './repository-scope.ts';

/** Rows of a table that a list shows. */
export type Source =
  | { table: 'submissions'; result?: SubmissionResult | undefined }
  | { table: 'game_events'; types: readonly GameEventsTable['type'][] };

/** Where a row of a list is, and in which table. */
export interface Found extends Place {
  table: Source['table'];
}

/** The newest rows of all sources together, the newest first. */
export async function findPage(
  db: Db,
  scope: Scope,
  sources: readonly Source[],
  { count, skip }: { count: number; skip: number },
): Promise<Found[]> {
  if (sources.length === 0) return [];
  const limit = count + skip;
  const parts = await Promise.all(
    sources.map(async (source) => {
      const rows = await pickRows(db, scope, source, limit);
      return sql`(select at, id, ${source.table} as "table" from (${rows}) as part)`;
    }),
  );
  const { rows } = await sql<Found>`
    select * from (${sql.join(parts, sql` union all `)}) as found
    order by at desc, id desc limit ${count} offset ${skip}`.execute(db);
  return rows;
}

/** Selects the newest rows of one source. */
async function pickRows(
  db: Db,
  scope: Scope,
  source: Source,
  limit: number,
): Promise<RawBuilder<unknown>> {
  const contained = contains(scope, source);
  const time = sql.ref(COLUMNS[source.table].time);
  const columns = sql`${time} as at, id`;
  if (contained === null) return newest(source, columns, conditions(scope, source), limit);
  const search = { scope, source, contained };
  const scanned = await findScan((rows) => readSample(db, search, rows, limit), limit);
  if (scanned !== null) return scan(search, scanned, limit);
  return sql`
    select at, id from (
      select ${columns} from ${sql.table(source.table)} as row
      where ${contained} and ${conditions(scope, source)} offset 0
    ) as matching order by at desc, id desc limit ${limit}`;
}

/** What is searched for a text. */
interface Search {
  scope: Scope;
  source: Source;
  /** That a row contains the text. */
  contained: RawBuilder<unknown>;
}

/** Selects those of the newest rows that contain the text. */
function scan({ scope, source, contained }: Search, rows: number, limit: number) {
  const among = newest(source, sql.raw('*'), conditions(scope, source), rows);
  const time = sql.ref(COLUMNS[source.table].time);
  return sql`
    select ${time} as at, id from (${among}) as row where ${contained}
    order by ${time} desc, id desc limit ${limit}`;
}

/** The text in so many of the newest rows; counted up to the limit. */
async function readSample(db: Db, search: Search, scanned: number, limit: number): Promise<Sample> {
  const { scope, source } = search;
  const among = newest(source, sql.raw('id'), conditions(scope, source), scanned + 1);
  const { rows } = await sql<Sample>`
    select (select count(*)::int from (${scan(search, scanned, limit)}) as scan) as found,
      exists (select from (${among}) as among offset ${scanned}) as "hasMore",
      (select max(id) - min(id) from ${sql.table(source.table)}) as stored`.execute(db);
  return rows[0] ?? { found: 0, hasMore: false, stored: 0 };
}

const COLUMNS = {
  submissions: { time: 'submitted_at' },
  game_events: { time: 'created_at' },
} as const;

function newest(
  source: Source,
  columns: RawBuilder<unknown>,
  where: RawBuilder<unknown>,
  limit: number,
): RawBuilder<unknown> {
  const time = sql.ref(COLUMNS[source.table].time);
  return sql`
    select ${columns} from ${sql.table(source.table)} as row where ${where}
    order by ${time} desc, id desc limit ${limit}`;
}

/** Everything but the text. */
function conditions(scope: Scope, source: Source): RawBuilder<unknown> {
  const { filter, after, participationId } = scope;
  const { user, challenge, since, until } = filter;
  const time = sql.ref(COLUMNS[source.table].time);
  const all = [
    sql`game_id = ${scope.gameId}`,
    ...(participationId === null ? [] : [sql`participation_id = ${participationId}`]),
    ...(user === undefined ? [] : [sql`user_id = ${user}`]),
    ...(challenge === undefined ? [] : [sql`challenge_id = ${challenge}`]),
    ...(since === undefined ? [] : [sql`${time} >= ${dateOf(since)}`]),
    ...(until === undefined ? [] : [sql`${time} < ${dateOf(until)}`]),
    ...(after === null ? [] : [sql`(${time}, id) < (${after.at}, ${after.id})`]),
  ];
  if (source.table === 'game_events') all.push(sql`type = any(${[...source.types]})`);
  else if (source.result !== undefined) all.push(sql`result = ${source.result}`);
  return sql.join(all, sql` and `);
}

/** That a row contains the text; null without one. */
function contains({ searched }: Scope, source: Source): RawBuilder<unknown> | null {
  if (searched === null) return null;
  const { participations, challenges, users, answer } = searched;
  const any = [
    sql`row.participation_id = any(${participations}::int[])`,
    sql`row.challenge_id = any(${challenges}::int[])`,
    sql`row.user_id = any(${users}::uuid[])`,
    ...(answer === null || source.table === 'game_events' ? [] : [sql`row.answer ilike ${answer}`]),
  ];
  return sql`(${sql.join(any, sql` or `)})`;
}

const MAX_TIME = Date.UTC(9999, 0);

function dateOf(time: number): Date {
  return new Date(Math.min(Math.max(time, 0), MAX_TIME));
}
