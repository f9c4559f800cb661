import { setTimeout as sleep } from 'node:timers/promises';
import { CompiledQuery, Kysely, PostgresDialect, type Transaction } from 'kysely';
import { Client, type CustomTypesConfig, DatabaseError, Pool, type PoolClient, types } from 'pg';
import type { Database } from './schema.ts';
import { errorCode } from './error-code.ts';

/** Full access, for the platform, tests and tools. Modules read with `Db` and write with `Tx`. */
export type WritableDb = Kysely<Database>;
/** A database to read from. Changes need a `Tx`, which only `write` and `writeStatement` give. */
export type Db = Pick<WritableDb, 'selectFrom' | 'executeQuery' | 'getExecutor'>;
export type Tx = Transaction<Database>;

export interface DatabaseOptions {
  readonly url: string;
  /** The maximum number of connections. Default: 10. */
  readonly max?: number;
  /** Shown in `pg_stat_activity`. Default: `halyard`. */
  readonly applicationName?: string;
  /** The database is one that this server starts again when it stops: wait for that. */
  readonly isRestarted?: boolean;
  /** Called when an idle connection breaks; the pool replaces it. */
  readonly onError?: (error: Error) => void;
}

export interface DatabaseHandle {
  readonly db: WritableDb;
  readonly pool: Pool;
  /** Waits for running queries, then closes every connection. */
  close(): Promise<void>;
}

/** Clients are assumed to have given up after waiting this long for a connection or a result. */
const timeoutMilliseconds = 20_000;

const bigTypes = new Set<number>([types.builtins.INT8, types.builtins.NUMERIC]);

/**
 * Parses bigint and numeric as numbers instead of text: ours are counters and ids far below 2^53.
 * Pass it as `types` of a pool or client; do not set it globally, because libraries with clients of
 * their own expect text.
 */
export const columnTypes: CustomTypesConfig = {
  getTypeParser: ((oid: number, format?: 'text') =>
    bigTypes.has(oid) ? Number : types.getTypeParser(oid, format)) as typeof types.getTypeParser,
};

/** Opens a pool; the first query connects. */
export function openDatabase(options: DatabaseOptions): DatabaseHandle {
  const pool = new Pool({
    connectionString: options.url,
    max: options.max ?? 10,
    application_name: options.applicationName ?? 'halyard',
    types: columnTypes,
    Client: PreparingClient,
    keepAlive: true,
    connectionTimeoutMillis: timeoutMilliseconds,
    statement_timeout: timeoutMilliseconds,
    idle_in_transaction_session_timeout: 60_000,
  });
  let closing = false;
  // Without a listener, an idle connection that breaks would end the process. The pool does not
  // wait for its connections to close, so a database that stops may break the last ones.
  pool.on('error', (error) => {
    if (!closing) options.onError?.(error);
  });
  // The pool handles errors of idle connections only. A connection that breaks in use rejects its
  // query, and without this listener would end the process as well.
  pool.on('connect', (client) => client.on('error', () => undefined));
  const patientPool = {
    Client: PreparingClient,
    options: pool.options,
    connect: () => connectAgain(pool),
    end: () => pool.end(),
  };
  const db = new Kysely<Database>({
    dialect: new PostgresDialect({ pool: options.isRestarted ? patientPool : pool }),
  });
  return {
    db,
    pool,
    close() {
      closing = true;
      return db.destroy();
    },
  };
}

/** How long a database takes that is started again, on a busy machine. */
const RESTART_MILLISECONDS = 5000;
const RETRY_MILLISECONDS = 50;

async function connectAgain(pool: Pool): Promise<PoolClient> {
  const deadline = performance.now() + RESTART_MILLISECONDS;
  for (;;) {
    try {
      return await pool.connect();
    } catch (error) {
      const isAway = unavailableCode(error) === 'DATABASE_UNAVAILABLE';
      if (!isAway || performance.now() > deadline) throw error;
      await sleep(RETRY_MILLISECONDS);
    }
  }
}

/** Names of prepared statements by their text; filled by `named` at import time only. */
const statementNames = new Map<string, string>();

/** Runs a named statement as a prepared statement, which is parsed once per connection. */
class PreparingClient extends Client {
  // The overloads of the base class cannot be spelled out; the arguments pass through unchanged.
  override query = ((text: unknown, values: unknown, ...rest: unknown[]) => {
    const name = typeof text === 'string' ? statementNames.get(text) : undefined;
    const query = name === undefined ? text : { name, text };
    return super.query(query as string, values as unknown[], ...(rest as []));
  }) as Client['query'];
}

