import { beforeEach, describe, expect, test } from 'vitest';
import type { Actor } from '../../domain/actor.ts';
import { createTestDatabase } from '../../testing/test-database.ts';
import { createGameSite, HOUR } from '../games/testing/test-site.ts';

const database = await createTestDatabase();
const { db } = database;
const site = await createGameSite(database);

let captain: Actor;
let member: Actor;
let teamId: number;

beforeEach(async () => {
  captain = await site.makeUser('captain');
  member = await site.makeUser('member');
  teamId = await site.makeTeam(captain, member);
});

function call(
  actor: Actor | null,
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  path: string,
  body?: unknown,
) {
  return site.request(actor, method, `/api/team/${teamId}${path}`, body);
}

const leave = (actor: Actor) => call(actor, 'POST', '/leave');

async function join(actor: Actor, gameId: number, team = teamId): Promise<void> {
  const answer = await site.request(actor, 'POST', `/api/game/${gameId}`, { teamId: team });
  expect(answer.body).toBe('');
}

async function registered(gameId: number): Promise<string[]> {
  const rows = await db
    .selectFrom('registrations')
    .select('user_id')
    .where('game_id', '=', gameId)
    .execute();
  return rows.map((row) => row.user_id);
}

/** An open game that has begun, which both have joined. */
async function play(fields = {}): Promise<number> {
  const gameId = await site.makeGame({ acceptWithoutReview: false, ...fields });
  for (const actor of [captain, member]) await join(actor, gameId);
  return gameId;
}

async function end(gameId: number): Promise<void> {
  const ended = new Date(site.clock() - 1);
  await db.updateTable('games').set({ ends_at: ended }).where('id', '=', gameId).execute();
  await site.tell({ topic: 'game', gameId, body: {} });
}

describe('deleteTeam', () => {
  test('erases a team that has never played, with its applications', async () => {
    const gameId = await play();
    expect((await call(member, 'DELETE', '')).json()).toMatchObject({ code: 'NOT_CAPTAIN' });
    expect((await call(captain, 'DELETE', '')).body).toBe('');
    expect((await call(null, 'GET', '')).statusCode).toBe(404);
    expect(await registered(gameId)).toEqual([]);
    expect((await site.events(gameId)).at(-1)?.[0]).toBe('participation');
  });

  test('closes a team that has played: boards keep it, and nobody can enter it', async () => {
    const past = await play({ acceptWithoutReview: true });
    await end(past);
    const open = await play();
    const invite = (await call(captain, 'GET', '/invite')).json();
    expect((await call(captain, 'DELETE', '')).body).toBe('');

    const board = (await site.request(null, 'GET', `/api/game/${past}/scoreboard`)).json();
    expect(board.items).toMatchObject([{ id: teamId, name: 'Long Splice' }]);
    expect(await registered(past)).toHaveLength(2);
    expect(await registered(open)).toEqual([]);
    expect((await call(null, 'GET', '')).json()).toMatchObject({
      name: 'Long Splice',
      members: [],
    });
    expect((await site.request(captain, 'GET', '/api/team')).json()).toEqual([]);
    const code = invite.replace('none', 'a'.repeat(32));
    expect((await site.request(member, 'POST', '/api/team/accept', code)).statusCode).toBe(400);
    const game = await site.makeGame();
    const again = await site.request(captain, 'POST', `/api/game/${game}`, { teamId });
    expect(again.statusCode).toBe(400);
    expect((await call(captain, 'DELETE', '')).statusCode).toBe(404);
    expect((await call(captain, 'PUT', '', { name: 'x' })).json()).toMatchObject({
      code: 'NOT_CAPTAIN',
    });
  });

  test('lets the captain found another team', async () => {
    const game = await play({ acceptWithoutReview: true });
    await end(game);
    await site.makeTeam(captain);
    await site.makeTeam(captain);
    await call(captain, 'DELETE', '');
    const created = await site.request(captain, 'POST', '/api/team', { name: 'Next' });
    expect(created.statusCode).toBe(200);
  });

  test('and joining or applying at once leave nothing behind', async () => {
    for (let round = 0; round < 8; round += 1) {
      const newcomer = await site.makeUser();
      teamId = await site.makeTeam(captain, member);
      const token = 'c'.repeat(32);
      await db.updateTable('teams').set({ invite_token: token }).where('id', '=', teamId).execute();
      const gameId = await site.makeGame({ acceptWithoutReview: false });
      const answers = await Promise.all([
        call(captain, 'DELETE', ''),
        site.request(newcomer, 'POST', '/api/team/accept', `x:${teamId}:${token}`),
        site.request(member, 'POST', `/api/game/${gameId}`, { teamId }),
        leave(member),
      ]);
      for (const { statusCode } of answers) expect([200, 400, 404]).toContain(statusCode);
      expect(answers[0]?.statusCode).toBe(200);
      expect((await call(null, 'GET', '')).statusCode).toBe(404);
      expect(await registered(gameId)).toEqual([]);
    }
  });
});

