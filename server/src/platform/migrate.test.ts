import { type Kysely, sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { createTestDatabase } from '../testing/test-database.ts';
import { migrate } from './migrate.ts';
import { migrations } from './migrations/index.ts';
import { StartupError } from './startup-error.ts';

const create = (table: string) => ({
  up: async (db: Kysely<never>) => {
    await sql`create table ${sql.table(table)} (id int)`.execute(db);
  },
});
const first = { '0001-one': create('one') };
const second = { ...first, '0002-two': create('two') };

const fresh = await createTestDatabase({ empty: true });
const shared = await createTestDatabase({ empty: true });
const aged = await createTestDatabase({ empty: true });
const foreign = await createTestDatabase({ empty: true });
const broken = await createTestDatabase({ empty: true });

describe('migrate', () => {
  test('brings an empty database to the shape of the code, once', async () => {
    expect((await migrate(fresh.url)).length).toBeGreaterThan(0);
    expect(await migrate(fresh.url)).toEqual([]);
    await fresh.pool.query('select id, topic, game_id, body, created_at from outbox');
  });

  test('gives each migration a number of its own, but for some of the first', () => {
    const SHARED = ['0005', '0006', '0009'];
    const numbers = Object.keys(migrations).map((name) => name.slice(0, 4));
    const unique = numbers.filter((number) => !SHARED.includes(number));
    expect(unique).toEqual([...new Set(unique)]);
    expect(numbers.length - unique.length).toBe(2 * SHARED.length);
  });

  test('has an index for every reference, without which a deletion reads whole tables', async () => {
    const { rows } = await fresh.pool.query(
      `select conname from pg_constraint c where contype = 'f' and not exists (
         select from pg_index i where i.indrelid = c.conrelid and i.indpred is null
           and (i.indkey::int2[])[0:cardinality(c.conkey) - 1] @> c.conkey)`,
    );
    expect(rows).toEqual([]);
  });

  test('lets one of several servers migrate and the others wait', async () => {
    const runs = await Promise.all([1, 2, 3, 4].map(() => migrate(shared.url, second)));
    expect(runs.flat().toSorted()).toEqual(['0001-one', '0002-two']);
  });

  test('refuses a database of a newer release and leaves it alone', async () => {
    await migrate(aged.url, second);
    await expect(migrate(aged.url, first)).rejects.toThrow(StartupError);
    await expect(migrate(aged.url, first)).rejects.toThrow(/newer release \(0002-two\)/);
    await aged.pool.query('select * from two');
  });

  test('says in one sentence what the operator can fix', async () => {
    await foreign.pool.query('create table one (id int)');
    const run = migrate(foreign.url, first);
    await expect(run).rejects.toThrow(StartupError);
    await expect(run).rejects.toThrow(/^The database is not empty.*"one" already exists\.$/);
  });

  test('undoes a release that fails and says where it failed', async () => {
    const failing = { ...first, '0002-bad': { up: async () => Promise.reject(new Error('typo')) } };
    await expect(migrate(broken.url, failing)).rejects.toThrow('0002-bad');
    expect(await migrate(broken.url, first)).toEqual(['0001-one']);
  });
});
