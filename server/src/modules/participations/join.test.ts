import { ALL_PERMISSIONS, PERMISSION } from '@halyard/sdk/rules';
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

async function join(actor: Actor, gameId: number, body: object = { teamId }): Promise<string> {
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
    .select(['id', 'team_id as teamId', 'status', 'division_id as divisionId', 'token'])
    .where('game_id', '=', gameId)
    .orderBy('id')
    .execute();
}

/** As an update of a team does it. */
async function rename(id: number, nameKey: string): Promise<void> {
  await db.updateTable('teams').set({ name_key: nameKey }).where('id', '=', id).execute();
}

async function registered(gameId: number): Promise<string[]> {
  const rows = await db
    .selectFrom('registrations')
    .select('user_id as userId')
    .where('game_id', '=', gameId)
    .execute();
  return rows.map(({ userId }) => userId).toSorted();
}

async function isLocked(id = teamId): Promise<boolean> {
  const team = await db
    .selectFrom('teams')
    .select('locked')
    .where('id', '=', id)
    .executeTakeFirst();
  return team?.locked ?? false;
}

async function setStatus(gameId: number, status: string) {
  const [participation] = await participations(gameId);
  await site.staff('PUT', `/api/admin/participation/${participation?.id}`, { status });
}

describe('joinGame', () => {
  test('waits for a review, and leaves the team free until then', async () => {
    const gameId = await site.makeGame({ acceptWithoutReview: false });
    expect(await join(captain, gameId)).toBe('joined');
    expect(await participations(gameId)).toMatchObject([{ teamId, status: 'Pending' }]);
    expect(await registered(gameId)).toEqual([captain.userId]);
    expect(await isLocked()).toBe(false);
  });

  test('accepts at once where no review is asked for, and locks the team', async () => {
    const gameId = await site.makeGame();
    expect(await join(captain, gameId)).toBe('joined');
    expect(await participations(gameId)).toMatchObject([{ status: 'Accepted' }]);
    expect(await isLocked()).toBe(true);
  });

  test('is known to the next request', async () => {
    const gameId = await site.makeGame();
    await site.liveGames.get(gameId);
    await join(captain, gameId);
    const live = await site.liveGames.get(gameId);
    expect(live?.participationOf(captain.userId)).toMatchObject({ teamId, status: 'Accepted' });
    const [participation] = await participations(gameId);
    expect((await site.events(gameId)).at(-1)).toEqual([
      'participation',
      { participationId: participation?.id },
    ]);
  });

  test('puts later members into the same participation', async () => {
    const gameId = await site.makeGame({ acceptWithoutReview: false });
    await join(captain, gameId);
    expect(await join(member, gameId)).toBe('joined');
    expect(await participations(gameId)).toHaveLength(1);
    expect(await registered(gameId)).toEqual([captain.userId, member.userId].toSorted());
  });

  test('refuses what the rules refuse, and changes nothing', async () => {
    const gameId = await site.makeGame({ inviteCode: 'rope' });
    const stranger = await site.makeUser('stranger');
    const inviteCode = 'rope';
    expect(await join(captain, 999_999)).toBe('GAME_NOT_FOUND');
    expect(await join(captain, gameId, { teamId: 999_999, inviteCode })).toBe('TEAM_NOT_FOUND');
    expect(await join(stranger, gameId, { teamId, inviteCode })).toBe('NOT_MEMBER');
    expect(await join(captain, gameId)).toBe('INVITE_CODE_WRONG');
    expect(await join(captain, gameId, { teamId, inviteCode: 'Rope' })).toBe('INVITE_CODE_WRONG');
    expect(await participations(gameId)).toEqual([]);
    expect(await site.events(gameId)).toHaveLength(1);
    expect(await join(captain, gameId, { teamId, inviteCode })).toBe('joined');
    expect(await join(captain, gameId, { teamId, inviteCode })).toBe('ALREADY_JOINED');
  });

  test('refuses an ended game, unless it goes on in practice mode', async () => {
    const ended = { start: 0, end: site.clock() - HOUR };
    const gameId = await site.makeGame({ ...ended, practiceMode: false });
    const answer = await site.request(captain, 'POST', `/api/game/${gameId}`, { teamId });
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ code: 'GAME_ENDED', status: 10_002 });
    expect(await join(captain, await site.makeGame({ ...ended, practiceMode: true }))).toBe(
      'joined',
    );
  });

  test('takes a division, by its own code and rules', async () => {
    const gameId = await site.makeGame({ inviteCode: 'rope' });
    const open = await site.makeDivision(gameId, ALL_PERMISSIONS & ~PERMISSION.requireReview);
    const reviewed = await site.makeDivision(gameId, ALL_PERMISSIONS, 'splice');
    const closed = await site.makeDivision(gameId, 0);
    expect(await join(captain, gameId)).toBe('DIVISION_REQUIRED');
    expect(await join(captain, gameId, { teamId, divisionId: closed })).toBe(
      'DIVISION_NOT_JOINABLE',
    );
    expect(await join(captain, gameId, { teamId, divisionId: reviewed })).toBe('INVITE_CODE_WRONG');
    const body = { teamId, divisionId: reviewed, inviteCode: 'splice' };
    expect(await join(captain, gameId, body)).toBe('joined');
    expect(await participations(gameId)).toMatchObject([
      { status: 'Pending', divisionId: reviewed },
    ]);
    expect(await join(member, gameId, { teamId, divisionId: open })).toBe('DIVISION_MISMATCH');
    const other = await site.makeTeam(member);
    expect(await join(member, gameId, { teamId: other, divisionId: open })).toBe('joined');
    expect((await participations(gameId))[1]).toMatchObject({
      status: 'Accepted',
      divisionId: open,
    });
  });

  test('lets a rejected team try again, but never past the staff', async () => {
    const gameId = await site.makeGame();
    await join(captain, gameId);
    await setStatus(gameId, 'Rejected');
    expect(await join(captain, gameId)).toBe('joined');
    expect(await participations(gameId)).toMatchObject([{ status: 'Pending' }]);
    await setStatus(gameId, 'Suspended');
    expect(await join(member, gameId)).toBe('joined');
    expect(await participations(gameId)).toMatchObject([{ status: 'Suspended' }]);
  });

  test('frees a member of a rejected team for another one', async () => {
    const gameId = await site.makeGame();
    await join(captain, gameId);
    await join(member, gameId);
    await setStatus(gameId, 'Rejected');
    await site.liveGames.get(gameId);
    const other = await site.makeTeam(member);
    expect(await join(member, gameId, { teamId: other })).toBe('joined');
    expect(await participations(gameId)).toMatchObject([{ teamId }, { teamId: other }]);
    const live = await site.liveGames.get(gameId);
    expect(live?.participationOf(member.userId)?.teamId).toBe(other);
    expect(live?.participationOf(captain.userId)?.userIds).toEqual([captain.userId]);
  });

  test('takes one of several teams of one name, also of parallel ones and after renaming', async () => {
    const gameId = await site.makeGame();
    const rivals = await Promise.all(
      Array.from({ length: 4 }, async (_, index) => {
        const actor = await site.makeUser(`rival${index}`);
        const id = await site.makeTeam(actor);
        await rename(id, 'same name');
        return { actor, id };
      }),
    );
    const outcomes = await Promise.all(
      rivals.map(({ actor, id }) => join(actor, gameId, { teamId: id })),
    );
    expect(outcomes.toSorted()).toEqual([...Array(3).fill('TEAM_NAME_TAKEN'), 'joined']);
    const [first, second] = rivals;
    const [{ teamId: joined } = { teamId: 0 }] = await participations(gameId);
    const other = first?.id === joined ? second : first;
    await rename(joined, 'another name');
    expect(await join(other?.actor ?? captain, gameId, { teamId: other?.id })).toBe('joined');
    await expect(rename(joined, 'same name')).rejects.toThrow('participations_team_name_key');
  });

  test('makes one participation of parallel joins of one team', async () => {
    const crew = await Promise.all(Array.from({ length: 6 }, () => site.makeUser()));
    for (let round = 0; round < 5; round += 1) {
      const gameId = await site.makeGame();
      const crewTeam = await site.makeTeam(captain, ...crew);
      const outcomes = await Promise.all(
        crew.map((one) => join(one, gameId, { teamId: crewTeam })),
      );
      expect(new Set(outcomes)).toEqual(new Set(['joined']));
      expect(await participations(gameId)).toHaveLength(1);
      expect(await registered(gameId)).toHaveLength(6);
    }
  });

  test('never lets parallel joins exceed the size of a team', async () => {
    const crew = await Promise.all(Array.from({ length: 6 }, () => site.makeUser()));
    const gameId = await site.makeGame({ teamMemberCountLimit: 2 });
    const crewTeam = await site.makeTeam(captain, ...crew);
    const outcomes = await Promise.all(crew.map((one) => join(one, gameId, { teamId: crewTeam })));
    expect(outcomes.toSorted()).toEqual([
      ...Array.from({ length: 4 }, () => 'TEAM_TOO_LARGE'),
      'joined',
      'joined',
    ]);
    expect(await registered(gameId)).toHaveLength(2);
  });

  test('lets a user in with one team only, even when both are tried at once', async () => {
    const teams = [teamId, await site.makeTeam(captain), await site.makeTeam(captain)];
    for (let round = 0; round < 5; round += 1) {
      const gameId = await site.makeGame();
      const outcomes = await Promise.all(teams.map((id) => join(captain, gameId, { teamId: id })));
      expect(outcomes.toSorted()).toEqual(['ALREADY_JOINED', 'ALREADY_JOINED', 'joined']);
      expect(await participations(gameId)).toHaveLength(1);
    }
  });

  test('meets a game that is being deleted with a clean refusal', async () => {
    for (let round = 0; round < 5; round += 1) {
      const gameId = await site.makeGame();
      const [outcome] = await Promise.all([
        join(captain, gameId),
        site.staff('DELETE', `/api/edit/games/${gameId}`),
      ]);
      expect(['joined', 'GAME_NOT_FOUND']).toContain(outcome);
      expect(await participations(gameId)).toEqual([]);
    }
  });
});

