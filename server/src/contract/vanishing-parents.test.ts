import type { OperationId } from '@halyard/sdk/operations';
import { Kysely, PostgresDialect } from 'kysely';
import type { Pool, PoolClient } from 'pg';
import { expect, test } from 'vitest';
import type { DatabaseHandle, WritableDb } from '../platform/database.ts';
import type { Database } from '../platform/schema.ts';
import { checkAnswer } from './check-answer.ts';
import { createContractSite } from './contract-site.ts';
import { callOf } from './reached.ts';
import { scenarios } from './scenarios.ts';
import { type Ask, type Scenario, sendRequest } from './scenarios/scenario.ts';
import { createStage } from './stage.ts';

/** The foreign keys that no request can violate, each with the reason. */
const INVIOLABLE: Readonly<Record<string, string>> = {
  captures_challenge_id_fkey: 'No request adds one; the statement before locks both parents.',
  captures_participation_id_fkey: 'The same.',
  challenge_files_file_id_fkey: 'The files are locked before a statement refers to them.',
  ended_sessions_user_id_fkey: 'The statement before locks the user.',
  game_events_submission_id_fkey: 'The statement stores the submission itself.',
  import_reports_game_id_fkey: 'The same transaction adds the game.',
  instances_flag_id_fkey: 'The statement locks the flag that it refers to.',
  post_files_file_id_fkey: 'The files are locked before a post refers to them.',
  post_files_post_id_fkey: 'The post is locked, or was added by the same transaction.',
  solves_participation_id_fkey: 'The statement stores the submission first, with the same id.',
  solves_submission_id_fkey: 'The statement stores the submission itself.',
  solves_user_id_fkey: 'The statement stores the submission first, with the same id.',
  writeups_file_id_fkey: 'The same transaction adds or locks the file.',
  wrong_flags_challenge_id_fkey: 'The statement stores the submission first, with the same id.',
};

/** A column of the table `child` that refers to the id of a row of the table `parent`. */
interface ForeignKey {
  name: string;
  child: string;
  parent: string;
}

let pool!: Pool;
/** Runs before each statement with which the server answers a request of a scenario. */
let beforeStatement: ((text: string) => Promise<void>) | null = null;
/** The names of the foreign keys that a statement has violated. */
const violated = new Set<string>();
/** The names of the foreign keys whose parent could not be deleted, because a request held it. */
const held = new Set<string>();

const site = await createContractSite({ through: watchStatements });
const stage = createStage(site);
const { rows: foreignKeys } = await pool.query<ForeignKey>(`
  select conname as name, conrelid::regclass::text as child, confrelid::regclass::text as parent
  from pg_constraint where contype = 'f' order by conname`);
// The callers of all scenarios; deleting an account ends its sessions.
await pool.query(`
  create table callers as select * from users;
  create table caller_sessions as select * from sessions`);
const { rows: columns } = await pool.query<{ name: string }>(`
  select quote_ident(column_name) as name from information_schema.columns
  where table_name = 'users' and is_generated = 'NEVER'`);
const userColumns = columns.map(({ name }) => name).join(', ');

function watchStatements(handle: DatabaseHandle): WritableDb {
  pool = handle.pool;
  const connect = async () => watchClient(await pool.connect());
  const watched = { connect, end: async () => undefined, options: {} };
  return new Kysely<Database>({ dialect: new PostgresDialect({ pool: watched }) });
}

function watchClient(client: PoolClient): PoolClient {
  const query = async (text: string, values: unknown[]) => {
    await beforeStatement?.(text);
    return client.query(text, values).catch((error: { code?: string; constraint?: string }) => {
      if (error.code === '23503') violated.add(error.constraint ?? '');
      throw error;
    });
  };
  return { query, release: () => client.release() } as Partial<PoolClient> as PoolClient;
}

/** Runs a scenario with `before` before each statement; returns what was wrong with its answers. */
async function runScenario(id: OperationId, before: (text: string) => Promise<void>) {
  const faults: string[] = [];
  const call = callOf(id);
  const ask: Ask<OperationId> = async (_expected, request = {}) => {
    beforeStatement = before;
    const answer = await sendRequest(call, site, request);
    beforeStatement = null;
    try {
      expect(checkAnswer(call, answer), id).not.toBe('INTERNAL');
    } catch (error) {
      faults.push(String(error));
    }
    return answer;
  };
  const table = scenarios as Partial<Record<OperationId, Scenario<OperationId>>>;
  // What a scenario does next may fail, because rows that it made are gone.
  await table[id]?.(ask, stage).catch(() => undefined);
  return faults;
}

function writesTo(text: string, table: string): boolean {
  return new RegExp(`\\b(insert into|update) "?${table}"?\\s`).test(text);
}

/** The operations whose scenarios write to a table, by the table. */
async function findWriters(): Promise<Map<string, Set<OperationId>>> {
  const writers = new Map(foreignKeys.map(({ child }) => [child, new Set<OperationId>()]));
  for (const id of Object.keys(scenarios) as OperationId[]) {
    await runScenario(id, async (text) => {
      for (const [table, ids] of writers) if (writesTo(text, table)) ids.add(id);
    });
  }
  return writers;
}

/** Deletes all that the scenarios before have made, and restores their callers. */
async function reset(): Promise<void> {
  await pool.query(`
    delete from games;
    delete from teams;
    delete from files;
    delete from users where id not in (select id from callers);
    insert into users (${userColumns}) select ${userColumns} from callers on conflict do nothing;
    insert into sessions select * from caller_sessions on conflict do nothing`);
}

/** Deletes all rows of a table; returns whether the request holds one of them with a lock. */
async function deleteRows(table: string): Promise<boolean> {
  const client = await pool.connect();
  let isHeld = false;
  await client.query(`set lock_timeout = '20ms'`);
  const remove = (text: string, values: unknown[] = []) =>
    client.query(text, values).catch((error: { code?: string }) => {
      isHeld ||= error.code === '55P03';
    });
  // The account of a captain can be deleted once the team has another captain.
  if (table === 'users')
    await remove('update teams set captain_id = (select id from callers limit 1)');
  const { rows } = await client.query<{ id: unknown }>(`select id from ${table}`);
  for (const { id } of rows) await remove(`delete from ${table} where id = $1`, [id]);
  await client.query('reset lock_timeout');
  client.release();
  return isHeld;
}

/** Runs an operation's scenario and deletes all parents before each write to the child. */
async function runWithoutParents(id: OperationId, { name, child, parent }: ForeignKey) {
  await reset();
  return runScenario(id, async (text) => {
    if (writesTo(text, child) && (await deleteRows(parent))) held.add(name);
  });
}

test('a parent deleted between reading and writing leads to a refusal, whatever the foreign key', async () => {
  const faults: string[] = [];
  const writers = await findWriters();
  for (const foreignKey of foreignKeys) {
    for (const id of writers.get(foreignKey.child) ?? []) {
      faults.push(...(await runWithoutParents(id, foreignKey)));
    }
  }
  expect(faults).toEqual([]);
  const unmet = foreignKeys.filter(({ name }) => !violated.has(name) && !held.has(name));
  expect(unmet.map(({ name }) => name)).toEqual(Object.keys(INVIOLABLE));
}, 300_000);
