import type { AuditTargetType } from '@halyard/sdk/rules';
import { type RawBuilder, sql } from 'kysely';
import type { AuditChange } from '../../domain/audit.ts';
import type { Db, Tx } from '../../platform/database.ts';
import { findScan, type Sample } from '../../platform/text-search.ts';

/** What the log can be narrowed to; times in Unix milliseconds. */
export interface AuditQuery {
  count: number;
  /** Only entries older than the one with this id. */
  before?: number | undefined;
  actor?: string | undefined;
  operation?: string | undefined;
  /** Only these operations. */
  among?: readonly string[];
  /** None of these operations. */
  except?: readonly string[];
  targetType?: AuditTargetType | undefined;
  target?: string | undefined;
  since?: number | undefined;
  until?: number | undefined;
  text?: string | undefined;
}

export interface AuditRow {
  id: number;
  createdAt: Date;
  actorId: string;
  actorName: string;
  operation: string;
  requestId: string | null;
  targetType: AuditTargetType | null;
  targetId: string | null;
  targetName: string | null;
  changes: AuditChange[];
}

/**
 * The newest entries. The order is that of the indexes, (created_at, id), so that any filter and any
 * page costs a few steps in an index.
 */
export async function findAuditEntries(db: Db, query: AuditQuery): Promise<AuditRow[]> {
  // The ids come from the indexes alone, which hold what is filtered by.
  const ids =
    query.text === undefined ? newestIds(query, query.count) : await search(db, query, query.text);
  return db
    .selectFrom('audit_log')
    .select([
      'id',
      'created_at as createdAt',
      'actor_id as actorId',
      'actor_name as actorName',
      'operation',
      'request_id as requestId',
      'target_type as targetType',
      'target_id as targetId',
      'target_name as targetName',
      sql<AuditChange[]>`changes`.as('changes'),
    ])
    .where(sql<boolean>`id in (${ids})`)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
}

/** Selects the ids of the newest entries that match all but the text. */
function newestIds(query: AuditQuery, limit: number): RawBuilder<unknown> {
  return sql`select id from audit_log where ${conditions(query)}
    order by created_at desc, id desc limit ${limit}`;
}

/** Selects the ids of the newest entries that match all, the text too. */
async function search(db: Db, query: AuditQuery, text: string): Promise<RawBuilder<unknown>> {
  const contained = sql`search @@ ${toPrefixes(text)}::tsquery`;
  const end = sql`order by created_at desc, id desc limit ${query.count}`;
  const scan = (scanned: number) => sql`select id from audit_log
    where id = any (array(${newestIds(query, scanned)})) and ${contained} ${end}`;
  const readSample = async (scanned: number): Promise<Sample> => {
    const { rows } = await sql<Sample>`
      select (select count(*)::int from (${scan(scanned)}) as entry) as found,
        exists (select from (${newestIds(query, scanned + 1)}) as entry offset ${scanned}) as "hasMore",
        (select max(id) - min(id) from audit_log) as stored`.execute(db);
    return rows[0] ?? { found: 0, hasMore: false, stored: 0 };
  };
  const scanned = await findScan(readSample, query.count);
  if (scanned !== null) return scan(scanned);
  return sql`select id from audit_log where ${contained} and ${conditions(query)} ${end}`;
}

/** Everything but the text. */
function conditions(query: AuditQuery): RawBuilder<unknown> {
  const { before, actor, operation, among, except, targetType, target, since, until } = query;
  // The place of the entry, or of the newest older one.
  const place = sql`select created_at from audit_log where id <= ${before} order by id desc limit 1`;
  const all = [
    sql`true`,
    ...(actor === undefined ? [] : [sql`actor_id = ${actor}`]),
    ...(operation === undefined ? [] : [sql`operation = ${operation}`]),
    ...(among === undefined ? [] : [sql`operation = any(${among})`]),
    ...(except === undefined ? [] : [sql`operation <> all(${except})`]),
    ...(targetType === undefined ? [] : [sql`target_type = ${targetType}`]),
    ...(target === undefined ? [] : [sql`target_id = ${target}`]),
    ...(since === undefined ? [] : [sql`created_at >= ${new Date(since)}`]),
    ...(until === undefined ? [] : [sql`created_at < ${new Date(until)}`]),
    ...(before === undefined ? [] : [sql`(created_at, id) < ((${place}), ${before}::bigint)`]),
  ];
  return sql.join(all, sql` and `);
}

/** A query for rows with a word that begins with each word of the text. */
function toPrefixes(text: string): string {
  const words = text.toLowerCase().match(/[\p{L}\p{N}](\S*[\p{L}\p{N}])?/gu) ?? [];
  return words.map((word) => `'${word.replaceAll(/['\\]/g, String.raw`\$&`)}':*`).join(' & ');
}

/** The only way to delete entries: those from before a moment. */
export async function deleteAuditBefore(tx: Tx, moment: Date): Promise<void> {
  await sql`select set_config('halyard.audit_retention', 'on', true)`.execute(tx);
  await tx.deleteFrom('audit_log').where('created_at', '<', moment).execute();
  await sql`select set_config('halyard.audit_retention', 'off', true)`.execute(tx);
}
