import { ALL_PERMISSIONS, PERMISSION } from '@halyard/sdk/rules';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Actor } from '../../domain/actor.ts';
import { createTestDatabase } from '../../testing/test-database.ts';
import { createGameSite } from '../games/testing/test-site.ts';

const database = await createTestDatabase();
const { db } = database;
const site = await createGameSite(database);

const NOWHERE = 2_000_000_000;

let gameId: number;
let captain: Actor;
let teamId: number;

beforeEach(async () => {
  gameId = await site.makeGame();
  captain = await site.makeUser('captain');
  teamId = await site.makeTeam(captain);
});

function path(divisionId?: number, game = gameId): string {
  const divisions = `/api/edit/games/${game}/divisions`;
  return divisionId === undefined ? divisions : `${divisions}/${divisionId}`;
}

async function create(fields: object = {}) {
  return site.staff('POST', path(), { name: 'Student', ...fields });
}

async function refusal(method: 'POST' | 'PUT' | 'DELETE', at: string, body?: object) {
  return (await site.request(site.admin, method, at, body)).json();
}

async function join(actor: Actor, team: number, body: object): Promise<string> {
  const answer = await site.request(actor, 'POST', `/api/game/${gameId}`, {
    teamId: team,
    ...body,
  });
  return answer.statusCode === 200 ? 'joined' : answer.json().code;
}

async function ownStatus(actor: Actor): Promise<string> {
  return (await site.request(actor, 'GET', `/api/game/${gameId}`)).json().status;
}

describe('divisions', () => {
  test('are made with all fields, and without any everything is allowed', async () => {
    const challengeId = await site.makeChallenge(gameId);
    const full = {
      name: 'Student',
      inviteCode: 'tide',
      defaultPermissions: PERMISSION.joinGame,
      challengeConfigs: [{ challengeId, permissions: PERMISSION.viewChallenge }],
    };
    const created = await create(full);
    expect(created).toEqual({ id: created.id, ...full });
    const bare = await create({ name: 'Open' });
    expect(bare).toEqual({
      id: bare.id,
      name: 'Open',
      inviteCode: null,
      defaultPermissions: ALL_PERMISSIONS,
      challengeConfigs: [],
    });
    expect(await site.staff('GET', path())).toEqual([created, bare]);
  });

  test('change only in what is given', async () => {
    const challengeId = await site.makeChallenge(gameId);
    const other = await site.makeChallenge(gameId);
    const configs = [{ challengeId, permissions: 0 }];
    const { id } = await create({ inviteCode: 'tide', challengeConfigs: configs });
    const renamed = await site.staff('PUT', path(id), { name: 'Guest', inviteCode: null });
    expect(renamed).toMatchObject({
      name: 'Guest',
      inviteCode: 'tide',
      challengeConfigs: configs,
    });
    const replaced = await site.staff('PUT', path(id), {
      inviteCode: ' ',
      challengeConfigs: [{ challengeId: other }, { challengeId, permissions: 256 }],
    });
    expect(replaced).toMatchObject({
      name: 'Guest',
      inviteCode: null,
      challengeConfigs: [
        { challengeId, permissions: 256 },
        { challengeId: other, permissions: ALL_PERMISSIONS },
      ],
    });
    await site.staff('PUT', path(id), { challengeConfigs: [] });
    expect(await site.staff('GET', path())).toMatchObject([{ challengeConfigs: [] }]);
  });

  test('rejects challenges named twice or of another game, and changes nothing', async () => {
    const challengeId = await site.makeChallenge(gameId);
    const foreign = await site.makeChallenge(await site.makeGame());
    const twice = { challengeConfigs: [{ challengeId }, { challengeId }] };
    expect(await refusal('POST', path(), { name: 'Student', ...twice })).toMatchObject({
      code: 'VALIDATION_FAILED',
      errors: [{ path: 'challengeConfigs.1.challengeId' }],
    });
    const { id } = await create();
    const wrong = { name: 'X', challengeConfigs: [{ challengeId: foreign }] };
    expect(await refusal('PUT', path(id), wrong)).toMatchObject({
      code: 'CHALLENGE_NOT_FOUND',
      errors: [{ path: 'challengeConfigs.0.challengeId' }],
    });
    expect(await site.staff('GET', path())).toMatchObject([{ id, name: 'Student' }]);
  });

  test('are found only in their game', async () => {
    const { id } = await create();
    const other = await site.makeGame();
    for (const method of ['PUT', 'DELETE'] as const) {
      expect(await refusal(method, path(id, other), {})).toMatchObject({
        code: 'DIVISION_NOT_FOUND',
        status: 404,
      });
    }
  });

  test('are deleted once no team is left in them, with their codes kept out of the log', async () => {
    const { id } = await create({ inviteCode: 'tide' });
    await join(captain, teamId, { divisionId: id, inviteCode: 'tide' });
    expect(await refusal('DELETE', path(id))).toMatchObject({ code: 'DIVISION_IN_USE' });
    const [participation] = await site.staff('GET', `/api/game/${gameId}/participations`);
    await site.staff('PUT', `/api/admin/participation/${participation.id}`, { divisionId: null });
    await site.staff('DELETE', path(id));
    expect(await site.staff('GET', path())).toEqual([]);
    const log = await db.selectFrom('audit_log').selectAll().execute();
    expect(JSON.stringify(log)).not.toContain('"tide"');
  });

  test('of a deletion and joins at the same moment none leaves a team without a division', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { id } = await create();
      const captains = await Promise.all([1, 2, 3].map(() => site.makeUser(`captain${round}`)));
      const teams = await Promise.all(captains.map((actor) => site.makeTeam(actor)));
      const [deleted, ...joined] = await Promise.all([
        site.request(site.admin, 'DELETE', path(id)),
        ...captains.map((actor, index) => join(actor, teams[index] ?? NOWHERE, { divisionId: id })),
      ]);
      const divisions = await db
        .selectFrom('participations')
        .select('division_id as id')
        .where('team_id', 'in', teams)
        .execute();
      const inside = divisions.filter((row) => row.id === id).length;
      expect(inside).toBe(deleted.statusCode === 200 ? 0 : divisions.length);
      for (const outcome of joined) {
        expect(['joined', 'DIVISION_NOT_JOINABLE', 'OVERLOADED']).toContain(outcome);
      }
      await site.staff('DELETE', `/api/edit/games/${gameId}`);
      gameId = await site.makeGame();
    }
  });
});

