import { phaseOf } from '@halyard/sdk/rules';
import { beforeEach, describe, expect, test } from 'vitest';
import { createTestDatabase } from '../../testing/test-database.ts';
import { createGameSite, HOUR } from './testing/test-site.ts';

const database = await createTestDatabase();
const { db } = database;
const site = await createGameSite(database);

interface Listed {
  data: { title: string }[];
  total: number;
  counts: Record<string, number>;
}

beforeEach(async () => {
  await db.deleteFrom('games').execute();
});

async function game(title: string, start: number, end: number, rest: object = {}) {
  const now = site.clock();
  return site.makeGame({ title, start: now + start * HOUR, end: now + end * HOUR, ...rest });
}

/** One game of each kind, made in another order than any list gives them. */
async function makeGames() {
  await game('Ended long ago', -90, -80);
  await game('Upcoming', 4, 9, { summary: 'For 100 % beginners' });
  await game('Draft', 2, 3, { hidden: true });
  await game('Running', -1, 1);
  await game('Practice', -20, -10, { practiceMode: true });
  await game('Later', 40, 90);
}

async function staffList(query: string): Promise<Listed> {
  return site.staff('GET', `/api/edit/games?count=100&${query}`);
}

async function publicList(query: string, actor: Parameters<typeof site.request>[0] = null) {
  return (await site.request(actor, 'GET', `/api/game?${query}`)).json<Listed>();
}

function titles({ data }: Listed): string[] {
  return data.map(({ title }) => title);
}

describe('the lists of games', () => {
  test('sort by phase: the next to start and the last to end come first', async () => {
    await makeGames();
    const order = ['Running', 'Upcoming', 'Later', 'Draft', 'Practice', 'Ended long ago'];
    expect(titles(await staffList('sort=Phase'))).toEqual(order);
    expect(titles(await staffList('sort=Phase&order=Descending'))).toEqual(order.toReversed());
    const shown = order.filter((title) => title !== 'Draft');
    expect(titles(await publicList('sort=Phase'))).toEqual(shown);
  });

  test('sort by title whatever its case, then by their own order', async () => {
    await game('alpha', 1, 2);
    await game('Beta', 1, 2);
    const last = await game('ALPHA', 1, 2);
    expect(titles(await staffList('sort=Title'))).toEqual(['ALPHA', 'alpha', 'Beta']);
    expect(titles(await staffList('sort=Title&order=Descending'))).toEqual([
      'Beta',
      'ALPHA',
      'alpha',
    ]);
    expect(await staffList('sort=Title')).toMatchObject({ data: [{ id: last }, {}, {}] });
  });

  test('find a text in title and summary, and count what they find', async () => {
    await makeGames();
    const found = await staffList('text=100%20%25');
    expect(titles(found)).toEqual(['Upcoming']);
    expect(found.total).toBe(1);
    expect(titles(await publicList('text=ENDED'))).toEqual(['Ended long ago']);
    expect(titles(await publicList('text=draft'))).toEqual([]);
  });

  test('count all parts of the list, whatever it is narrowed to', async () => {
    await makeGames();
    const counts = { all: 6, running: 1, upcoming: 3, ended: 2, hidden: 1 };
    expect(await staffList('phase=Running&text=x')).toMatchObject({ total: 0, counts });
    expect(await publicList('phase=Ended')).toMatchObject({
      total: 2,
      counts: { all: 5, running: 1, upcoming: 2, ended: 2, mine: 0 },
    });
  });

  test('narrow by phase exactly as the rules define it', async () => {
    await game('starts now', 0, 1);
    await game('ends now', -1, 0);
    await game('is a moment', 0, 0);
    const now = site.clock();
    await site.makeGame({ title: 'starts next', start: now + 1, end: now + 2 });
    await site.makeGame({ title: 'ended before', start: now - 2, end: now - 1 });
    const all = (await site.request(null, 'GET', '/api/game')).json();
    for (const [filter, phase] of [
      ['Upcoming', 'upcoming'],
      ['Running', 'running'],
      ['Ended', 'ended'],
    ]) {
      const expected = all.data
        .filter(
          ({ start, end }: { start: number; end: number }) =>
            phaseOf({ start, end }, now) === phase,
        )
        .map(({ title }: { title: string }) => title);
      expect(expected.length).toBeGreaterThan(0);
      expect(titles(await publicList(`phase=${filter}`))).toEqual(expected);
    }
  });
});

describe('listGames', () => {
  test('gives only own games when asked, and none to strangers', async () => {
    const player = await site.makeUser();
    await game('other', -1, 1);
    const own = await game('own', -1, 1, { acceptWithoutReview: false });
    const teamId = await site.makeTeam(player);
    await site.request(player, 'POST', `/api/game/${own}`, { teamId });
    expect(await publicList('mine=true', player)).toMatchObject({
      data: [{ title: 'own' }],
      total: 1,
      counts: { all: 2, mine: 1 },
    });
    expect(await publicList('mine=true')).toMatchObject({ data: [], total: 0 });
  });
});

describe('listEditGames', () => {
  test('gives only hidden or only visible games', async () => {
    await makeGames();
    expect(titles(await staffList('hidden=true'))).toEqual(['Draft']);
    expect((await staffList('hidden=false')).total).toBe(5);
  });

  test('gives the games that are played at some time in between', async () => {
    await game('before', -10, 0);
    await game('into', -1, 1);
    await game('within', 2, 3);
    await game('out of', 4, 9);
    await game('after', 5, 9);
    const now = site.clock();
    const during = await staffList(`since=${now}&until=${now + 5 * HOUR}&sort=Start`);
    expect(titles(during)).toEqual(['into', 'within', 'out of']);
  });
});
