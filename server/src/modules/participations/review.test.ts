import { ALL_PERMISSIONS } from '@halyard/sdk/rules';
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
let gameId: number;
let divisionId: number;
let id: number;

beforeEach(async () => {
  captain = await site.makeUser('captain');
  member = await site.makeUser('member');
  teamId = await site.makeTeam(captain, member);
  gameId = await site.makeGame({ acceptWithoutReview: false });
  divisionId = await site.makeDivision(gameId, ALL_PERMISSIONS);
  await site.request(captain, 'POST', `/api/game/${gameId}`, { teamId, divisionId });
  [{ id }] = await site.staff('GET', `/api/game/${gameId}/participations`);
});

function update(body: object, participationId = id) {
  return site.request(site.admin, 'PUT', `/api/admin/participation/${participationId}`, body);
}

async function state() {
  const row = await db
    .selectFrom('participations')
    .innerJoin('teams', 'teams.id', 'participations.team_id')
    .select(['status', 'division_id as division', 'locked'])
    .where('participations.id', '=', id)
    .executeTakeFirstOrThrow();
  return row;
}

function profile(actor: Actor) {
  return {
    userId: actor.userId,
    role: 'User',
    userName: actor.userName,
    email: `${actor.userName}@harbour.example`,
    bio: '',
    phone: null,
    realName: '',
    stdNumber: '',
    avatar: null,
  };
}

describe('listParticipations', () => {
  test('shows teams with the profiles of all members, and who has joined', async () => {
    const other = await site.makeUser('other');
    const otherTeam = await site.makeTeam(other);
    await site.request(other, 'POST', `/api/game/${gameId}`, { teamId: otherTeam, divisionId });
    const list = await site.staff('GET', `/api/game/${gameId}/participations`);
    expect(list).toHaveLength(2);
    expect(list[0]).toEqual({
      id,
      divisionId,
      status: 'Pending',
      reason: null,
      lookAlikeAllowed: false,
      looksLike: [],
      registeredMembers: [captain.userId],
      team: {
        id: teamId,
        name: 'Long Splice',
        bio: null,
        avatar: null,
        locked: false,
        captainId: captain.userId,
        members: expect.arrayContaining([profile(captain), profile(member)]),
      },
    });
    expect(list[1]).toMatchObject({ team: { id: otherTeam }, registeredMembers: [other.userId] });
  });
});

describe('a name that looks like another one', () => {
  test('is told of each team that holds such a name', async () => {
    const rejected = await site.makeUser('rejected');
    const other = await site.makeTeam(rejected);
    await site.request(rejected, 'POST', `/api/game/${gameId}`, { teamId: other, divisionId });
    const [, { id: otherId }] = await site.staff('GET', `/api/game/${gameId}/participations`);
    await update({ status: 'Rejected' }, otherId);
    const look = { name_skeleton: 'long splice' };
    await db.updateTable('teams').set(look).where('id', 'in', [teamId, other]).execute();
    expect(await site.staff('GET', `/api/game/${gameId}/participations`)).toMatchObject([
      // The rejected team holds no name.
      { id, looksLike: [] },
      { id: otherId, looksLike: [{ participationId: id, name: 'Long Splice' }] },
    ]);
  });
});

