import { beforeEach, describe, expect, test } from 'vitest';
import { createTestDatabase } from '../../testing/test-database.ts';
import { createGameSite, HOUR } from '../games/testing/test-site.ts';

const database = await createTestDatabase();
const { db } = database;
const site = await createGameSite(database);

let gameId: number;
let challenges: string;

beforeEach(async () => {
  gameId = await site.makeGame();
  challenges = `/api/edit/games/${gameId}/challenges`;
});

function put(id: number, body: object) {
  return site.request(site.admin, 'PUT', `${challenges}/${id}`, body);
}

function get(id: number) {
  return site.staff('GET', `${challenges}/${id}`);
}

function addFlags(id: number, ...flags: object[]) {
  return site.request(site.admin, 'POST', `${challenges}/${id}/flags`, flags);
}

async function notices(): Promise<[string, string[]][]> {
  const rows = await db
    .selectFrom('notices')
    .select(['type', 'values'])
    .where('game_id', '=', gameId)
    .orderBy('id')
    .execute();
  return rows.map(({ type, values }) => [type, values]);
}

describe('createChallenge', () => {
  test('makes a disabled challenge with defaults', async () => {
    const body = { title: 'Two-Time Pad', category: 'Crypto', type: 'DynamicAttachment' };
    const challenge = await site.staff('POST', challenges, body);
    expect(challenge).toEqual({
      ...body,
      id: expect.any(Number),
      content: '',
      hints: [],
      flagTemplate: null,
      isEnabled: false,
      acceptedCount: 0,
      fileName: 'attachment',
      attachment: null,
      testContainer: null,
      flags: [],
      containerImage: '',
      memoryLimit: 64,
      cpuCount: 1,
      storageLimit: 256,
      exposePort: 80,
      containerExposePort: 80,
      networkMode: 'Open',
      enableTrafficCapture: false,
      disableBloodBonus: false,
      deadlineUtc: null,
      submissionLimit: 0,
      originalScore: 1000,
      minScoreRate: 0.25,
      difficulty: 5,
    });
    expect(await get(challenge.id)).toEqual(challenge);
    expect((await site.events(gameId)).at(-1)).toEqual(['game', {}]);
  });

  test('takes enumerations by number or in any case', async () => {
    const body = { title: 'Tides', category: 12, type: 'dynamiccontainer' };
    expect(await site.staff('POST', challenges, body)).toMatchObject({
      category: 'OSINT',
      type: 'DynamicContainer',
    });
  });

  test('needs a game and a title', async () => {
    const unknown = '/api/edit/games/999999/challenges';
    const lost = await site.request(site.admin, 'POST', unknown, { title: 'Tides' });
    expect(lost.json()).toMatchObject({ code: 'GAME_NOT_FOUND' });
    expect((await site.request(site.admin, 'POST', challenges, { title: '' })).statusCode).toBe(
      400,
    );
    expect(await site.staff('GET', challenges)).toEqual([]);
    expect(await site.staff('GET', unknown)).toEqual([]);
  });
});

describe('listEditChallenges', () => {
  test('gives all in the order of their ids, with what they are worth', async () => {
    const one = await site.makeChallenge(gameId, { title: 'Zeal' });
    const two = await site.makeOpenChallenge(gameId, { title: 'Aft' });
    await put(one, { originalScore: 333, minScoreRate: 0.5, deadlineUtc: 77 });
    const list = await site.staff('GET', challenges);
    expect(list).toEqual([
      {
        id: one,
        title: 'Zeal',
        category: 'Misc',
        type: 'StaticAttachment',
        isEnabled: false,
        score: 333,
        minScore: 166,
        originalScore: 333,
        deadlineUtc: 77,
        position: null,
        flagCount: 0,
        longFlagCount: 0,
      },
      expect.objectContaining({ id: two, isEnabled: true, score: 1000, minScore: 250 }),
    ]);
  });
});

async function refused(id: number, body: object) {
  return (await put(id, body)).json();
}

