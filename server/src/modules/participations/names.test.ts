import { expect, test } from 'vitest';
import type { Actor } from '../../domain/actor.ts';
import { createTestDatabase } from '../../testing/test-database.ts';
import { createGameSite, HOUR } from '../games/testing/test-site.ts';

const database = await createTestDatabase();
const { db } = database;
const site = await createGameSite(database);

interface Entrant {
  captain: Actor;
  teamId: number;
}

async function entrant(name: string): Promise<Entrant> {
  const captain = await site.makeUser();
  const answer = await site.request(captain, 'POST', '/api/team', { name });
  return { captain, teamId: answer.json().id };
}

/** The code of the refusal, null when the call succeeded. */
async function outcome(answer: ReturnType<typeof site.request>): Promise<string | null> {
  const { statusCode, body } = await answer;
  return statusCode === 200 ? null : JSON.parse(body).code;
}

const join = ({ captain, teamId }: Entrant, gameId: number) =>
  outcome(site.request(captain, 'POST', `/api/game/${gameId}`, { teamId }));

const rename = ({ captain, teamId }: Entrant, name: string) =>
  outcome(site.request(captain, 'PUT', `/api/team/${teamId}`, { name }));

async function participationOf({ teamId }: Entrant, gameId: number): Promise<number> {
  const { id } = await db
    .selectFrom('participations')
    .select('id')
    .where('game_id', '=', gameId)
    .where('team_id', '=', teamId)
    .executeTakeFirstOrThrow();
  return id;
}

async function decide(team: Entrant, gameId: number, status: string): Promise<string | null> {
  const path = `/api/admin/participation/${await participationOf(team, gameId)}`;
  return outcome(site.request(site.admin, 'PUT', path, { status }));
}

/** Puts a team that waits in a game into a state. */
async function enter(team: Entrant, gameId: number, state: string): Promise<void> {
  if (state === 'deleted') return close(team, gameId);
  expect(await decide(team, gameId, state)).toBeNull();
}

/** Deletes a team that has played in a game, which goes on in practice mode. */
async function close(team: Entrant, gameId: number): Promise<void> {
  await decide(team, gameId, 'Accepted');
  const times = { starts_at: new Date(site.clock() - HOUR), ends_at: new Date(site.clock() - 1) };
  await db.updateTable('games').set(times).where('id', '=', gameId).execute();
  await site.tell({ topic: 'game', gameId, body: {} });
  const path = `/api/team/${team.teamId}`;
  expect(await outcome(site.request(team.captain, 'DELETE', path))).toBeNull();
  expect(await participationOf(team, gameId)).toBeGreaterThan(0);
}

const makeGame = () => site.makeGame({ acceptWithoutReview: false, practiceMode: true });

const STATES = [
  ['Pending', 'TEAM_NAME_TAKEN'],
  ['Accepted', 'TEAM_NAME_TAKEN'],
  ['Suspended', 'TEAM_NAME_TAKEN'],
  ['Rejected', null],
  ['deleted', null],
] as const;

test.each(STATES)('beside a team that is %s, joining with its name: %s', async (state, code) => {
  const gameId = await makeGame();
  const [holder, other] = [await entrant('Marlin'), await entrant('MARLIN')];
  await join(holder, gameId);
  await enter(holder, gameId, state);
  expect(await join(other, gameId)).toBe(code);
});

test.each(STATES)('beside a team that is %s, taking its name: %s', async (state, code) => {
  const gameId = await makeGame();
  const [holder, other] = [await entrant('Marlin'), await entrant('Tern')];
  await join(holder, gameId);
  await join(other, gameId);
  await enter(holder, gameId, state);
  expect(await rename(other, 'marlin')).toBe(code);
});

test.each(STATES)(
  'beside a team that is %s, coming back with its name: %s',
  async (state, code) => {
    const gameId = await makeGame();
    const [holder, other] = [await entrant('Marlin'), await entrant('Marlin')];
    await join(other, gameId);
    await decide(other, gameId, 'Rejected');
    await join(holder, gameId);
    await enter(holder, gameId, state);
    // By staff, and by joining again.
    expect(await decide(other, gameId, 'Suspended')).toBe(code);
    if (code === null) await decide(other, gameId, 'Rejected');
    expect(await join(other, gameId)).toBe(code);
  },
);

test('of a team that is rejected and renamed meanwhile, the new name counts', async () => {
  const gameId = await makeGame();
  const [first, second] = [await entrant('Marlin'), await entrant('Marlin')];
  await join(first, gameId);
  await decide(first, gameId, 'Rejected');
  expect(await join(second, gameId)).toBeNull();
  expect(await decide(first, gameId, 'Pending')).toBe('TEAM_NAME_TAKEN');
  expect(await rename(first, 'Heron')).toBeNull();
  expect(await decide(first, gameId, 'Pending')).toBeNull();
  expect(await rename(first, 'Marlin')).toBe('TEAM_NAME_TAKEN');
});

test('one of several teams of one name comes back, whoever else is decided about', async () => {
  const gameId = await makeGame();
  const others = [await entrant('Tern'), await entrant('Heron')];
  const namesakes = [await entrant('Marlin'), await entrant('Marlin'), await entrant('Marlin')];
  for (const one of [...others, ...namesakes]) {
    expect(await join(one, gameId)).toBeNull();
    await decide(one, gameId, 'Rejected');
  }
  const [first, second] = others;
  const teams = [first, ...namesakes, second].filter((each) => each !== undefined);
  const ids = await Promise.all(teams.map((each) => participationOf(each, gameId)));
  const decisions = ids.map((participationId) => ({ participationId, status: 'Accepted' }));
  const path = `/api/ext/game/${gameId}/participations`;
  const { results } = await site.staff('POST', path, { decisions });
  expect(results.map(({ code }: { code: string | null }) => code)).toEqual([
    null,
    null,
    'TEAM_NAME_TAKEN',
    'TEAM_NAME_TAKEN',
    null,
  ]);
  const rows = await site.staff('GET', `/api/game/${gameId}/participations`);
  const accepted = rows.filter(({ status }: { status: string }) => status === 'Accepted');
  expect(new Set(accepted.map(({ id }: { id: number }) => id))).toEqual(
    new Set([ids[0], ids[1], ids[4]]),
  );
  const audited = await db
    .selectFrom('audit_log')
    .select('target_id as id')
    .where('operation', '=', 'reviewParticipations')
    .where('target_id', 'in', ids.map(String))
    .execute();
  expect(audited).toHaveLength(3);
});

test('of two that come back with one name at the same time, one does', async () => {
  for (let round = 0; round < 4; round += 1) {
    const gameId = await makeGame();
    const rivals = [await entrant('Marlin'), await entrant('Marlin')];
    for (const one of rivals) {
      await join(one, gameId);
      await decide(one, gameId, 'Rejected');
    }
    const outcomes = await Promise.all(rivals.map((one) => decide(one, gameId, 'Accepted')));
    expect(new Set(outcomes)).toEqual(new Set(['TEAM_NAME_TAKEN', null]));
  }
});
