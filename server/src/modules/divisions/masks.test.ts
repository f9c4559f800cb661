import { ALL_PERMISSIONS, PERMISSION, type PermissionName } from '@halyard/sdk/rules';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Actor } from '../../domain/actor.ts';
import { createTestDatabase } from '../../testing/test-database.ts';
import { createGameSite, HOUR } from '../games/testing/test-site.ts';

const database = await createTestDatabase();
const site = await createGameSite(database);

const CHALLENGE = { originalScore: 1000, difficulty: 5, minScoreRate: 0.25 };

let gameId: number;
let challengeId: number;

beforeEach(async () => {
  // The database takes the time of a solve from its own clock.
  const [start, end] = [Math.min(site.clock(), Date.now()), Math.max(site.clock(), Date.now())];
  gameId = await site.makeGame({ start: start - HOUR, end: end + HOUR });
  challengeId = await site.makeOpenChallenge(gameId);
  await site.staff('PUT', `/api/edit/games/${gameId}/challenges/${challengeId}`, CHALLENGE);
});

/** A division that may do all but this, by its default or only for the challenge. */
async function divisionWithout(permission: PermissionName, where: 'default' | 'challenge') {
  const mask = ALL_PERMISSIONS - PERMISSION.requireReview - PERMISSION[permission];
  const free = ALL_PERMISSIONS - PERMISSION.requireReview;
  const { id } = await site.staff('POST', `/api/edit/games/${gameId}/divisions`, {
    name: 'Guest',
    defaultPermissions: where === 'default' ? mask : free,
    challengeConfigs: where === 'default' ? [] : [{ challengeId, permissions: mask }],
  });
  return id;
}

async function enter(name: string, divisionId: number): Promise<{ actor: Actor; teamId: number }> {
  const actor = await site.makeUser(name);
  const teamId = await site.makeTeam(actor);
  const answer = await site.request(actor, 'POST', `/api/game/${gameId}`, { teamId, divisionId });
  expect(answer.statusCode).toBe(200);
  return { actor, teamId };
}

async function submit(actor: Actor): Promise<string> {
  const path = `/api/game/${gameId}/challenges/${challengeId}`;
  const answer = await site.request(actor, 'POST', path, { flag: 'flag{knots}' });
  return answer.statusCode === 200 ? 'stored' : answer.json().code;
}

async function opens(actor: Actor): Promise<string> {
  const path = `/api/game/${gameId}/challenges/${challengeId}`;
  const answer = await site.request(actor, 'GET', path);
  return answer.statusCode === 200 ? 'opened' : answer.json().code;
}

/** What the board and the challenge list say after the division has solved the challenge first. */
async function outcome(permission: PermissionName, where: 'default' | 'challenge') {
  const limited = await divisionWithout(permission, where);
  const free = (
    await site.staff('POST', `/api/edit/games/${gameId}/divisions`, {
      name: 'Open',
      defaultPermissions: ALL_PERMISSIONS - PERMISSION.requireReview,
    })
  ).id;
  const guest = await enter('guest', limited);
  const other = await enter('other', free);
  const submitted = await submit(guest.actor);
  expect(await submit(other.actor)).toBe('stored');
  const opened = await opens(guest.actor);
  const list = (await site.request(guest.actor, 'GET', `/api/game/${gameId}/details`)).json();
  const board = await site.staff('GET', `/api/game/${gameId}/scoreboard`);
  const row = (id: number) => board.items.find((item: { id: number }) => item.id === id);
  const [challenge] = board.challenges.Misc;
  return {
    submitted,
    opened,
    listed: list.challengeCount,
    score: row(guest.teamId).score,
    type: row(guest.teamId).solvedChallenges[0]?.type ?? null,
    ranks: [row(guest.teamId).rank, row(guest.teamId).divisionRank],
    otherType: row(other.teamId).solvedChallenges[0].type,
    value: challenge.score,
    solved: challenge.solved,
    timelines: board.timelines.map((line: { divisionId: number; teams: unknown[] }) => [
      line.divisionId === free ? 'free' : line.divisionId === limited ? 'limited' : 0,
      line.teams.length,
    ]),
  };
}

/** The results of a team that may do everything and solves first of two: 864 points, and the bonus of first blood. */
const ALL = {
  submitted: 'stored',
  opened: 'opened',
  listed: 1,
  score: 907,
  type: 'FirstBlood',
  ranks: [1, 1],
  otherType: 'SecondBlood',
  value: 864,
  solved: 2,
  timelines: [
    [0, 2],
    ['limited', 1],
    ['free', 1],
  ],
};

const ALONE = { value: 1000, solved: 1 };

const EFFECTS: [PermissionName, Partial<typeof ALL> | object][] = [
  [
    'viewChallenge',
    {
      ...ALONE,
      submitted: 'SUBMIT_NOT_ALLOWED',
      opened: 'CHALLENGE_NOT_FOUND',
      listed: 0,
      score: 0,
      type: null,
      ranks: [2, 1],
      otherType: 'FirstBlood',
    },
  ],
  [
    'submitFlags',
    {
      ...ALONE,
      submitted: 'SUBMIT_NOT_ALLOWED',
      score: 0,
      type: null,
      ranks: [2, 1],
      otherType: 'FirstBlood',
    },
  ],
  ['getScore', { score: 0, ranks: [2, 1] }],
  ['getBlood', { score: 864, type: 'Normal', ranks: [2, 1], otherType: 'FirstBlood' }],
  ['affectDynamicScore', { ...ALONE, score: 1050 }],
];

describe('without the permission', () => {
  test.each(EFFECTS)('%s the division has nothing of it', async (permission, effect) => {
    expect(await outcome(permission, 'default')).toEqual({ ...ALL, ...effect });
  });

  test.each(EFFECTS)('%s for one challenge only that one is concerned', async (name, effect) => {
    expect(await outcome(name, 'challenge')).toEqual({ ...ALL, ...effect });
  });

  test('rankOverall its teams take no place', async () => {
    const timelines = [
      [0, 1],
      ['limited', 1],
      ['free', 1],
    ];
    expect(await outcome('rankOverall', 'default')).toEqual({ ...ALL, ranks: [0, 1], timelines });
  });

  test('rankOverall for one challenge nothing changes: only the default counts', async () => {
    expect(await outcome('rankOverall', 'challenge')).toEqual(ALL);
  });
});

test('a changed mask counts for past solves too, and shuts nobody out', async () => {
  const id = await divisionWithout('getScore', 'default');
  const { actor, teamId } = await enter('guest', id);
  await submit(actor);
  const score = async () =>
    (await site.staff('GET', `/api/game/${gameId}/scoreboard`)).items.find(
      (item: { id: number }) => item.id === teamId,
    ).score;
  expect(await score()).toBe(0);
  const path = `/api/edit/games/${gameId}/divisions/${id}`;
  await site.staff('PUT', path, { defaultPermissions: ALL_PERMISSIONS - PERMISSION.joinGame });
  // A board is published at most once a second.
  await expect.poll(score).toBe(1050);
  expect(await opens(actor)).toBe('opened');
});
