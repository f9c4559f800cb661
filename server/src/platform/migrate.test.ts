import { readdir } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { type Kysely, sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { createTestDatabase } from '../testing/test-database.ts';
import { migrate } from './migrate.ts';
import { migrations } from './migrations/index.ts';
import { StartupError } from './startup-error.ts';

/** Databases of people hold these names: a renamed migration would run again. Add to the list, never change it. */
const STORED = [
  '0001-initial',
  '0002-review-decisions',
  '0003-team-names',
  '0004-challenge-order',
  '0005-accounts',
  '0005-mails',
  '0006-audit-log',
  '0006-user-search',
  '0007-closed-teams',
  '0008-posts',
  '0009-site-log',
  '0009-tokens',
  '0010-captcha',
  '0011-own-data',
  '0012-play',
  '0013-freeze',
  '0014-decision-reason',
  '0015-game-events',
  '0016-containers',
  '0017-proxy',
  '0018-scheduled-notices',
  '0019-import-reports',
  '0020-cheat-cases',
  '0021-captures',
  '0022-start-queue',
  '0023-container-images',
  '0024-list-indexes',
  '0025-failure-logs',
  '0026-more-list-indexes',
  '0027-claims',
  '0028-closed-containers',
  '0029-container-names',
  '0030-token-revocations',
  '0031-unclaimed-contents',
  '0032-account-mails',
  '0033-known-devices',
  '0034-held-team-names',
  '0035-look-alike-team-names',
  '0036-wrong-flags',
  '0037-practice-spans',
  '0038-invitations',
  '0039-challenge-practice',
  '0040-join-together',
  '0041-empty-team-bios',
];

const create = (table: string) => ({
  up: async (db: Kysely<never>) => {
    await sql`create table ${sql.table(table)} (id int)`.execute(db);
  },
});
const first = { '0001-one': create('one') };
const second = { ...first, '0002-two': create('two') };

const fresh = await createTestDatabase({ empty: true });
const shared = await createTestDatabase({ empty: true });
const teams = await createTestDatabase({ empty: true });
const aged = await createTestDatabase({ empty: true });
const foreign = await createTestDatabase({ empty: true });
const broken = await createTestDatabase({ empty: true });

describe('migrate', () => {
  test('brings an empty database to the shape of the code, once', async () => {
    expect((await migrate(fresh.url)).length).toBeGreaterThan(0);
    expect(await migrate(fresh.url)).toEqual([]);
    await fresh.pool.query('select id, topic, game_id, body, created_at from outbox');
  });

  test('keeps the names that databases have stored: those of the files', async () => {
    const files = await readdir(join(import.meta.dirname, 'migrations'));
    const names = files.filter((file) => /^\d/.test(file)).map((file) => basename(file, '.ts'));
    expect(Object.keys(migrations)).toEqual(names.toSorted());
    expect(Object.keys(migrations).slice(0, STORED.length)).toEqual(STORED);
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

  test('stores null for the empty and blank bios of teams, and leaves those of users', async () => {
    const before = Object.entries(migrations).filter(([name]) => name < '0041');
    await migrate(teams.url, Object.fromEntries(before));
    await teams.pool.query(`
      insert into users (id, user_name, name_key, email, email_key, password_hash)
        values (gen_random_uuid(), 'tern', 'tern', 't@x', 't@x', '');
      insert into teams (name, name_key, name_skeleton, bio, captain_id, invite_token)
        select 'Crew', 'crew', 'crew', line, users.id, ''
        from users, unnest(array['', e' \\u3000\\u00a0', ' Two ropes. ', null]) line;
    `);
    await migrate(teams.url);
    const { rows } = await teams.pool.query('select bio from teams order by id');
    expect(rows.map(({ bio }) => bio)).toEqual([null, null, ' Two ropes. ', null]);
    expect((await teams.pool.query('select bio from users')).rows).toEqual([{ bio: '' }]);
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
