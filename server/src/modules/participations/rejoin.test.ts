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

async function join(actor: Actor, gameId: number, body = { teamId }): Promise<string> {
  const answer = await site.request(actor, 'POST', `/api/game/${gameId}`, body);
  return answer.statusCode === 200 ? `joined${answer.body}` : answer.json().code;
}

async function leave(actor: Actor, gameId: number): Promise<string> {
  const answer = await site.request(actor, 'DELETE', `/api/game/${gameId}`);
  return answer.statusCode === 200 ? `left${answer.body}` : answer.json().code;
}

async function participations(gameId: number) {
  return db
    .selectFrom('participations')
    .select(['id', 'team_id as teamId', 'status'])
    .where('game_id', '=', gameId)
    .orderBy('id')
    .execute();
}

async function setStatus(gameId: number, status: string) {
  const [participation] = await participations(gameId);
  await site.staff('PUT', `/api/admin/participation/${participation?.id}`, { status });
}

describe('a decision of staff', () => {
  test('outlives leaving, joining again and every other member', async () => {
    const gameId = await site.makeGame();
    await join(captain, gameId);
    const [before] = await participations(gameId);
    await setStatus(gameId, 'Rejected');
    expect(await leave(captain, gameId)).toBe('left');
    expect(await participations(gameId)).toMatchObject([{ id: before?.id, status: 'Rejected' }]);
    expect(await join(captain, gameId)).toBe('joined');
    expect(await join(member, gameId)).toBe('joined');
    expect(await participations(gameId)).toMatchObject([{ id: before?.id, status: 'Pending' }]);
    await setStatus(gameId, 'Accepted');
    expect(await participations(gameId)).toMatchObject([{ status: 'Accepted' }]);
  });

  test('follows a rejected member to another team until staff accept them', async () => {
    const gameId = await site.makeGame();
    await join(captain, gameId);
    await setStatus(gameId, 'Rejected');
    const second = await site.makeTeam(captain);
    expect(await join(captain, gameId, { teamId: second })).toBe('joined');
    expect((await participations(gameId))[1]).toMatchObject({ teamId: second, status: 'Pending' });
    expect(await leave(captain, gameId)).toBe('left');

    const third = await site.makeTeam(captain);
    expect(await join(captain, gameId, { teamId: third })).toBe('joined');
    const last = (await participations(gameId)).at(-1);
    expect(last).toMatchObject({ teamId: third, status: 'Pending' });
    for (const status of ['Accepted', 'Pending']) {
      await site.staff('PUT', `/api/admin/participation/${last?.id}`, { status });
    }
    expect(await leave(captain, gameId)).toBe('left');
    const fourth = await site.makeTeam(captain);
    expect(await join(captain, gameId, { teamId: fourth })).toBe('joined');
    expect((await participations(gameId)).at(-1)).toMatchObject({ status: 'Accepted' });
  });

  test('keeps the submissions of a team whose members leave', async () => {
    const gameId = await site.makeGame();
    await join(captain, gameId);
    const challengeId = await site.makeChallenge(gameId);
    const [participation] = await participations(gameId);
    await db
      .insertInto('submissions')
      .values({
        game_id: gameId,
        participation_id: participation?.id ?? 0,
        challenge_id: challengeId,
        answer: 'flag{copied}',
        result: 'CheatDetected',
      })
      .execute();
    // As if the status had been changed without a review, so that only the submission counts.
    await db.updateTable('participations').set({ status: 'Pending' }).execute();
    expect(await leave(captain, gameId)).toBe('left');
    expect(await participations(gameId)).toHaveLength(1);
    const kept = await db
      .selectFrom('submissions')
      .select('answer')
      .where('game_id', '=', gameId)
      .execute();
    expect(kept).toEqual([{ answer: 'flag{copied}' }]);
  });
});
