import { beforeEach, expect, test } from 'vitest';
import { createTestDatabase } from '../../testing/test-database.ts';
import { createGameSite } from '../games/testing/test-site.ts';

const database = await createTestDatabase();
const site = await createGameSite(database);

let gameId: number;
/** Ids by title: the first letter is that of the category. */
let ids: Record<'m1' | 'm2' | 'c1' | 'c2' | 'w1', number>;

beforeEach(async () => {
  gameId = await site.makeGame();
  const add = (title: string, category: string) =>
    site.makeOpenChallenge(gameId, { title, category });
  ids = {
    m1: await add('m1', 'Misc'),
    m2: await add('m2', 'Misc'),
    c1: await add('c1', 'Crypto'),
    c2: await add('c2', 'Crypto'),
    w1: await add('w1', 'Web'),
  };
});

const path = () => `/api/ext/game/${gameId}/order`;
const order = (...challenges: number[]) => site.staff('PUT', path(), { challenges });

interface Listed {
  title: string;
  position: number | null;
}

async function titles(): Promise<string[]> {
  const { challenges } = await site.staff('GET', `/api/ext/game/${gameId}/preview`);
  return Object.values<Listed[]>(challenges).flatMap((listed) => listed.map(({ title }) => title));
}

async function places(): Promise<[string, number | null][]> {
  const list: Listed[] = await site.staff('GET', `/api/edit/games/${gameId}/challenges`);
  return list.map(({ title, position }) => [title, position]);
}

test('players and staff see the categories and challenges in the stored order', async () => {
  expect(await titles()).toEqual(['m1', 'm2', 'c1', 'c2', 'w1']);
  const { w1, c2, m2, c1, m1 } = ids;
  const list: Listed[] = await order(w1, c2, m2, c1, m1);
  expect(list.map(({ title, position }) => [title, position])).toEqual([
    ['m1', 4],
    ['m2', 3],
    ['c1', 2],
    ['c2', 1],
    ['w1', 0],
  ]);
  expect(await titles()).toEqual(['w1', 'c2', 'c1', 'm2', 'm1']);
  const { challenges } = await site.staff('GET', `/api/game/${gameId}/scoreboard`);
  expect(Object.keys(challenges)).toEqual(['Web', 'Crypto', 'Misc']);
  const board = await site.staff('GET', `/api/ext/game/${gameId}/board`);
  expect(board.challenges.map(({ title }: Listed) => title)).toEqual(await titles());
});

test('challenges that are not named come last in their category', async () => {
  await order(ids.c2);
  expect(await titles()).toEqual(['c2', 'c1', 'm1', 'm2', 'w1']);
  await site.makeOpenChallenge(gameId, { title: 'c0', category: 'Crypto' });
  expect(await titles()).toEqual(['c2', 'c0', 'c1', 'm1', 'm2', 'w1']);
});

test('a new order replaces the old one, and an empty one removes it', async () => {
  await order(ids.w1, ids.c1);
  await order(ids.m2);
  expect(await titles()).toEqual(['m2', 'm1', 'c1', 'c2', 'w1']);
  await order();
  expect(await titles()).toEqual(['m1', 'm2', 'c1', 'c2', 'w1']);
});

test('a challenge that changes its category loses its place', async () => {
  await order(ids.w1, ids.m1);
  const edit = `/api/edit/games/${gameId}/challenges/${ids.w1}`;
  await site.staff('PUT', edit, { title: 'w2' });
  expect(await places()).toContainEqual(['w2', 0]);
  await site.staff('PUT', edit, { category: 'Crypto' });
  expect(await places()).toContainEqual(['w2', null]);
  expect(await titles()).toEqual(['m1', 'm2', 'c1', 'c2', 'w2']);
});

test('a challenge of another game is refused, and nothing is stored', async () => {
  const elsewhere = await site.makeOpenChallenge(await site.makeGame());
  await order(ids.c1);
  const answer = await site.request(site.admin, 'PUT', path(), {
    challenges: [ids.w1, elsewhere],
  });
  expect(answer.json()).toMatchObject({ code: 'CHALLENGE_NOT_FOUND' });
  expect(await titles()).toEqual(['c1', 'c2', 'm1', 'm2', 'w1']);
});

test('of orders that are sent at once one is stored whole', async () => {
  const all = Object.values(ids);
  const orders = all.map((_, start) => [...all.slice(start), ...all.slice(0, start)]);
  await Promise.all(orders.map(async (one) => order(...one)));
  const stored = (await places()).toSorted(([, a], [, b]) => (a ?? 0) - (b ?? 0));
  expect(stored.map(([, position]) => position)).toEqual([0, 1, 2, 3, 4]);
});
