import { describe, expect, test } from 'vitest';
import { createTestDatabase } from '../../testing/test-database.ts';
import { cookieOf, createTestSite } from '../accounts/testing/test-site.ts';
import { addUser } from '../submissions/testing/test-game.ts';
import { leaveTraces } from './testing/traces.ts';

const database = await createTestDatabase();
const { db, pool } = database;
const site = await createTestSite(database);

/** Where what a column says of a user is in the file. */
const EXPORTED: Record<string, string> = {
  'account_links.user_id': 'links',
  'api_tokens.creator_id': 'tokens',
  'audit_log.actor_id': 'staffChanges',
  'audit_log.target_id': 'changes',
  'files.uploaded_by': 'files',
  'log_lines.user_id': 'log',
  'mails.user_id': 'mails',
  'posts.author_id': 'posts',
  'registrations.user_id': 'games',
  'rejections.user_id': 'rejections',
  'sessions.user_id': 'sessions',
  'submissions.user_id': 'submissions',
  'team_members.user_id': 'teams',
  'users.avatar_hash': 'profile.avatar',
  'users.bio': 'profile.bio',
  'users.email': 'profile.email',
  'users.email_confirmed': 'account.emailConfirmed',
  'users.id': 'profile.userId',
  'users.language': 'account.language',
  'users.last_address': 'account.lastAddress',
  'users.last_visited_at': 'account.lastVisitedAt',
  'users.must_change_password': 'account.mustChangePassword',
  'users.phone': 'profile.phone',
  'users.real_name': 'profile.realName',
  'users.registered_at': 'registeredAt',
  'users.role': 'profile.role',
  'users.std_number': 'profile.stdNumber',
  'users.user_name': 'profile.userName',
  'writeups.uploaded_by': 'writeups',
};

/** What is not in the file, and why. */
const OMITTED: Record<string, string> = {
  'game_events.user_id':
    'An event is a submission, or the start of a container that the log names; both are in it.',
  'containers.id': 'Identifies a container, which belongs to a team.',
  'containers.user_id':
    'A container lives for hours; its start is a line of the log, which is in it.',
  'api_tokens.id': 'Identifies a token, which is in it by its creator.',
  'sessions.id': 'Identifies a session, which is in it by its user.',
  'ended_sessions.user_id':
    'The hash of the secret of a session that a ban has ended, kept for days; `sessions` had it before.',
  'known_devices.user_id':
    'The hash of a secret that a browser keeps, and when it was used; `sessions` says which browsers.',
  'solves.user_id': 'A solve is an accepted submission, which is in it.',
  'teams.captain_id': 'A captain is a member, and `teams` says of which ones.',
  'users.email_key': 'The address, written in one way so that it can be compared.',
  'users.name_key': 'The name, written in one way so that it can be compared.',
  'users.password_hash': 'A secret: who takes the file must not be able to try passwords.',
  'users.search_key': 'Name, address and numbers once more, for the search.',
};

/**
 * The columns of `users`, those that refer to it, and those that may name a user without a reference:
 * ids of its type, and ids of things of any kind.
 */
async function findColumns(): Promise<string[]> {
  const { rows } = await pool.query<{ name: string }>(
    `select t.relname || '.' || a.attname as name
     from pg_class t join pg_attribute a on a.attrelid = t.oid
     where t.relnamespace = 'public'::regnamespace and t.relkind in ('r', 'p')
       and a.attnum > 0 and not a.attisdropped
       and (t.relname = 'users' or a.atttypid = 'uuid'::regtype or a.attname = 'target_id' or exists (
         select from pg_constraint f
         where f.conrelid = t.oid and f.confrelid = 'users'::regclass and a.attnum = any (f.conkey)))`,
  );
  return rows.map(({ name }) => name).toSorted();
}

async function download(userId: string): Promise<Record<string, unknown>> {
  const cookie = await site.sessions.start({ userId }, { address: '127.0.0.1', agent: 'test' });
  const answer = await site.call('GET', '/api/ext/account/data', undefined, { cookie });
  expect(answer.statusCode).toBe(200);
  return answer.json();
}

function valueAt(data: Record<string, unknown>, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>((value, name) => (value as Record<string, unknown>)[name], data);
}

describe('the file of own data', () => {
  test('has every column that is about a user, or a reason why not', async () => {
    const named = [...Object.keys(EXPORTED), ...Object.keys(OMITTED)];
    expect(await findColumns()).toEqual(named.toSorted());
  });

  test('has what a row of each of those tables says of its owner', async () => {
    const userId = await addUser(db);
    await leaveTraces(db, userId);
    await db
      .updateTable('users')
      .set({ avatar_hash: 'e'.repeat(64) })
      .where('id', '=', userId)
      .execute();
    const data = await download(userId);
    for (const [column, path] of Object.entries(EXPORTED)) {
      const value = valueAt(data, path);
      expect([column, value], path).not.toEqual([column, null]);
      if (Array.isArray(value)) expect([column, value.length]).toEqual([column, 1]);
    }
  });

  test('has nothing of somebody else', async () => {
    await leaveTraces(db, await addUser(db));
    const data = await download(await addUser(db));
    const lists = Object.entries(data).filter(([, value]) => Array.isArray(value));
    const filled = lists.filter(([, value]) => (value as unknown[]).length > 0);
    expect(filled.map(([name]) => name)).toEqual(['sessions']);
  });

  test('has no secret', async () => {
    const userId = await addUser(db);
    await leaveTraces(db, userId);
    await db
      .updateTable('users')
      .set({ password_hash: 'hash-of-a-password' })
      .where('id', '=', userId)
      .execute();
    const text = JSON.stringify(await download(userId));
    expect(text).not.toContain('hash-of-a-password');
    expect(text).not.toMatch(/tokenHash|token_hash|stamp/);
  });

  test('is not of whoever has taken a name that was somebody’s before', async () => {
    const before = await addUser(db);
    await leaveTraces(db, before);
    const after = await addUser(db);
    await db.updateTable('users').set({ user_name: 'mira' }).where('id', '=', after).execute();
    expect((await download(after))['log']).toEqual([]);
  });

  test('is saved under the name of the account and the day', async () => {
    const userId = await addUser(db);
    await db
      .updateTable('users')
      .set({ user_name: 'Sjöman "X"' })
      .where('id', '=', userId)
      .execute();
    const cookie = await site.sessions.start({ userId }, { address: '127.0.0.1', agent: 'test' });
    const answer = await site.call('GET', '/api/ext/account/data', undefined, { cookie });
    const day = new Date(site.clock()).toISOString().slice(0, 10).replaceAll('-', '');
    expect(answer.headers['content-disposition']).toContain(`-${day}.json`);
    expect(answer.headers['cache-control']).toBe('no-store');
  });
});

test('a line of the log has whom it is about', async () => {
  const body = { userName: 'mira9', email: 'mira9@harbour.example', password: 'Tern-and-Gull-7' };
  await site.call('POST', '/api/account/register', body);
  const cookie = cookieOf(await site.call('POST', '/api/account/login', body)) ?? '';
  await site.siteLog.flush();
  const answer = await site.call('GET', '/api/ext/account/data', undefined, { cookie });
  expect(answer.json<{ log: unknown[] }>().log).toHaveLength(2);
});