describe('updateParticipation', () => {
  test('accepts, which locks the team, keeps the division and puts it on the board', async () => {
    await site.liveGames.get(gameId);
    const answer = await update({ status: 'Accepted' });
    expect(answer.statusCode).toBe(200);
    expect(answer.body).toBe('');
    expect(await state()).toEqual({ status: 'Accepted', division: divisionId, locked: true });
    const live = await site.liveGames.get(gameId);
    expect(
      live
        ?.boardFor('players')
        .board()
        .teams.map(({ fact }) => fact.teamId),
    ).toEqual([teamId]);
    expect((await site.events(gameId)).at(-1)).toEqual(['participation', { participationId: id }]);
  });

  test('rejects, which takes the division away', async () => {
    await update({ status: 'Rejected' });
    expect(await state()).toMatchObject({ status: 'Rejected', division: null });
  });

  test('keeps a reason, which only the team and staff see, until the state changes', async () => {
    const reason = 'Please add your student numbers.';
    await update({ status: 'Rejected', reason: `  ${reason} ` });
    const reasonFor = async (actor: Actor) => {
      const answer = await site.request(actor, 'GET', `/api/game/${gameId}`);
      return answer.json().reason;
    };
    expect(await reasonFor(captain)).toBe(reason);
    expect(await reasonFor(await site.makeUser('stranger'))).toBeNull();
    expect((await site.staff('GET', `/api/game/${gameId}/participations`))[0].reason).toBe(reason);
    await update({ reason: '' });
    expect(await reasonFor(captain)).toBeNull();
    await update({ reason });
    await site.request(captain, 'POST', `/api/game/${gameId}`, { teamId, divisionId });
    expect(await reasonFor(captain)).toBeNull();
  });

  test('refuses a reason that is too long', async () => {
    const answer = await update({ status: 'Rejected', reason: 'x'.repeat(501) });
    expect(answer.statusCode).toBe(400);
    expect(answer.json().errors).toMatchObject([{ path: 'reason', code: 'TOO_LONG' }]);
  });

  test('leaves the division alone unless it is named', async () => {
    await update({ status: 'Suspended' });
    expect(await state()).toMatchObject({ status: 'Suspended', division: divisionId });
    await update({ divisionId: null });
    expect(await state()).toMatchObject({ status: 'Suspended', division: null });
    await update({ divisionId, status: null });
    expect(await state()).toMatchObject({ status: 'Suspended', division: divisionId });
  });

  test('a move says why in the audit log, and leaves state and reason for the team alone', async () => {
    await update({ status: 'Suspended', reason: 'Two of you share an account.' });
    await update({ divisionId: null, note: ' They are no students. ' });
    const [row] = await site.staff('GET', `/api/game/${gameId}/participations`);
    expect(row).toMatchObject({
      status: 'Suspended',
      divisionId: null,
      reason: 'Two of you share an account.',
    });
    const log = await site.staff(
      'GET',
      `/api/ext/admin/audit?targetType=Participation&target=${id}`,
    );
    expect(log.data[0].changes).toEqual([
      { field: 'divisionId', before: String(divisionId), after: null, isSecret: false },
      { field: 'note', before: null, after: 'They are no students.', isSecret: false },
    ]);
  });

  test('takes a division by its name as older clients send it, unless its id is sent', async () => {
    await update({ divisionId: null });
    await update({ division: 'Student' });
    expect(await state()).toMatchObject({ status: 'Pending', division: divisionId });
    await update({ division: null });
    expect(await state()).toMatchObject({ division: divisionId });
    await update({ divisionId: null, division: 'Student' });
    expect(await state()).toMatchObject({ division: null });
    await update({ divisionId, division: 'Nowhere' });
    expect(await state()).toMatchObject({ division: divisionId });
  });

  test('refuses the name of no division of the game', async () => {
    for (const division of ['student', '']) {
      const answer = await update({ status: 'Accepted', division });
      expect(answer.statusCode).toBe(400);
      expect(answer.json()).toMatchObject({
        code: 'DIVISION_NOT_FOUND',
        errors: [{ path: 'division' }],
      });
    }
    expect(await state()).toEqual({ status: 'Pending', division: divisionId, locked: false });
  });

  test('does nothing, and tells nobody, when nothing changes', async () => {
    await update({ status: 'Rejected' });
    await update({ divisionId });
    const count = (await site.events(gameId)).length;
    for (const body of [{}, { status: 'Rejected' }, { divisionId }, { status: null }]) {
      expect((await update(body)).statusCode).toBe(200);
    }
    expect(await site.events(gameId)).toHaveLength(count);
    expect(await state()).toMatchObject({ status: 'Rejected', division: divisionId });
  });

  test('refuses a division of another game and changes nothing', async () => {
    const foreign = await site.makeDivision(await site.makeGame(), ALL_PERMISSIONS);
    for (const wrong of [foreign, 999_999]) {
      const answer = await update({ status: 'Accepted', divisionId: wrong });
      expect(answer.statusCode).toBe(400);
      expect(answer.json()).toMatchObject({
        code: 'DIVISION_NOT_FOUND',
        errors: [{ path: 'divisionId' }],
      });
    }
    expect(await state()).toEqual({ status: 'Pending', division: divisionId, locked: false });
  });

  test('knows only participations that exist', async () => {
    const answer = await update({ status: 'Accepted' }, 999_999);
    expect(answer.json()).toMatchObject({ code: 'PARTICIPATION_NOT_FOUND', status: 404 });
  });

  test('lets parallel decisions end in one of them', async () => {
    const statuses = ['Accepted', 'Rejected', 'Accepted', 'Suspended', 'Accepted', 'Rejected'];
    const answers = await Promise.all(statuses.map((status) => update({ status })));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(statuses.map(() => 200));
    const { status, division } = await state();
    expect(statuses).toContain(status);
    expect(division === null || status !== 'Rejected').toBe(true);
  });
});
