import { beforeEach, describe, expect, test } from 'vitest';
import type { Actor } from '../../domain/actor.ts';
import { createTestDatabase } from '../../testing/test-database.ts';
import { createGameSite, HOUR } from './testing/test-site.ts';

const database = await createTestDatabase();
const { db } = database;
const site = await createGameSite(database);

let player: Actor;

beforeEach(async () => {
  await db.deleteFrom('games').execute();
  player = await site.makeUser();
});

async function list(query = '', actor: Actor | null = null) {
  return (await site.request(actor, 'GET', `/api/game${query}`)).json();
}

function titles(games: { title: string }[]): string[] {
  return games.map(({ title }) => title);
}

describe('listGames', () => {
  test('gives the games that are not hidden, the latest start first', async () => {
    await site.makeGame({ title: 'early', start: 1000, end: 2000 });
    await site.makeGame({ title: 'secret', hidden: true });
    await site.makeGame({ title: 'late', start: 5000, end: 6000 });
    await site.makeGame({ title: 'late too', start: 5000, end: 6000 });
    const page = await list();
    expect(titles(page.data)).toEqual(['late too', 'late', 'early']);
    expect(page).toMatchObject({ length: 3, total: 3 });
  });

  test('gives a window, which is empty past the end', async () => {
    for (const start of [1, 2, 3]) await site.makeGame({ title: `game ${start}`, start, end: 9 });
    const page = await list('?count=1&skip=1');
    expect(titles(page.data)).toEqual(['game 2']);
    expect(page).toMatchObject({ length: 1, total: 3 });
    expect(await list('?skip=2147483647')).toMatchObject({ data: [], length: 0, total: 3 });
    expect(await list('?count=0')).toMatchObject({ data: [], length: 0, total: 3 });
    expect(await list('?count=&skip=%20')).toMatchObject({ length: 3, total: 3 });
  });

  test.each(['count=51', 'count=-1', 'skip=-1', 'count=x'])('refuses %s', async (query) => {
    const answer = await site.request(null, 'GET', `/api/game?${query}`);
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ code: 'VALIDATION_FAILED', status: 400 });
  });

  test('says how many teams have joined, and how the caller stands', async () => {
    const joined = await site.makeGame({ start: 2, end: 3, acceptWithoutReview: false });
    await site.makeGame({ start: 1, end: 3, practiceMode: false });
    const teamId = await site.makeTeam(player);
    await site.request(player, 'POST', `/api/game/${joined}`, { teamId });
    expect((await list('', player)).data).toMatchObject([
      { id: joined, status: 'Pending', teamCount: 1, practiceMode: true },
      { status: 'Unsubmitted', teamCount: 0, practiceMode: false },
    ]);
    expect((await list()).data).toMatchObject([{ status: null }, { status: null }]);
  });
});

describe('listRecentGames', () => {
  test('orders by nearness in time', async () => {
    const now = site.clock();
    const game = (title: string, start: number, end: number, rest = {}) =>
      site.makeGame({ title, start: now + start * HOUR, end: now + end * HOUR, ...rest });
    await game('ended 3 h ago', -9, -3);
    await game('ends in 2 h', -10, 2);
    await game('starts in 4 h', 4, 9);
    await game('started 1 h ago', -1, 99);
    await game('hidden', 0, 1, { hidden: true });
    const recent = (await site.request(null, 'GET', '/api/game/recent')).json();
    expect(titles(recent)).toEqual([
      'started 1 h ago',
      'ends in 2 h',
      'ended 3 h ago',
      'starts in 4 h',
    ]);
    const two = (await site.request(null, 'GET', '/api/game/recent?limit=2')).json();
    expect(titles(two)).toEqual(titles(recent).slice(0, 2));
  });

  test('answers 304 until something changes', async () => {
    const id = await site.makeGame();
    const first = await site.request(null, 'GET', '/api/game/recent');
    const headers = { 'if-none-match': String(first.headers['etag']) };
    const again = await site.request(null, 'GET', '/api/game/recent', undefined, { headers });
    expect(again.statusCode).toBe(304);
    expect(again.body).toBe('');
    await site.staff('DELETE', `/api/edit/games/${id}`);
    const changed = await site.request(null, 'GET', '/api/game/recent', undefined, { headers });
    expect(changed.statusCode).toBe(200);
    expect(changed.json()).toEqual([]);
  });
});

describe('getGame', () => {
  test('gives a hidden game to whoever knows its id, without its codes and keys', async () => {
    const id = await site.makeGame({
      hidden: true,
      inviteCode: 'rope',
      summary: 'Knots.',
      content: '## Rules',
      teamMemberCountLimit: 3,
      writeupRequired: true,
      practiceMode: false,
      reviewed: false,
    });
    const divisionId = await site.makeDivision(id, 1, 'splice');
    const answer = await site.request(null, 'GET', `/api/game/${id}`);
    expect(answer.json()).toEqual({
      id,
      title: 'Harbour CTF',
      summary: 'Knots.',
      content: '## Rules',
      freeze: null,
      hidden: true,
      divisions: [{ id: divisionId, name: 'Student', inviteCodeRequired: true }],
      inviteCodeRequired: true,
      writeupRequired: true,
      poster: null,
      limit: 3,
      teamCount: 0,
      division: null,
      teamName: null,
      joinTogether: false,
      enteredByCaptain: false,
      ownMembers: [],
      practiceMode: false,
      reviewed: false,
      status: 'Unsubmitted',
      reason: null,
      start: site.clock() - HOUR,
      end: site.clock() + HOUR,
    });
    expect(answer.body).not.toContain('splice');
  });

  test('shows the caller the own team and division', async () => {
    const id = await site.makeGame();
    const divisionId = await site.makeDivision(id, 1);
    const teamId = await site.makeTeam(player);
    await site.request(player, 'POST', `/api/game/${id}`, { teamId, divisionId });
    const other = await site.makeUser();
    const see = async (actor: Actor) =>
      (await site.request(actor, 'GET', `/api/game/${id}`)).json();
    expect(await see(player)).toMatchObject({
      division: divisionId,
      teamName: 'Long Splice',
      status: 'Accepted',
      teamCount: 1,
    });
    expect(await see(other)).toMatchObject({ teamName: null, status: 'Unsubmitted', teamCount: 1 });
  });

  test.each(['999999', '0', 'x', '99999999999'])('knows no game %s', async (id) => {
    const answer = await site.request(null, 'GET', `/api/game/${id}`);
    expect(answer.statusCode).toBe(404);
  });
});
