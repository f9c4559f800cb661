import { CompiledQuery, Kysely, PostgresDialect, type Transaction } from 'kysely';
import { Client, type CustomTypesConfig, DatabaseError, Pool, types } from 'pg';
import type { Database } from './schema.ts';
import { errorCode } from './error-code.ts';

/** The whole of it: for the platform, tests and tools. Modules read with `Db`, write with `Tx`. */
export type WritableDb = Kysely<Database>;
/** A database to read from. Changes need a `Tx`, which only `write` and `writeStatement` give. */
export type Db = Pick<WritableDb, 'selectFrom' | 'executeQuery' | 'getExecutor'>;
export type Tx = Transaction<Database>;

export interface DatabaseOptions {
  readonly url: string;
  /** Most connections at once. Default: 10. */
  readonly max?: number;
  /** Shown in `pg_stat_activity`. Default: `halyard`. */
  readonly applicationName?: string;
  /** Told about idle connections that break; the pool replaces them. */
  readonly onError?: (error: Error) => void;
}

export interface DatabaseHandle {
  readonly db: WritableDb;
  readonly pool: Pool;
  /** Waits for running queries, then closes every connection. */
  close(): Promise<void>;
}

/** Who has waited so long for a connection or an answer has given up by now. */
const patience = 20_000;

const bigTypes = new Set<number>([types.builtins.INT8, types.builtins.NUMERIC]);

/**
 * How values of the database become JavaScript: bigint and numeric as numbers (ours are counters
 * and identities far below 2^53) instead of text. For `types` of a pool or client; never set
 * globally, because libraries with clients of their own expect the text.
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
    connectionTimeoutMillis: patience,
    statement_timeout: patience,
    idle_in_transaction_session_timeout: 60_000,
  });
  let closing = false;
  // Without a listener a connection that breaks while idle would end the process. The pool does not
  // wait for its connections to be gone, so that the end of the database may cut the last ones off.
  pool.on('error', (error) => {
    if (!closing) options.onError?.(error);
  });
  // The pool listens while a connection is idle. One that breaks in use tells its query, and would
  // end the process all the same.
  pool.on('connect', (client) => client.on('error', () => undefined));
  const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool }) });
  return {
    db,
    pool,
    close() {
      closing = true;
      return db.destroy();
    },
  };
}

/** Names of prepared statements by their text; filled by `named` at import time only. */
const statementNames = new Map<string, string>();

/** Runs a statement that has a name as a prepared one: planned once per connection. */
class PreparingClient extends Client {
  // The overloads of the base class cannot be spelled out; the arguments pass through unchanged.
  override query = ((text: unknown, values: unknown, ...rest: unknown[]) => {
    const name = typeof text === 'string' ? statementNames.get(text) : undefined;
    const query = name === undefined ? text : { name, text };
    return super.query(query as string, values as unknown[], ...(rest as []));
  }) as Client['query'];
}

/**
 * Declares a hot statement at the top of a module. It is prepared once per connection, under a
 * pooler only in session mode or where the pooler knows prepared statements.
 *
 * @param name unique, at most 63 bytes, e.g. `submission.insert`
 * @returns runs it in a database or a transaction and answers the rows
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

/** The same for a statement that changes or locks something: it runs in a write only. */
export function namedWrite<Row = never>(
  name: string,
  text: string,
): (tx: Tx, values: readonly unknown[]) => Promise<Row[]> {
  return named<Row>(name, text);
}

const passingConflicts = new Set(['40001', '40P01']);
const attempts = 5;

/**
 * Runs `work` in a transaction and again, from the start, when it lost a race (serialization
 * failure or deadlock): `work` must not change anything but the database.
 */
export async function transaction<Result>(
  db: WritableDb,
  work: (tx: Tx) => Promise<Result>,
): Promise<Result> {
  return retryConflicts(() => db.transaction().execute(work));
}

/** Reads one moment of the database, however many statements it takes. */
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

export async function retryConflicts<Result>(work: () => Promise<Result>): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      if (attempt === attempts || !passingConflicts.has(errorCode(error) ?? '')) throw error;
      const pause = Math.random() * 10 * 2 ** attempt;
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  }
}

/** SQLSTATEs and their classes: conflicts that went on, no resources, a database that ends. */
const unavailable = /^(40001|40P01|53|57|08)/;

const brokenCodes = new Set(['ECONNRESET', 'EPIPE']);
const brokenMessages =
  /^(timeout exceeded when trying to connect|Connection terminated)|not queryable$/;

/** Whether a query failed because the database is away or overloaded for the moment. */
export function isUnavailable(error: unknown): boolean {
  if (error instanceof DatabaseError) return unavailable.test(error.code ?? '');
  if (!(error instanceof Error)) return false;
  if ('syscall' in error && error.syscall === 'connect') return true;
  return brokenCodes.has(errorCode(error) ?? '') || brokenMessages.test(error.message);
}

/** Whether an error is the violation of this unique or check constraint. */
export function violates(error: unknown, constraint: string): boolean {
  return error instanceof DatabaseError && error.constraint === constraint;
}
