import { beforeEach, describe, expect, test } from 'vitest';
import type { Actor } from '../../domain/actor.ts';
import { createTestDatabase } from '../../testing/test-database.ts';
import { createGameSite } from '../games/testing/test-site.ts';

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

const kick = (actor: Actor, target: Actor) => call(actor, 'POST', `/kick/${target.userId}`);
const leave = (actor: Actor) => call(actor, 'POST', '/leave');
const transfer = (actor: Actor, to: Actor) =>
  call(actor, 'PUT', '/transfer', { newCaptainId: to.userId });

async function join(actor: Actor, gameId: number, team = teamId): Promise<void> {
  const answer = await site.request(actor, 'POST', `/api/game/${gameId}`, { teamId: team });
  expect(answer.body).toBe('');
}

async function names(): Promise<string[]> {
  const team = (await call(captain, 'GET', '')).json();
  return team.members.map(({ userName }: { userName: string }) => userName);
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

describe('kickMember and leaveTeam', () => {
  test('take the member out of the team', async () => {
    const answer = await kick(captain, member);
    expect(answer.json().members).toHaveLength(1);
    teamId = await site.makeTeam(captain, member);
    expect((await leave(member)).body).toBe('');
    expect(await names()).toEqual([captain.userName]);
  });

  test('take the member out of games that have not ended, and of no other', async () => {
    const past = await play();
    await end(past);
    const open = await play();
    await leave(member);
    expect(await registered(past)).toHaveLength(2);
    expect(await registered(open)).toEqual([captain.userId]);
    expect((await site.events(open)).at(-1)?.[0]).toBe('participation');
  });

  test('delete an application without anybody left', async () => {
    const gameId = await site.makeGame({ acceptWithoutReview: false });
    await join(member, gameId);
    await leave(member);
    const rows = await db
      .selectFrom('participations')
      .select('id')
      .where('game_id', '=', gameId)
      .execute();
    expect(rows).toEqual([]);
  });

  test('are not for the captain', async () => {
    for (const answer of [await leave(captain), await kick(captain, captain)]) {
      expect(answer.json()).toMatchObject({ status: 400, code: 'CAPTAIN_CANNOT_LEAVE' });
    }
    expect(await names()).toHaveLength(2);
  });

  test('are refused to those whom it is not for', async () => {
    const stranger = await site.makeUser();
    expect((await kick(member, captain)).json()).toMatchObject({ code: 'NOT_CAPTAIN' });
    expect((await kick(captain, stranger)).json()).toMatchObject({ code: 'NOT_MEMBER' });
    expect((await leave(stranger)).json()).toMatchObject({ code: 'NOT_MEMBER' });
  });

  test('of one member at once succeed once', async () => {
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, index) => (index % 2 ? leave(member) : kick(captain, member))),
    );
    const codes = answers.map(({ statusCode, body }) =>
      statusCode === 200 ? 'ok' : JSON.parse(body).code,
    );
    expect(codes.filter((code) => code === 'ok')).toHaveLength(1);
    expect(codes.filter((code) => code === 'NOT_MEMBER')).toHaveLength(7);
  });
});

