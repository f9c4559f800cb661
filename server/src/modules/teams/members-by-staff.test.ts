import { beforeEach, describe, expect, test } from 'vitest';
import type { Actor } from '../../domain/actor.ts';
import { createTestDatabase } from '../../testing/test-database.ts';
import { createGameSite } from '../games/testing/test-site.ts';
import { addChallenge } from '../submissions/testing/test-game.ts';

const database = await createTestDatabase();
const { db } = database;
const site = await createGameSite(database);
const REASON = 'The captain is ill.';

let captain: Actor;
let member: Actor;
let other: Actor;
let teamId: number;

beforeEach(async () => {
  captain = await site.makeUser('captain');
  member = await site.makeUser('member');
  other = await site.makeUser('other');
  teamId = await site.makeTeam(captain, member);
});

function staff(method: 'PUT' | 'POST' | 'DELETE', path: string, body?: object, team = teamId) {
  return site.request(site.admin, method, `/api/ext/admin/teams/${team}${path}`, body);
}

const add = ({ userId }: Actor, team = teamId) =>
  staff('POST', '/members', { userId, reason: REASON }, team);
const lead = ({ userId }: Actor) => staff('PUT', '/captain', { userId, reason: REASON });
const remove = ({ userId }: Actor) =>
  staff('POST', `/members/${userId}/removal`, { reason: REASON });

async function join(actor: Actor, gameId: number, team = teamId): Promise<void> {
  const answer = await site.request(actor, 'POST', `/api/game/${gameId}`, { teamId: team });
  expect(answer.body).toBe('');
}

async function playersOf(gameId: number): Promise<string[]> {
  const rows = await db
    .selectFrom('registrations')
    .innerJoin('users', 'users.id', 'registrations.user_id')
    .select('users.user_name as name')
    .where('game_id', '=', gameId)
    .orderBy('name')
    .execute();
  return rows.map(({ name }) => name);
}

async function membersOf(team = teamId): Promise<{ name: string; captain: boolean }[]> {
  const { members } = (await site.request(null, 'GET', `/api/team/${team}`)).json();
  // Members who joined at the same moment have no order.
  return members
    .map((each: { userName: string; captain: boolean }) => ({
      name: each.userName,
      captain: each.captain,
    }))
    .toSorted((a: { name: string }, b: { name: string }) => a.name.localeCompare(b.name));
}

async function lastEntry() {
  const log = await site.staff('GET', `/api/ext/admin/audit?targetType=Team&target=${teamId}`);
  const [{ operation, changes }] = log.data;
  return {
    operation,
    changes: changes.map((each: { field: string; before: string; after: string }) => [
      each.field,
      each.before,
      each.after,
    ]),
  };
}

/** Closes the team, which has played a game that goes on in practice mode. */
async function close(gameId: number): Promise<void> {
  const ended = new Date(site.clock() - 1);
  await db.updateTable('games').set({ ends_at: ended }).where('id', '=', gameId).execute();
  await site.tell({ topic: 'game', gameId, body: {} });
  expect((await site.request(captain, 'DELETE', `/api/team/${teamId}`)).body).toBe('');
  expect(await membersOf()).toEqual([]);
}

describe('setTeamCaptain', () => {
  test('lets another member lead, and says in the audit log who and why', async () => {
    expect((await lead(member)).body).toBe('');
    expect(await membersOf()).toEqual([
      { name: captain.userName, captain: false },
      { name: member.userName, captain: true },
    ]);
    expect(await lastEntry()).toEqual({
      operation: 'setTeamCaptain',
      changes: [
        ['captain', captain.userName, member.userName],
        ['reason', null, REASON],
      ],
    });
  });

  test('takes members only, who lead as many teams as one may', async () => {
    expect((await lead(other)).json()).toMatchObject({ code: 'NOT_MEMBER' });
    for (const _ of [1, 2, 3]) await site.makeTeam(member);
    expect((await lead(member)).json()).toMatchObject({ code: 'TEAM_LIMIT_REACHED' });
    expect(await membersOf()).toContainEqual({ name: captain.userName, captain: true });
  });

  test('needs a reason, and an administrator', async () => {
    const body = { userId: member.userId, reason: '  ' };
    expect((await staff('PUT', '/captain', body)).json()).toMatchObject({
      code: 'VALIDATION_FAILED',
      errors: [{ path: 'reason' }],
    });
    const path = `/api/ext/admin/teams/${teamId}/captain`;
    const answer = await site.request(captain, 'PUT', path, { ...body, reason: REASON });
    expect(answer.statusCode).toBe(403);
  });
});