/**
 * Declares a frequent statement at the top of a module. It is prepared once per connection; a
 * pooler must run in session mode or support prepared statements.
 *
 * @param name unique, at most 63 bytes, e.g. `submission.insert`
 * @returns a function that runs the statement in a database or a transaction and returns its rows
 */
export function named<Row>(
  name: string,
  text: string,
): (db: Db, values: readonly unknown[]) => Promise<Row[]> {
  statementNames.set(text, name);
  return async (db, values) => {
    const result = await db.executeQuery<Row>(CompiledQuery.raw(text, [...values]));
    return result.rows;
  };
}

/** A named statement that changes or locks rows: it runs in a write only. */
export function namedWrite<Row = never>(
  name: string,
  text: string,
): (tx: Tx, values: readonly unknown[]) => Promise<Row[]> {
  return named<Row>(name, text);
}

const passingConflicts = new Set(['40001', '40P01']);
const attempts = 5;

/**
 * Runs `work` in a transaction and repeats it from the start after a serialization failure, a
 * deadlock, or when the database ended its connection. `work` must therefore not change anything but the database.
 */
export async function transaction<Result>(
  db: WritableDb,
  work: (tx: Tx) => Promise<Result>,
): Promise<Result> {
  let isDone = false;
  return retry(
    () => {
      isDone = false;
      return db.transaction().execute(async (tx) => {
        const result = await work(tx);
        isDone = true;
        return result;
      });
    },
    // When the connection is lost during a commit, nobody knows whether it was made.
    (error) => isConflict(error) || (!isDone && (isCutOff(error) || isBroken(error))),
  );
}

/** Runs several reads on one snapshot of the database. */
export async function snapshot<Result>(
  db: Db,
  work: (moment: Db) => Promise<Result>,
): Promise<Result> {
  return (db as WritableDb)
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(work);
}

/** Runs a statement again after a deadlock, or when the database ended its connection before it was done. */
export function retryStatement<Result>(statement: () => Promise<Result>): Promise<Result> {
  return retry(statement, (error) => isConflict(error) || isCutOff(error));
}

function isConflict(error: unknown): boolean {
  return passingConflicts.has(errorCode(error) ?? '');
}

/**
 * Whether the database ended the connection before the statement was done, as when it is shut down: it says so
 * between two statements only, so what it has committed it has also answered. Or the statement was never sent.
 */
function isCutOff(error: unknown): boolean {
  if (['57P01', 'EPIPE'].includes(errorCode(error) ?? '')) return true;
  return error instanceof Error && error.message.endsWith('not queryable');
}

async function retry<Result>(
  work: () => Promise<Result>,
  isPassing: (error: unknown) => boolean,
): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      if (attempt === attempts || !isPassing(error)) throw error;
      await sleep(Math.random() * 10 * 2 ** attempt);
    }
  }
}

/** SQLSTATEs and classes: repeated conflicts, insufficient resources, a statement that takes too long. */
const busy = /^(40001|40P01|53|57014)/;
/** Classes: a database that shuts down, lost connections. */
const away = /^(57|08)/;
const BUSY_POOL = 'timeout exceeded when trying to connect';

const brokenCodes = new Set(['ECONNRESET', 'EPIPE']);
const brokenMessages = /^Connection terminated|not queryable$/;

/** The error code of a query that failed because the database is away or overloaded; null for other errors. */
export function unavailableCode(error: unknown): 'DATABASE_UNAVAILABLE' | 'OVERLOADED' | null {
  if (error instanceof DatabaseError) {
    const state = error.code ?? '';
    if (busy.test(state)) return 'OVERLOADED';
    return away.test(state) ? 'DATABASE_UNAVAILABLE' : null;
  }
  if (!(error instanceof Error)) return null;
  if (error.message === BUSY_POOL) return 'OVERLOADED';
  const isAway = ('syscall' in error && error.syscall === 'connect') || isBroken(error);
  return isAway ? 'DATABASE_UNAVAILABLE' : null;
}

/** Whether a connection has ended before its answer. */
function isBroken(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return brokenCodes.has(errorCode(error) ?? '') || brokenMessages.test(error.message);
}

/** Whether an error is a violation of this unique or check constraint. */
export function violates(error: unknown, constraint: string): boolean {
  return error instanceof DatabaseError && error.constraint === constraint;
}