describe('the lock', () => {
  test('of a game holds until it ends, and is then released by the next attempt', async () => {
    const gameId = await play({ acceptWithoutReview: true });
    for (const answer of [
      await kick(captain, member),
      await leave(member),
      await call(captain, 'DELETE', ''),
    ]) {
      expect(answer.json()).toMatchObject({ status: 400, code: 'TEAM_LOCKED' });
    }
    const { locked, lock } = (await call(member, 'GET', '')).json();
    expect(locked).toBe(true);
    expect(lock).toMatchObject({ by: 'Game', game: { id: gameId, title: 'Harbour CTF' } });
    await end(gameId);
    expect((await call(member, 'GET', '')).json()).toMatchObject({ locked: false, lock: null });
    expect((await leave(member)).statusCode).toBe(200);
    const row = await db
      .selectFrom('teams')
      .select('locked')
      .where('id', '=', teamId)
      .executeTakeFirst();
    expect(row?.locked).toBe(false);
  });

  test('of a game does not outlive a rejection', async () => {
    const gameId = await play({ acceptWithoutReview: true });
    const [{ id }] = await site.staff('GET', `/api/game/${gameId}/participations`);
    await site.staff('PUT', `/api/admin/participation/${id}`, { status: 'Suspended' });
    expect((await leave(member)).json()).toMatchObject({ code: 'TEAM_LOCKED' });
    await site.staff('PUT', `/api/admin/participation/${id}`, { status: 'Rejected' });
    expect((await leave(member)).statusCode).toBe(200);
  });

  test('of staff holds until they remove it, and takes that of a game along', async () => {
    await site.staff('PUT', `/api/admin/teams/${teamId}`, { locked: true });
    expect((await leave(member)).json()).toMatchObject({ code: 'TEAM_LOCKED' });
    expect((await call(member, 'GET', '')).json().lock).toEqual({ by: 'Staff', game: null });
    await play({ acceptWithoutReview: true });
    await site.staff('PUT', `/api/admin/teams/${teamId}`, { locked: false });
    expect((await leave(member)).statusCode).toBe(200);
  });

  test('keeps nobody from renaming, handing over or joining', async () => {
    await site.staff('PUT', `/api/admin/teams/${teamId}`, { locked: true });
    expect((await call(captain, 'PUT', '', { name: 'Short Splice' })).statusCode).toBe(200);
    expect((await transfer(captain, member)).statusCode).toBe(200);
  });

  test('that an acceptance sets at the same moment is never passed by', async () => {
    for (let round = 0; round < 8; round += 1) {
      const gameId = await site.makeGame({ acceptWithoutReview: true });
      const late = await site.makeUser();
      teamId = await site.makeTeam(captain, late);
      const [joined, left] = await Promise.all([
        site.request(late, 'POST', `/api/game/${gameId}`, { teamId }),
        leave(late),
      ]);
      const isRegistered = (await registered(gameId)).includes(late.userId);
      const isMember = (await names()).includes(late.userName);
      // Whoever plays is in the team.
      expect({
        joined: joined.statusCode,
        left: left.statusCode,
        isRegistered,
        isMember,
      }).toSatisfy(
        (seen: { isRegistered: boolean; isMember: boolean }) => seen.isRegistered === seen.isMember,
      );
    }
  });
});

describe('transferTeam', () => {
  test('makes a member the captain, and nobody else', async () => {
    const stranger = await site.makeUser();
    expect((await transfer(captain, stranger)).json()).toMatchObject({ code: 'NOT_MEMBER' });
    const answer = await transfer(captain, member);
    const { members } = answer.json();
    expect(members.find((one: { captain: boolean }) => one.captain).id).toBe(member.userId);
    expect((await transfer(captain, member)).json()).toMatchObject({ code: 'NOT_CAPTAIN' });
  });

  test('gives nobody more than three teams, however many are handed over at once', async () => {
    const owners = await Promise.all(Array.from({ length: 6 }, () => site.makeUser()));
    const teams = await Promise.all(owners.map((owner) => site.makeTeam(owner, member)));
    const answers = await Promise.all(
      owners.map((owner, index) =>
        site.request(owner, 'PUT', `/api/team/${teams[index]}/transfer`, {
          newCaptainId: member.userId,
        }),
      ),
    );
    const codes = answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b);
    expect(codes).toEqual([200, 200, 200, 400, 400, 400]);
    expect(answers.find(({ statusCode }) => statusCode === 400)?.json()).toMatchObject({
      code: 'TEAM_LIMIT_REACHED',
    });
  });

  test('and leaving at once never leave a team to somebody who is no member', async () => {
    for (let round = 0; round < 8; round += 1) {
      teamId = await site.makeTeam(captain, member);
      await Promise.all([transfer(captain, member), leave(member), kick(captain, member)]);
      const { members } = (await call(null, 'GET', '')).json();
      expect(members.filter((one: { captain: boolean }) => one.captain)).toHaveLength(1);
      await db.deleteFrom('teams').where('id', '=', teamId).execute();
    }
  });
});
