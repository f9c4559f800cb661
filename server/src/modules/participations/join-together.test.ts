import { beforeEach, expect, test } from 'vitest';
import type { Actor } from '../../domain/actor.ts';
import { createTestDatabase } from '../../testing/test-database.ts';
import { createGameSite, HOUR } from '../games/testing/test-site.ts';

const database = await createTestDatabase();
const { db } = database;
const site = await createGameSite(database);

let captain: Actor;
let first: Actor;
let second: Actor;
let teamId: number;

beforeEach(async () => {
  captain = await site.makeUser('captain');
  first = await site.makeUser('first');
  second = await site.makeUser('second');
  teamId = await site.makeTeam(captain, first, second);
  // In this order they became members.
  for (const [hours, { userId }] of [captain, first, second].entries()) {
    const joined = { joined_at: new Date(site.clock() + hours * HOUR) };
    await db.updateTable('team_members').set(joined).where('user_id', '=', userId).execute();
  }
});

/** A game that has not started, whose members join together. */
const makeGame = (fields = {}) =>
  site.makeGame({
    joinTogether: true,
    start: site.clock() + HOUR,
    end: site.clock() + 2 * HOUR,
    ...fields,
  });

async function join(actor: Actor, gameId: number, team = teamId): Promise<void> {
  const answer = await site.request(actor, 'POST', `/api/game/${gameId}`, { teamId: team });
  expect(answer.body).toBe('');
}

const seenBy = async (actor: Actor, gameId: number) =>
  (await site.request(actor, 'GET', `/api/game/${gameId}`)).json();

const leave = (actor: Actor, gameId: number) =>
  site.request(actor, 'DELETE', `/api/game/${gameId}`);

test('members join with their captain, and are told', async () => {
  const gameId = await makeGame();
  expect(await seenBy(first, gameId)).toMatchObject({ joinTogether: true, ownMembers: [] });
  await join(captain, gameId);
  for (const actor of [captain, first, second]) {
    expect(await seenBy(actor, gameId)).toMatchObject({
      status: 'Accepted',
      teamName: 'Long Splice',
      enteredByCaptain: actor !== captain,
      ownMembers: [captain, first, second].map(({ userName }) => ({ userName, place: 'Plays' })),
    });
  }
  const live = await site.liveGames.get(gameId);
  expect(live?.participationOf(second.userId)).not.toBeNull();
});

test('nobody joins with a member who is not the captain, or where members do not join together', async () => {
  const [gameId, alone] = [await makeGame(), await makeGame({ joinTogether: false })];
  await join(first, gameId);
  expect(await seenBy(second, gameId)).toMatchObject({ status: 'Unsubmitted' });
  await join(captain, alone);
  expect(await seenBy(first, alone)).toMatchObject({ status: 'Unsubmitted' });
  expect(await seenBy(captain, alone)).toMatchObject({ ownMembers: [] });
  // The captain brings those who are not there yet.
  await join(captain, gameId);
  expect(await seenBy(first, gameId)).toMatchObject({ enteredByCaptain: false });
  expect(await seenBy(second, gameId)).toMatchObject({ enteredByCaptain: true });
});

test('who plays for another team or finds no room is left out and named', async () => {
  const gameId = await makeGame({ teamMemberCountLimit: 2 });
  await join(first, gameId, await site.makeTeam(first));
  const third = await site.makeUser('third');
  const last = { joined_at: new Date(site.clock() + 9 * HOUR), team_id: teamId };
  await db
    .insertInto('team_members')
    .values({ ...last, user_id: third.userId })
    .execute();
  await join(captain, gameId);
  expect((await seenBy(captain, gameId)).ownMembers).toEqual([
    { userName: captain.userName, place: 'Plays' },
    { userName: first.userName, place: 'OtherTeam' },
    { userName: second.userName, place: 'Plays' },
    { userName: third.userName, place: 'NoRoom' },
  ]);
});

test('a member who was entered may leave an accepted team until the start, the captain may not', async () => {
  const gameId = await makeGame();
  await join(captain, gameId);
  expect((await leave(first, gameId)).statusCode).toBe(200);
  expect(await seenBy(first, gameId)).toMatchObject({ status: 'Unsubmitted' });
  expect((await seenBy(captain, gameId)).ownMembers[1]).toEqual({
    userName: first.userName,
    place: 'NotJoined',
  });
  expect((await leave(captain, gameId)).json()).toMatchObject({ code: 'CANNOT_LEAVE' });
  const times = { starts_at: new Date(site.clock() - 1) };
  await db.updateTable('games').set(times).where('id', '=', gameId).execute();
  await site.tell({ topic: 'game', gameId, body: {} });
  expect((await leave(second, gameId)).json()).toMatchObject({ code: 'CANNOT_LEAVE' });
});

test('an update by a client that does not know the switch leaves it', async () => {
  const gameId = await makeGame();
  const { joinTogether, ...game } = await site.staff('GET', `/api/edit/games/${gameId}`);
  expect(joinTogether).toBe(true);
  await site.staff('PUT', `/api/edit/games/${gameId}`, game);
  expect((await site.staff('GET', `/api/edit/games/${gameId}`)).joinTogether).toBe(true);
  await site.staff('PUT', `/api/edit/games/${gameId}`, { ...game, joinTogether: false });
  expect((await site.staff('GET', `/api/edit/games/${gameId}`)).joinTogether).toBe(false);
});
