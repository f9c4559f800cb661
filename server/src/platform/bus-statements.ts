import type { QueryConfig } from 'pg';

export const channel = 'halyard_bus';
export const pageSize = 2000;

const columns = `id, topic, game_id as "gameId", body`;
// Excludes handled ids: otherwise, while a gap keeps the mark in place, pages would fill with
// handled rows.
const page = `select ${columns} from outbox where id > $1 and id <> all($2::bigint[]) order by id limit ${pageSize}`;

/** Rows after the mark that are not handled yet, oldest first. */
export function readPage(mark: number, handled: readonly number[]): QueryConfig {
  return { name: 'bus.read', text: page, values: [mark, handled] };
}

/**
 * Also notifies the other processes, in the same round trip. Without rows, it returns one row whose
 * id is null.
 */
export function announceAndReadPage(mark: number, handled: readonly number[]): QueryConfig {
  const text = `select o.* from (select pg_notify('${channel}', '')) n left join lateral (${page}) o on true`;
  return { name: 'bus.announce-and-read', text, values: [mark, handled] };
}

/**
 * The transactions that may hold an id that is not visible yet: every writer acquires this lock
 * before it takes an id and keeps it until it ends, and a commit becomes visible before its locks
 * are released.
 */
export const readWriters = `select distinct virtualtransaction as writer from pg_locks
  where relation = 'outbox'::regclass and locktype = 'relation' and mode = 'RowExclusiveLock'
    and database = (select oid from pg_database where datname = current_database())`;

/**
 * The last assigned id, for startup only. The lock waits for active writers and blocks new ones, so
 * that every id up to this one is committed or rolled back.
 */
export const startStatements = [
  'begin',
  'lock table outbox in share mode',
  `select coalesce(pg_sequence_last_value(pg_get_serial_sequence('outbox', 'id')::regclass), 0) as id`,
  'commit',
] as const;

/** Deletes old events that every process has handled. Idempotent. */
export function deleteOld(mark: number): QueryConfig {
  return {
    text: `delete from outbox where created_at < now() - interval '1 hour' and id <= $1`,
    values: [mark],
  };
}