describe('updateChallenge', () => {
  test('changes what is given and leaves the rest', async () => {
    const id = await site.makeChallenge(gameId, { category: 'Web' });
    const patch = {
      title: 'One-Time Pad',
      content: '# One',
      hints: ['XOR', 'XOR again'],
      deadlineUtc: 1_893_456_000_000,
      submissionLimit: 9,
      originalScore: 500,
      minScoreRate: 0.1,
      difficulty: 2.5,
      disableBloodBonus: true,
      networkMode: 'Isolated',
    };
    const before = await get(id);
    const answer = await put(id, patch);
    expect(answer.json()).toEqual({ ...before, ...patch });
    expect(await get(id)).toEqual({ ...before, ...patch });
    expect((await put(id, { deadlineUtc: null })).json()).toMatchObject(patch);
    expect((await put(id, { deadlineUtc: 0 })).json()).toMatchObject({ deadlineUtc: null });
  });

  test('takes and answers the port under its former name too; the new one wins', async () => {
    const id = await site.makeChallenge(gameId);
    const ports = async (body: object) => {
      const { exposePort, containerExposePort } = (await put(id, body)).json();
      return [exposePort, containerExposePort];
    };
    expect(await ports({ containerExposePort: 1337 })).toEqual([1337, 1337]);
    expect(await ports({ containerExposePort: 1, exposePort: 2 })).toEqual([2, 2]);
    expect(await ports({ containerExposePort: 3, exposePort: null })).toEqual([3, 3]);
    expect(await ports({ containerExposePort: null })).toEqual([3, 3]);
  });

  test('takes the zeros of clients that fill in every field', async () => {
    const id = await site.makeChallenge(gameId);
    const zeros = { exposePort: 0, difficulty: 0, originalScore: 0 };
    const stored = { exposePort: 80, containerExposePort: 80, difficulty: 0, originalScore: 0 };
    expect((await put(id, zeros)).json()).toMatchObject(stored);
    await put(id, { exposePort: 1337 });
    expect((await put(id, zeros)).json()).toMatchObject({ exposePort: 1337 });
    expect((await put(id, { containerExposePort: 0 })).json()).toMatchObject({ exposePort: 1337 });
    expect((await put(id, { exposePort: 0, containerExposePort: 9 })).json()).toMatchObject({
      exposePort: 9,
    });
  });

  test('refuses what the rules refuse, and changes nothing', async () => {
    const id = await site.makeChallenge(gameId, { type: 'DynamicContainer' });
    const plain = await site.makeChallenge(gameId);
    const before = [await get(id), await get(plain), await site.events(gameId)];
    expect(await refused(plain, { title: 'New', isEnabled: true })).toMatchObject({
      code: 'FLAG_REQUIRED',
      status: 400,
      errors: [{ path: 'isEnabled' }],
    });
    expect(await refused(id, { title: 'New', flagTemplate: 'flag{weak}' })).toMatchObject({
      code: 'FLAG_TEMPLATE_WEAK',
      errors: [{ path: 'flagTemplate' }],
    });
    expect(await refused(plain, { enableTrafficCapture: true })).toMatchObject({
      code: 'CAPTURE_NOT_POSSIBLE',
    });
    for (const body of [
      { originalScore: -1 },
      { minScoreRate: 1.1 },
      { difficulty: -0.1 },
      { exposePort: 65_536 },
      { exposePort: -1 },
      { memoryLimit: 0 },
      { cpuCount: 0 },
      { fileName: ' ' },
      { hints: ['a\0b'] },
    ]) {
      expect(await refused(plain, body)).toMatchObject({ code: 'VALIDATION_FAILED' });
    }
    expect([await get(id), await get(plain), await site.events(gameId)]).toEqual(before);
  });

  test('opens a challenge whose flags are made, and shows no flags of it', async () => {
    const id = await site.makeChallenge(gameId, { type: 'DynamicContainer' });
    const body = { isEnabled: true, flagTemplate: 'flag{[TEAM_HASH]}' };
    expect((await put(id, body)).json()).toMatchObject({ ...body, flags: [] });
  });

  test('tells players of a running game that a challenge has opened, and not again', async () => {
    const id = await site.makeOpenChallenge(gameId);
    expect(await notices()).toEqual([['NewChallenge', ['Two-Time Pad']]]);
    await put(id, { isEnabled: true });
    await put(id, { isEnabled: true, title: 'Pad' });
    expect(await notices()).toHaveLength(1);
    expect((await site.events(gameId)).filter(([topic]) => topic === 'notice')).toHaveLength(1);
  });

  test('tells of changed hints, not of hints that stay the same', async () => {
    const id = await site.makeOpenChallenge(gameId);
    await put(id, { hints: [] });
    await put(id, { hints: ['one', 'two'] });
    await put(id, { hints: ['two', 'one'] });
    await put(id, { content: 'x' });
    expect(await notices()).toEqual([
      ['NewChallenge', ['Two-Time Pad']],
      ['NewHint', ['Two-Time Pad']],
    ]);
  });

  test('keeps quiet before the start, after the end, and about disabled challenges', async () => {
    for (const times of [
      { start: site.clock() + HOUR, end: site.clock() + 2 * HOUR },
      { start: 0, end: site.clock() - HOUR },
    ]) {
      gameId = await site.makeGame(times);
      challenges = `/api/edit/games/${gameId}/challenges`;
      const id = await site.makeOpenChallenge(gameId);
      await put(id, { hints: ['one'] });
      expect(await notices()).toEqual([]);
    }
  });

  test('posts one notice for parallel openings', async () => {
    const id = await site.makeChallenge(gameId);
    await addFlags(id, { flag: 'flag{knots}' });
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => put(id, { isEnabled: true, hints: ['XOR'] })),
    );
    expect(answers.every(({ statusCode }) => statusCode === 200)).toBe(true);
    expect(await notices()).toEqual([['NewChallenge', ['Two-Time Pad']]]);
  });

  test('is known to the next request', async () => {
    const live = async () => (await site.liveGames.get(gameId))?.facts().challenges;
    expect(await live()).toEqual(new Map());
    const id = await site.makeOpenChallenge(gameId);
    expect((await live())?.get(id)).toMatchObject({ flags: ['flag{knots}'] });
    await put(id, { isEnabled: false });
    expect(await live()).toEqual(new Map());
  });
});

