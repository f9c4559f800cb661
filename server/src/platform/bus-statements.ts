import type { QueryConfig } from 'pg';

export const channel = 'halyard_bus';
export const pageSize = 2000;

const columns = `id, topic, game_id as "gameId", body`;
// Without the list of handled ids a hole would hold the mark while the page fills with known rows.
const page = `select ${columns} from outbox where id > $1 and id <> all($2::bigint[]) order by id limit ${pageSize}`;

/** Rows behind the mark that are not handled yet, oldest first. */
export function readPage(mark: number, handled: readonly number[]): QueryConfig {
  return { name: 'bus.read', text: page, values: [mark, handled] };
}

/** The same and, in one round trip, a word to the other processes. One row without an id if empty. */
export function announceAndReadPage(mark: number, handled: readonly number[]): QueryConfig {
  const text = `select o.* from (select pg_notify('${channel}', '')) n left join lateral (${page}) o on true`;
  return { name: 'bus.announce-and-read', text, values: [mark, handled] };
}

/**
 * The transactions that may have taken an id which is not visible yet: every writer holds this lock
 * from before it takes one until its end, and a commit is visible before its locks are gone.
 */
export const readWriters = `select distinct virtualtransaction as writer from pg_locks
  where relation = 'outbox'::regclass and locktype = 'relation' and mode = 'RowExclusiveLock'
    and database = (select oid from pg_database where datname = current_database())`;

/**
 * The last id taken. The lock waits for the writers at work and holds back new ones, so at this
 * moment every id so far is committed or lost. For the start only.
 */
export const startStatements = [
  'begin',
  'lock table outbox in share mode',
  `select coalesce(pg_sequence_last_value(pg_get_serial_sequence('outbox', 'id')::regclass), 0) as id`,
  'commit',
] as const;

/** Removes what every process has long seen. Safe to run anywhere, any number of times. */
export function deleteOld(mark: number): QueryConfig {
  return {
    text: `delete from outbox where created_at < now() - interval '1 hour' and id <= $1`,
    values: [mark],
  };
}
