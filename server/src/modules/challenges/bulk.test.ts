import { beforeEach, describe, expect, test } from 'vitest';
import { createTestDatabase } from '../../testing/test-database.ts';
import { createGameSite, HOUR } from '../games/testing/test-site.ts';

const site = await createGameSite(await createTestDatabase());

let gameId: number;

beforeEach(async () => {
  gameId = await site.makeGame();
});

/** A disabled challenge with a flag. */
async function makeDraft(title: string): Promise<number> {
  const id = await site.makeChallenge(gameId, { title });
  const path = `/api/edit/games/${gameId}/challenges/${id}`;
  await site.staff('POST', `${path}/flags`, [{ flag: 'flag{knots}' }]);
  return id;
}

function set(challenges: number[], isEnabled: boolean, actor = site.admin) {
  const path = `/api/ext/game/${gameId}/challenges/enabled`;
  return site.request(actor, 'POST', path, { challenges, isEnabled });
}

async function enabled(): Promise<number[]> {
  const list: { id: number; isEnabled: boolean }[] = await site.staff(
    'GET',
    `/api/edit/games/${gameId}/challenges`,
  );
  return list.filter(({ isEnabled }) => isEnabled).map(({ id }) => id);
}

describe('setChallengesEnabled', () => {
  test('changes each by itself and says in the order of the call why one was not', async () => {
    const [one, two] = [await makeDraft('One'), await makeDraft('Two')];
    const bare = await site.makeChallenge(gameId, { title: 'Bare' });
    const foreign = await site.makeOpenChallenge(await site.makeGame());
    const answer = await set([two, bare, foreign, 2_000_000_000, one], true);
    const results: { challengeId: number; code: string | null; title: string | null }[] =
      answer.json().results;
    expect(results.map(({ challengeId, code }) => [challengeId, code])).toEqual([
      [two, null],
      [bare, 'FLAG_REQUIRED'],
      [foreign, 'CHALLENGE_NOT_FOUND'],
      [2_000_000_000, 'CHALLENGE_NOT_FOUND'],
      [one, null],
    ]);
    expect(results.map(({ title }) => title === null)).toEqual([true, false, false, false, true]);
    expect((await enabled()).toSorted((a, b) => a - b)).toEqual([one, two]);
  });

  test('posts a notice for each that is enabled during the game, in their order', async () => {
    const ids = [await makeDraft('One'), await makeDraft('Two'), await makeDraft('Three')];
    await set(ids.toReversed(), true);
    await set(ids, true);
    const notices: { type: string; values: string[] }[] = (
      await site.request(null, 'GET', `/api/game/${gameId}/notices`)
    ).json();
    expect(notices.map(({ type, values }) => [type, values[0]])).toEqual([
      ['NewChallenge', 'One'],
      ['NewChallenge', 'Two'],
      ['NewChallenge', 'Three'],
    ]);
  });

  test('posts none before the start, and undoes what it did', async () => {
    gameId = await site.makeGame({ start: site.clock() + HOUR, end: site.clock() + 2 * HOUR });
    const ids = [await makeDraft('One'), await makeDraft('Two')];
    await set(ids, true);
    expect(await enabled()).toHaveLength(2);
    await set(ids, false);
    expect(await enabled()).toEqual([]);
    const topics = (await site.events(gameId)).map(([topic]) => topic);
    expect(topics).not.toContain('notice');
  });

  test('is for administrators, and needs at least one challenge', async () => {
    const id = await makeDraft('One');
    const monitor = await site.makeUser('monitor', 'Monitor');
    expect((await set([id], true, monitor)).statusCode).toBe(403);
    expect((await set([], true)).statusCode).toBe(400);
    expect(await enabled()).toEqual([]);
  });
});