describe('joining', () => {
  test('takes the code of the division, not that of the game', async () => {
    await site.staff('DELETE', `/api/edit/games/${gameId}`);
    gameId = await site.makeGame({ inviteCode: 'game' });
    const { id } = await create({ inviteCode: 'tide' });
    const open = await create({ name: 'Open' });
    expect(await join(captain, teamId, {})).toBe('DIVISION_REQUIRED');
    const wrong = { divisionId: id, inviteCode: 'game' };
    expect(await join(captain, teamId, wrong)).toBe('INVITE_CODE_WRONG');
    const { divisions } = await site.staff('GET', `/api/game/${gameId}`);
    expect(divisions).toEqual([
      { id, name: 'Student', inviteCodeRequired: true },
      { id: open.id, name: 'Open', inviteCodeRequired: false },
    ]);
    expect(await join(captain, teamId, { divisionId: id, inviteCode: 'tide' })).toBe('joined');
  });

  test('is decided by the division: with or without a review, or not at all', async () => {
    const mask = ALL_PERMISSIONS - PERMISSION.requireReview;
    const { id: free } = await create({ defaultPermissions: mask });
    const { id: reviewed } = await create();
    const closedMask = ALL_PERMISSIONS - PERMISSION.joinGame;
    const { id: closed } = await create({ defaultPermissions: closedMask });
    expect(await join(captain, teamId, { divisionId: closed })).toBe('DIVISION_NOT_JOINABLE');
    expect(await join(captain, teamId, { divisionId: free })).toBe('joined');
    expect(await ownStatus(captain)).toBe('Accepted');
    const other = await site.makeUser('other');
    expect(await join(other, await site.makeTeam(other), { divisionId: reviewed })).toBe('joined');
    expect(await ownStatus(other)).toBe('Pending');
    const check = (await site.request(captain, 'GET', `/api/game/${gameId}/check`)).json();
    expect(check).toEqual({
      joinedTeams: [{ id: teamId, division: free }],
      joinableDivisions: [free, reviewed],
    });
  });

  test('of two members at once in different divisions leaves the team in one', async () => {
    const mate = await site.makeUser('mate');
    await db.insertInto('team_members').values({ team_id: teamId, user_id: mate.userId }).execute();
    const { id: first } = await create();
    const { id: second } = await create();
    const outcomes = await Promise.all([
      join(captain, teamId, { divisionId: first }),
      join(mate, teamId, { divisionId: second }),
    ]);
    expect(outcomes.toSorted()).toEqual(['DIVISION_MISMATCH', 'joined']);
  });

  test('again does not move an accepted team; a team that left may choose anew', async () => {
    const mate = await site.makeUser('mate');
    await db.insertInto('team_members').values({ team_id: teamId, user_id: mate.userId }).execute();
    const { id: first } = await create();
    const { id: second } = await create();
    await join(captain, teamId, { divisionId: first });
    await site.request(captain, 'DELETE', `/api/game/${gameId}`);
    expect(await join(captain, teamId, { divisionId: second })).toBe('joined');
    const [participation] = await site.staff('GET', `/api/game/${gameId}/participations`);
    await site.staff('PUT', `/api/admin/participation/${participation.id}`, { status: 'Accepted' });
    expect(await join(mate, teamId, { divisionId: first })).toBe('DIVISION_MISMATCH');
    const leave = await site.request(captain, 'DELETE', `/api/game/${gameId}`);
    expect(leave.json()).toMatchObject({ code: 'CANNOT_LEAVE' });
    expect(await join(mate, teamId, { divisionId: second })).toBe('joined');
  });
});