describe('updateTeam', () => {
  test('renames, and keeps the name that is not sent', async () => {
    const named = await call(captain, 'PUT', '', { name: 'Short Splice', bio: 'Two ropes.' });
    expect(named.json()).toMatchObject({ name: 'Short Splice', bio: 'Two ropes.' });
    for (const name of [undefined, null, '']) {
      const kept = await call(captain, 'PUT', '', { name });
      expect(kept.json()).toMatchObject({ name: 'Short Splice', bio: null });
    }
  });

  test.each(['', ' \u3000'])('stores null for the bio %j', async (bio) => {
    await call(captain, 'PUT', '', { bio: 'Two ropes.' });
    expect((await call(captain, 'PUT', '', { bio })).json()).toMatchObject({ bio: null });
  });

  test('lets a name stay that was given before it was reserved', async () => {
    await db.updateTable('teams').set({ name: 'System' }).where('id', '=', teamId).execute();
    const kept = await call(captain, 'PUT', '', { name: 'System', bio: 'Two ropes.' });
    expect(kept.json()).toMatchObject({ name: 'System', bio: 'Two ropes.' });
  });

  test('refuses a name that the site does not allow, or another team of a game has', async () => {
    for (const name of [' ', 'a\u202eb', 'x'.repeat(21), 'Anonymous']) {
      expect((await call(captain, 'PUT', '', { name })).json()).toMatchObject({
        code: 'VALIDATION_FAILED',
        errors: [{ path: 'name' }],
      });
    }
    const gameId = await play();
    const other = await site.makeUser();
    const rivals = await site.makeTeam(other);
    await site.request(other, 'PUT', `/api/team/${rivals}`, { name: 'Marlin' });
    await join(other, gameId, rivals);
    expect((await call(captain, 'PUT', '', { name: 'MARLIN' })).json()).toMatchObject({
      code: 'TEAM_NAME_TAKEN',
      errors: [{ path: 'name' }],
    });
  });
});

describe('getTeam', () => {
  test('shows what members say about themselves to those who are signed in', async () => {
    await db
      .updateTable('users')
      .set({ bio: 'I tie knots.' })
      .where('id', '=', member.userId)
      .execute();
    const stranger = await site.makeUser();
    const bios = async (actor: Actor | null) =>
      (await call(actor, 'GET', '')).json().members.map((one: { bio: string }) => one.bio);
    expect(await bios(null)).toEqual([null, null]);
    expect(await bios(stranger)).toContain('I tie knots.');
  });
});

describe('getTeamHistory', () => {
  test('gives places and points of games that have begun, and what each member earned', async () => {
    // Runs on both clocks: solves are dated by the database.
    const gameId = await play({
      acceptWithoutReview: true,
      start: Math.min(site.clock(), Date.now()) - HOUR,
      end: Math.max(site.clock(), Date.now()) + HOUR,
    });
    const challengeId = await site.makeOpenChallenge(gameId);
    const solved = await site.request(
      member,
      'POST',
      `/api/game/${gameId}/challenges/${challengeId}`,
      { flag: 'flag{knots}' },
    );
    expect(solved.statusCode).toBe(200);
    const later = await play({ start: site.clock() + HOUR, end: site.clock() + 2 * HOUR });
    const history = (await site.request(member, 'GET', `/api/ext/team/${teamId}/history`)).json();
    expect(history.games).toMatchObject([
      { id: later, status: 'Pending', rank: null, points: null, teams: 0 },
      { id: gameId, status: 'Accepted', rank: 1, teams: 1, points: expect.any(Number) },
    ]);
    expect(history.games[1].registered).toHaveLength(2);
    expect(history.members).toHaveLength(2);
    expect(history.members).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ id: captain.userId, points: 0 }),
        expect.objectContaining({ id: member.userId, points: history.games[1].points }),
      ]),
    );
    expect(history.games[1].points).toBeGreaterThan(0);
  });

  test('is for members', async () => {
    const stranger = await site.makeUser();
    const answer = await site.request(stranger, 'GET', `/api/ext/team/${teamId}/history`);
    expect(answer.json()).toMatchObject({ code: 'NOT_MEMBER' });
  });
});

describe('verifyTeamToken', () => {
  test('accepts the token of a game with its key, and nothing else', async () => {
    const gameId = await play({ acceptWithoutReview: true });
    const { publicKey } = await site.staff('GET', `/api/edit/games/${gameId}`);
    const { token } = await db
      .selectFrom('participations')
      .select('token')
      .where('team_id', '=', teamId)
      .executeTakeFirstOrThrow();
    const verify = (body: unknown) => site.request(null, 'POST', '/api/team/verify', body);
    expect((await verify({ teamToken: token, publicKey })).statusCode).toBe(200);
    const [id = '', signature = ''] = token.split(':');
    for (const teamToken of [
      `${Number(id) + 1}:${signature}`,
      `0${id}:${signature}`,
      `${id}:${'A'.repeat(86)}==`,
      `${id}:AAAA`,
      `9999999999:${signature}`,
    ]) {
      const answer = await verify({ teamToken, publicKey });
      expect(answer.statusCode, teamToken).toBe(401);
    }
    expect((await verify({ teamToken: token, publicKey: `${'/'.repeat(43)}=` })).statusCode).toBe(
      401,
    );
    for (const bad of [
      { teamToken: token, publicKey: 'A'.repeat(3_000_00) },
      { teamToken: `${id}:${'A'.repeat(3_00_000)}`, publicKey },
      { teamToken: `${id}:!!`, publicKey },
      { teamToken: 'x', publicKey: 'y' },
    ]) {
      expect([400, 413]).toContain((await verify(bad)).statusCode);
    }
  });
});