describe('leaveGame', () => {
  test('takes the caller out, and with the last member the participation', async () => {
    const gameId = await site.makeGame({ acceptWithoutReview: false });
    await join(captain, gameId);
    await join(member, gameId);
    expect(await leave(captain, gameId)).toBe('left');
    expect(await registered(gameId)).toEqual([member.userId]);
    expect(await leave(member, gameId)).toBe('left');
    expect(await participations(gameId)).toEqual([]);
    expect(await leave(member, gameId)).toBe('NOT_JOINED');
    expect(await leave(member, 999_999)).toBe('GAME_NOT_FOUND');
  });

  test.each([
    ['Accepted', 'CANNOT_LEAVE'],
    ['Suspended', 'CANNOT_LEAVE'],
    ['Rejected', 'left'],
  ])('when %s: %s', async (status, outcome) => {
    const gameId = await site.makeGame({ acceptWithoutReview: false });
    await join(captain, gameId);
    await setStatus(gameId, status);
    expect(await leave(captain, gameId)).toBe(outcome);
    expect(await registered(gameId)).toHaveLength(outcome === 'left' ? 0 : 1);
  });

  test('and an acceptance at the same time exclude each other', async () => {
    for (let round = 0; round < 5; round += 1) {
      const gameId = await site.makeGame({ acceptWithoutReview: false });
      await join(captain, gameId);
      const [participation] = await participations(gameId);
      const path = `/api/admin/participation/${participation?.id}`;
      const [outcome, accepted] = await Promise.all([
        leave(captain, gameId),
        site.request(site.admin, 'PUT', path, { status: 'Accepted' }),
      ]);
      const isLeft = outcome === 'left';
      expect(accepted.statusCode).toBe(isLeft ? 404 : 200);
      expect(await registered(gameId)).toHaveLength(isLeft ? 0 : 1);
    }
  });
});

describe('checkGame', () => {
  test('lists own teams that have a division, and the divisions to choose from', async () => {
    const gameId = await site.makeGame();
    const divisionId = await site.makeDivision(gameId, PERMISSION.joinGame);
    await site.makeDivision(gameId, ALL_PERMISSIONS & ~PERMISSION.joinGame);
    await join(captain, gameId, { teamId, divisionId });
    const check = async (actor: Actor) =>
      (await site.request(actor, 'GET', `/api/game/${gameId}/check`)).json();
    expect(await check(member)).toEqual({
      joinedTeams: [{ id: teamId, division: divisionId }],
      joinableDivisions: [divisionId],
    });
    expect(await check(site.admin)).toEqual({ joinedTeams: [], joinableDivisions: [divisionId] });
  });

  test('does not list a team without a division', async () => {
    const gameId = await site.makeGame();
    await join(captain, gameId);
    const answer = await site.request(captain, 'GET', `/api/game/${gameId}/check`);
    expect(answer.json()).toEqual({ joinedTeams: [], joinableDivisions: [] });
    expect((await site.request(captain, 'GET', '/api/game/999999/check')).statusCode).toBe(404);
  });
});