describe('addTeamMember', () => {
  test('adds to a locked team, and enters into its games that have not ended', async () => {
    const games = [await site.makeGame(), await site.makeGame({ acceptWithoutReview: false })];
    const [ended, rejected] = [await site.makeGame(), await site.makeGame()];
    for (const gameId of [...games, ended, rejected]) await join(captain, gameId);
    await db
      .updateTable('games')
      .set({ ends_at: new Date(site.clock() - 1) })
      .where('id', '=', ended)
      .execute();
    await db
      .updateTable('participations')
      .set({ status: 'Rejected' })
      .where('game_id', '=', rejected)
      .execute();
    const answer = await add(other);
    expect(answer.json()).toEqual({
      games: games.map((id) => ({ id, title: 'Harbour CTF', code: null })),
    });
    expect(await membersOf()).toHaveLength(3);
    for (const gameId of games) {
      expect(await playersOf(gameId)).toEqual([captain.userName, other.userName].toSorted());
      expect((await site.events(gameId)).at(-1)?.[0]).toBe('participation');
    }
    for (const gameId of [ended, rejected])
      expect(await playersOf(gameId)).toEqual([captain.userName]);
    expect(await lastEntry()).toEqual({
      operation: 'addTeamMember',
      changes: [
        ['member', null, other.userName],
        ['games', null, '["Harbour CTF","Harbour CTF"]'],
        ['reason', null, REASON],
      ],
    });
    expect((await add(other)).json()).toMatchObject({ code: 'ALREADY_MEMBER' });
  });

  test('leaves out and names a game in which they play for another team, or the team is full', async () => {
    const [elsewhere, full] = [
      await site.makeGame(),
      await site.makeGame({ teamMemberCountLimit: 1 }),
    ];
    for (const gameId of [elsewhere, full]) await join(captain, gameId);
    await join(other, elsewhere, await site.makeTeam(other));
    expect((await add(other)).json().games).toMatchObject([
      { id: elsewhere, code: 'ALREADY_JOINED' },
      { id: full, code: 'TEAM_TOO_LARGE' },
    ]);
    expect(await membersOf()).toContainEqual({ name: other.userName, captain: false });
    expect(await playersOf(full)).toEqual([captain.userName]);
  });

  test('enters nobody for two teams who are added to both at once', async () => {
    const gameId = await site.makeGame();
    const rival = await site.makeUser('rival');
    const rivals = await site.makeTeam(rival);
    await join(captain, gameId);
    await join(rival, gameId, rivals);
    const answers = await Promise.all([add(other), add(other, rivals)]);
    const codes = answers.map((answer) => answer.json().games[0].code);
    expect(new Set(codes)).toEqual(new Set([null, 'ALREADY_JOINED']));
  });

  test('opens a closed team again, led by its first member', async () => {
    const gameId = await site.makeGame({ practiceMode: true });
    for (const actor of [captain, member]) await join(actor, gameId);
    await close(gameId);
    expect((await add(other)).statusCode).toBe(200);
    expect(await membersOf()).toEqual([{ name: other.userName, captain: true }]);
    expect(await lastEntry()).toMatchObject({
      operation: 'addTeamMember',
      changes: [
        ['closed', 'true', 'false'],
        ['member', null, other.userName],
        ['captain', null, other.userName],
        ['reason', null, REASON],
      ],
    });
    // Again a team like any other.
    expect((await add(captain)).statusCode).toBe(200);
    expect(await membersOf()).toHaveLength(2);
  });

  test('does not open a team whose name another one holds by now, and changes nothing', async () => {
    const gameId = await site.makeGame({ practiceMode: true });
    await join(captain, gameId);
    await close(gameId);
    const namesake = await site.makeUser('namesake');
    const holder = await site.makeTeam(namesake);
    const name = { name_key: 'long splice', name_skeleton: 'long splice' };
    await db.updateTable('teams').set(name).where('id', 'in', [teamId, holder]).execute();
    await join(namesake, gameId, holder);
    expect((await add(other)).json()).toMatchObject({ code: 'TEAM_NAME_TAKEN' });
    await db.updateTable('teams').set({ name_key: 'Iong' }).where('id', '=', holder).execute();
    expect((await add(other)).json()).toMatchObject({ code: 'TEAM_NAME_LOOKS_ALIKE' });
    expect(await membersOf()).toEqual([]);
  });

  test('does not give somebody more teams to lead than one may', async () => {
    const gameId = await site.makeGame({ practiceMode: true });
    await join(captain, gameId);
    await close(gameId);
    for (const _ of [1, 2, 3]) await site.makeTeam(other);
    expect((await add(other)).json()).toMatchObject({ code: 'TEAM_LIMIT_REACHED' });
    expect(await membersOf()).toEqual([]);
  });
});

describe('removeTeamMember', () => {
  test('removes from a locked team and its games, and keeps what was submitted', async () => {
    const gameId = await site.makeGame();
    for (const actor of [captain, member]) await join(actor, gameId);
    const challengeId = await addChallenge(db, gameId);
    await site.tell({ topic: 'game', gameId, body: {} });
    const path = `/api/game/${gameId}/challenges/${challengeId}`;
    expect((await site.request(member, 'POST', path, { flag: 'flag{no}' })).statusCode).toBe(200);
    const leave = await site.request(member, 'POST', `/api/team/${teamId}/leave`);
    expect(leave.json()).toMatchObject({ code: 'TEAM_LOCKED' });
    expect((await remove(member)).body).toBe('');
    expect(await membersOf()).toEqual([{ name: captain.userName, captain: true }]);
    expect(await playersOf(gameId)).toEqual([captain.userName]);
    const refused = await site.request(member, 'POST', path, { flag: 'flag{no}' });
    expect(refused.json()).toMatchObject({ code: 'NOT_JOINED' });
    const kept = await db
      .selectFrom('submissions')
      .select('user_id as userId')
      .where('challenge_id', '=', challengeId)
      .execute();
    expect(kept).toEqual([{ userId: member.userId }]);
    expect(await lastEntry()).toEqual({
      operation: 'removeTeamMember',
      changes: [
        ['member', member.userName, null],
        ['reason', null, REASON],
      ],
    });
  });

  test('removes neither the captain nor somebody who is no member', async () => {
    expect((await remove(captain)).json()).toMatchObject({ code: 'CAPTAIN_CANNOT_LEAVE' });
    expect((await remove(other)).json()).toMatchObject({ code: 'NOT_MEMBER' });
    await lead(member);
    expect((await remove(captain)).body).toBe('');
  });
});
