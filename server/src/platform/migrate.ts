import { Kysely, PostgresDialect, sql } from 'kysely';
import { DEFAULT_MIGRATION_TABLE, type Migration, Migrator } from 'kysely/migration';
import { Pool } from 'pg';
import { migrations as ownMigrations } from './migrations/index.ts';
import { errorCode, errorMessage } from './error-code.ts';
import { migrateJobs } from './jobs.ts';
import { StartupError } from './startup-error.ts';

/** An arbitrary advisory lock key, held in the platform's database during a migration. */
const migrationKey = 7_240_118_302;

/** Failures that an operator can fix, by SQLSTATE. */
const REASONS: Readonly<Record<string, string>> = {
  '42501': 'The user of DATABASE_URL may not create tables in the database',
  '42P07': 'The database is not empty: Halyard needs one of its own',
  '53100': 'The disk of the database is full',
};

/**
 * Runs the pending migrations under a lock: when several servers start at once, one migrates and
 * the others wait. Resolves to the names of the migrations it ran. Throws a StartupError, and
 * changes nothing, when the database was migrated by a newer release.
 *
 * @param url a direct connection: the lock belongs to a session
 */
export async function migrate(
  url: string,
  migrations: Record<string, Migration> = ownMigrations,
): Promise<string[]> {
  const pool = new Pool({ connectionString: url, max: 2, application_name: 'halyard migrate' });
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  const db = new Kysely<unknown>({ dialect: new PostgresDialect({ pool }) });
  try {
    const lock = await pool.connect();
    try {
      await lock.query('select pg_advisory_lock($1)', [migrationKey]);
      const ran = await migrateToLatest(db, migrations);
      await migrateJobs(pool);
      return ran;
    } finally {
      lock.release(true);
    }
  } finally {
    await db.destroy();
  }
}

async function migrateToLatest(
  db: Kysely<unknown>,
  migrations: Record<string, Migration>,
): Promise<string[]> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
  await refuseNewer(db, migrations);
  const { error, results = [] } = await migrator.migrateToLatest();
  const failed = results.find((result) => result.status === 'Error');
  if (error !== undefined) {
    const reason = REASONS[errorCode(error) ?? ''];
    if (reason !== undefined) throw new StartupError(`${reason}: ${errorMessage(error)}.`);
    const where = failed ? ` at ${failed.migrationName}` : '';
    throw new Error(`The migration of the database failed${where}`, { cause: error });
  }
  return results.map((result) => result.migrationName);
}

async function refuseNewer(
  db: Kysely<unknown>,
  migrations: Record<string, Migration>,
): Promise<void> {
  const unknown = (await appliedMigrations(db)).filter((name) => !(name in migrations));
  if (unknown.length === 0) return;
  throw new StartupError(
    `The database was migrated by a newer release (${unknown.join(', ')}): start that release or a later one.`,
  );
}

async function appliedMigrations(db: Kysely<unknown>): Promise<string[]> {
  const table = await sql<{ found: boolean }>`
    select to_regclass(${DEFAULT_MIGRATION_TABLE}) is not null as found`.execute(db);
  if (table.rows[0]?.found !== true) return [];
  const { rows } = await sql<{ name: string }>`
    select name from ${sql.table(DEFAULT_MIGRATION_TABLE)} order by name collate "C"`.execute(db);
  return rows.map((row) => row.name);
}
