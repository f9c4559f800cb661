import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { createTestDatabase } from '../../testing/test-database.ts';
import { cookieOf, createTestSite, pointsOf } from '../accounts/testing/test-site.ts';

const database = await createTestDatabase();
const { db } = database;
const site = await createTestSite(database);
const limited = await createTestSite(database, { limited: true });

interface User {
  id: string;
  userName: string;
  cookie: string;
}

let serial = 0;
let captain: User;
let player: User;

beforeEach(async () => {
  captain = await makeUser();
  player = await makeUser();
});

async function makeUser(): Promise<User> {
  serial += 1;
  const userName = `user${serial}`;
  const password = 'Tern-and-Gull-7';
  const email = `${userName}@harbour.example`;
  const body = { userName, password, email };
  const cookie = cookieOf(await site.call('POST', '/api/account/register', body)) ?? '';
  const profile = await site.call('GET', '/api/account/profile', undefined, { cookie });
  return { id: profile.json().userId, userName, cookie };
}

/** Statements that wait for a lock on a row. */
async function waitingForLock(): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`.execute(db);
  return rows[0]?.count ?? 0;
}

function create(user: User, body: unknown = { name: 'Long Splice' }) {
  return site.call('POST', '/api/team', body, user);
}

function accept(user: User, code: unknown, where = site) {
  return where.call('POST', '/api/team/accept', code, user);
}

async function makeTeam(): Promise<{ id: number; invite: string }> {
  const { id } = (await create(captain)).json();
  const invite = await site.call('GET', `/api/team/${id}/invite`, undefined, captain);
  return { id, invite: invite.json() };
}

async function members(id: number): Promise<{ id: string; captain: boolean }[]> {
  return (await site.call('GET', `/api/team/${id}`)).json().members;
}

describe('createTeam', () => {
  test('makes the caller its captain and only member', async () => {
    const answer = await create(captain, { name: 'Long Splice', bio: 'Two ropes, one rope.' });
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({
      id: expect.any(Number),
      name: 'Long Splice',
      bio: 'Two ropes, one rope.',
      avatar: null,
      locked: false,
      createdAt: expect.any(Number),
      lock: null,
      members: [
        { id: captain.id, userName: captain.userName, bio: '', avatar: null, captain: true },
      ],
    });
  });

  test.each(['', ' \u3000'])('stores null for the bio %j', async (bio) => {
    expect((await create(captain, { name: 'Long Splice', bio })).json()).toMatchObject({
      bio: null,
    });
  });

  test.each([
    [{}, 'name'],
    [{ name: '' }, 'name'],
    [{ name: '   ' }, 'name'],
    [{ name: 'a\0b' }, 'name'],
    [{ name: 'Long\uFFFCSplice' }, 'name'],
    [{ name: 'System' }, 'name'],
    [{ name: '- Administrator -' }, 'name'],
    [{ name: 'x'.repeat(21) }, 'name'],
    [{ name: 'ok', bio: 'x'.repeat(73) }, 'bio'],
    [{ name: 'ok', bio: 'a\0b' }, 'bio'],
    [{ name: 'ok', bio: 'a\u202eb' }, 'bio'],
  ])('refuses %j', async (body, path) => {
    const answer = await create(captain, body);
    expect(answer.json()).toMatchObject({ code: 'VALIDATION_FAILED', errors: [{ path }] });
  });

  test('lets nobody lead more than three teams, however many are created at once', async () => {
    const answers = await Promise.all(Array.from({ length: 9 }, () => create(captain)));
    const statuses = answers.map(({ statusCode }) => statusCode);
    expect(statuses.filter((status) => status === 200)).toHaveLength(3);
    expect(answers.find(({ statusCode }) => statusCode !== 200)?.json()).toMatchObject({
      status: 400,
      code: 'TEAM_LIMIT_REACHED',
    });
    const rows = await db
      .selectFrom('teams')
      .select('id')
      .where('captain_id', '=', captain.id)
      .execute();
    expect(rows).toHaveLength(3);
  });

  test('tells the bus', async () => {
    const { id } = (await create(captain)).json();
    const events = await db
      .selectFrom('outbox')
      .select('body')
      .where('topic', '=', 'team')
      .execute();
    expect(events).toContainEqual({ body: { teamId: id } });
  });
});

describe('listTeams', () => {
  test("gives the caller's teams with members, in order of their ids", async () => {
    const { id, invite } = await makeTeam();
    const own = (await create(player)).json();
    await accept(player, invite);
    const answer = await site.call('GET', '/api/team', undefined, player);
    expect(answer.json().map((team: { id: number }) => team.id)).toEqual([id, own.id]);
    expect(answer.json()[0].members.map((member: { id: string }) => member.id)).toEqual([
      captain.id,
      player.id,
    ]);
  });

  test('is empty for who is in no team', async () => {
    expect((await site.call('GET', '/api/team', undefined, player)).json()).toEqual([]);
  });
});

describe('getTeam', () => {
  test('shows any team to anybody', async () => {
    const { id } = await makeTeam();
    const answer = await site.call('GET', `/api/team/${id}`);
    expect(answer.json()).toMatchObject({ id, name: 'Long Splice' });
  });

  test('answers 404 for a team that does not or cannot exist', async () => {
    const unknown = await site.call('GET', '/api/team/2147483647');
    expect(unknown.json()).toMatchObject({ status: 404, code: 'TEAM_NOT_FOUND' });
    for (const id of ['0', '2147483648', 'x', '1.5']) {
      expect((await site.call('GET', `/api/team/${id}`)).statusCode, id).toBe(404);
    }
  });
});

describe('the invite code', () => {
  test('is name, id and token, and only for the captain', async () => {
    const { id, invite } = await makeTeam();
    expect(invite).toMatch(new RegExp(`^Long Splice:${id}:[0-9a-f]{32}$`));
    await accept(player, invite);
    for (const method of ['GET', 'PUT'] as const) {
      const answer = await site.call(method, `/api/team/${id}/invite`, undefined, player);
      expect(answer.json()).toMatchObject({ status: 403, code: 'NOT_CAPTAIN' });
      const unknown = await site.call(method, '/api/team/2147483647/invite', undefined, captain);
      expect(unknown.statusCode).toBe(400);
      expect(unknown.json()).toMatchObject({ status: 400, code: 'TEAM_NOT_FOUND' });
    }
  });

  test('can be replaced; the old one is worthless then', async () => {
    const { id, invite } = await makeTeam();
    const rotated = await site.call('PUT', `/api/team/${id}/invite`, undefined, captain);
    expect(rotated.json()).not.toBe(invite);
    expect((await accept(player, invite)).json()).toMatchObject({ code: 'INVITE_INVALID' });
    expect((await accept(player, rotated.json())).statusCode).toBe(200);
  });

  test('is not replaced by who hands the team over at the same time', async () => {
    const { id, invite } = await makeTeam();
    await accept(player, invite);
    const answers = await db.transaction().execute(async (tx) => {
      await tx.updateTable('teams').set({ captain_id: player.id }).where('id', '=', id).execute();
      const calls = Array.from({ length: 3 }, () =>
        site.call('PUT', `/api/team/${id}/invite`, undefined, captain),
      );
      await expect.poll(waitingForLock).toBe(3);
      return calls;
    });
    for (const answer of await Promise.all(answers)) {
      expect(answer.json()).toMatchObject({ status: 403, code: 'NOT_CAPTAIN' });
    }
    const current = await site.call('GET', `/api/team/${id}/invite`, undefined, player);
    expect(current.json()).toBe(invite);
  });
});

describe('acceptTeamInvite', () => {
  test('makes the caller a member', async () => {
    const { id, invite } = await makeTeam();
    const answer = await accept(player, invite);
    expect(answer.statusCode).toBe(200);
    expect(answer.body).toBe('');
    expect(await members(id)).toMatchObject([
      { id: captain.id, captain: true },
      { id: player.id, captain: false },
    ]);
  });

  test('takes the member once, however often it is sent at once', async () => {
    const { id, invite } = await makeTeam();
    const answers = await Promise.all(Array.from({ length: 8 }, () => accept(player, invite)));
    const codes = answers.map(({ statusCode, body }) =>
      statusCode === 200 ? 'joined' : JSON.parse(body).code,
    );
    expect(codes.filter((code) => code === 'ALREADY_MEMBER')).toHaveLength(7);
    expect(codes).toContain('joined');
    expect(await members(id)).toHaveLength(2);
  });

  test('refuses every other code', async () => {
    const { id, invite } = await makeTeam();
    const token = invite.slice(-32);
    const wrong = `${token.startsWith('0') ? '1' : '0'}${token.slice(1)}`;
    for (const code of [
      `Long Splice:${id}:${wrong}`,
      `Long Splice:2147483647:${token}`,
      `Long Splice:99999999999:${token}`,
      `Long Splice:${id}:${token} `,
      `Long Splice:${id}:${token.slice(1)}`,
      `${id}${token}`,
    ]) {
      const answer = await accept(player, code);
      expect(answer.json(), code).toMatchObject({ status: 400, code: 'INVITE_INVALID' });
    }
    for (const body of ['', 'x'.repeat(129), 'a\0b', null, {}, 7]) {
      expect((await accept(player, body)).json()).toMatchObject({ code: 'VALIDATION_FAILED' });
    }
    expect(await members(id)).toHaveLength(1);
  });

  test('does not mind what the name in the code says', async () => {
    const { invite } = await makeTeam();
    expect(
      (await accept(player, `Other:name${invite.slice('Long Splice'.length)}`)).statusCode,
    ).toBe(200);
  });

  test('is limited by user', async () => {
    for (let count = 0; count < pointsOf('join'); count += 1)
      expect((await accept(player, 'x', limited)).statusCode).toBe(400);
    expect((await accept(player, 'x', limited)).statusCode).toBe(429);
  });
});