describe('deleteChallenge', () => {
  test('takes flags and notices with it', async () => {
    const id = await site.makeOpenChallenge(gameId);
    await site.staff('DELETE', `${challenges}/${id}`);
    expect((await site.request(site.admin, 'GET', `${challenges}/${id}`)).statusCode).toBe(404);
    expect(await notices()).toEqual([]);
    const flags = await db
      .selectFrom('flags')
      .select('id')
      .where('challenge_id', '=', id)
      .execute();
    expect(flags).toEqual([]);
  });
});

describe('setAttachment', () => {
  test('answers the id of the attachment, or none', async () => {
    const id = await site.makeChallenge(gameId);
    const path = `${challenges}/${id}/attachment`;
    const remote = { attachmentType: 'Remote', remoteUrl: 'https://files.example/tide.zip' };
    const answer = await site.staff('POST', path, remote);
    expect(answer).toBe((await get(id)).attachment.id);
    expect(await site.staff('POST', path, { attachmentType: 'None' })).toBeNull();
  });
});

describe('all calls about a challenge', () => {
  const calls = [
    ['GET', '', undefined],
    ['PUT', '', {}],
    ['DELETE', '', undefined],
    ['POST', '/flags', []],
    ['DELETE', '/flags/1', undefined],
    ['POST', '/attachment', { attachmentType: 'None' }],
  ] as const;

  test.each(calls)('%s %s knows only challenges of this game', async (method, path, body) => {
    const foreign = await site.makeChallenge(await site.makeGame());
    for (const id of [foreign, 999_999]) {
      const answer = await site.request(site.admin, method, `${challenges}/${id}${path}`, body);
      expect(answer.statusCode).toBe(404);
      expect(answer.json()).toMatchObject({ code: 'CHALLENGE_NOT_FOUND' });
    }
  });
});
