import type { AuditTargetType } from '@halyard/sdk/rules';
import { sql } from 'kysely';
import type { AuditChange } from '../../domain/audit.ts';
import type { Db, Tx } from '../../platform/database.ts';

/** What the log can be narrowed to; times in Unix milliseconds. */
export interface AuditQuery {
  count: number;
  /** Only entries older than the one with this id. */
  before?: number | undefined;
  actor?: string | undefined;
  operation?: string | undefined;
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
  const { before, actor, operation, targetType, target, since, until } = query;
  let entries = db.selectFrom('audit_log').select('id');
  if (actor !== undefined) entries = entries.where('actor_id', '=', actor);
  if (operation !== undefined) entries = entries.where('operation', '=', operation);
  if (targetType !== undefined) entries = entries.where('target_type', '=', targetType);
  if (target !== undefined) entries = entries.where('target_id', '=', target);
  if (since !== undefined) entries = entries.where('created_at', '>=', new Date(since));
  if (until !== undefined) entries = entries.where('created_at', '<', new Date(until));
  if (query.text !== undefined) {
    entries = entries.where(sql<boolean>`search @@ ${toPrefixes(query.text)}::tsquery`);
  }
  if (before !== undefined) {
    // The place of the entry, or of the newest older one.
    const place = sql`select created_at from audit_log where id <= ${before} order by id desc limit 1`;
    entries = entries.where(sql<boolean>`(created_at, id) < ((${place}), ${before}::bigint)`);
  }
  // The ids come from the indexes alone, which hold what is filtered by.
  const ids = entries.orderBy('created_at', 'desc').orderBy('id', 'desc').limit(query.count);
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
    .where('id', 'in', ids)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
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
