import { describe, expect, test, vi } from 'vitest';
import {
  ApiError,
  type CallOptions,
  type ClientOptions,
  createClient,
  createGame,
  getConfig,
  getGame,
  listGames,
  login,
  updateGame,
} from '../index.ts';
import { ChallengeUpdate } from '../schemas.ts';
import type { GameInput, GameReplacement, ListGamesParams } from '../types.ts';
import { failure, json, useLoopback } from '../testing/loopback.ts';

const server = useLoopback();

describe('a call says what to do about', () => {
  test('a forgotten client', async () => {
    const error = await failure(getConfig());
    expect(error).toMatchObject({ kind: 'bad-request' });
    expect(error.title).toContain('no baseUrl: pass { client }');
  });

  test('a client in the place of the options', async () => {
    const client = createClient({ baseUrl: server.baseUrl });
    const error = await failure(getConfig(client as unknown as CallOptions));
    expect(error.title).toBe('getConfig: pass { client } instead of the client itself');
    expect(server.requests).toHaveLength(0);
  });

  test('an unknown option', async () => {
    const client = createClient({ baseUrl: server.baseUrl });
    const error = await failure(getConfig({ client, timeout: 5 } as CallOptions));
    expect(error.title).toBe('getConfig: unknown option timeout');
  });

  test('the options in the place of the parameters', async () => {
    const client = createClient({ baseUrl: server.baseUrl });
    const error = await failure(listGames({ client } as ListGamesParams));
    expect(error).toMatchObject({ kind: 'bad-request', operation: 'listGames' });
    expect(error.title).toBe(
      'listGames: the options come after the parameters: listGames({}, { client })',
    );
    expect(server.requests).toHaveLength(0);
  });

  test('an object in a query', async () => {
    const client = createClient({ baseUrl: server.baseUrl });
    const error = await failure(listGames({ text: {} } as unknown as ListGamesParams, { client }));
    expect(error.title).toContain('listGames: text is an object');
  });

  test('a text that is too short, with the unit of its bound', async () => {
    const client = createClient({ baseUrl: server.baseUrl });
    const error = await failure(login({ userName: 'linnea', password: '' }, { client }));
    expect(error.title).toContain('password is shorter than 1 character');
    expect(error.title).not.toContain('1 characters');
  });

  test.each([
    [Number.NaN, 'NaN'],
    [-1, '-1'],
    [1.5, '1.5'],
    ['', 'empty'],
    [undefined, 'undefined'],
    [null, 'null'],
    [{ id: 7 }, 'an object'],
  ])('the id %o', async (id, named) => {
    const client = createClient({ baseUrl: server.baseUrl });
    const error = await failure(getGame(id as number, { client }));
    expect(error).toMatchObject({ kind: 'bad-request', operation: 'getGame' });
    expect(error.title).toContain(`gameId is ${named};`);
    expect(server.requests).toHaveLength(0);
  });

  test('all fields that are refused, with their bounds', async () => {
    const client = createClient({ baseUrl: server.baseUrl });
    const input = { title: '', end: 'soon', containerCountLimit: -1 } as unknown as Parameters<
      typeof createGame
    >[0];
    const { title, issues } = await failure(createGame(input, { client }));
    expect(issues.length).toBeGreaterThan(1);
    for (const { path, reason } of issues) expect(title).toContain(`${path} is ${reason}`);
    expect(title).toContain('end is not of type');
    expect(server.requests).toHaveLength(0);
  });
});

describe('a game is not reset or put in the wrong time by mistake', () => {
  const title = 'Harbour CTF';

  test('an update that would reset fields is refused', async () => {
    const client = createClient({ baseUrl: server.baseUrl });
    const { issues } = await failure(updateGame(7, { title } as GameReplacement, { client }));
    expect(issues).toContainEqual({ path: 'hidden', code: 'REQUIRED', reason: 'missing' });
    expect(issues).toHaveLength(14);
    expect(server.requests).toHaveLength(0);
  });

  test('a new game without times is refused', async () => {
    const client = createClient({ baseUrl: server.baseUrl });
    const { issues } = await failure(createGame({ title } as GameInput, { client }));
    expect(issues.map(({ path }) => path)).toEqual(['hidden', 'start', 'end']);
  });

  test('times in seconds are refused, "never" and 0 are not', async () => {
    const client = createClient({ baseUrl: server.baseUrl });
    const seconds = { title, hidden: true, start: 1_767_268_800, end: 1_767_441_600_000 };
    const error = await failure(createGame(seconds, { client }));
    expect(error.issues).toEqual([
      { path: 'start', code: 'TOO_SMALL', reason: 'in seconds, not in milliseconds' },
    ]);
    for (const deadlineUtc of [0, -62_135_596_800_000, 100_000_000_000, null]) {
      expect(ChallengeUpdate.safeParse({ deadlineUtc }).success).toBe(true);
    }
    expect(ChallengeUpdate.safeParse({ deadlineUtc: 99_999_999_999 }).success).toBe(false);
  });
});

describe('an error contains method and address', () => {
  test('of a refused call, without the query', async () => {
    server.handler = json(404, { title: 'There is no such game.', code: 'GAME_NOT_FOUND' });
    const client = createClient({ baseUrl: server.baseUrl });
    const error = await failure(getGame(7, { client }));
    const request = `GET ${server.baseUrl}/api/game/7`;
    expect(error).toMatchObject({ request, title: 'There is no such game.' });
    expect(error.message).toBe(`There is no such game. (${request})`);
  });

  test('of a server that cannot be reached', async () => {
    const fetch = vi.fn(async () => Promise.reject(new TypeError('refused')));
    const client = createClient({ baseUrl: 'http://ctf.example', fetch, retry: { attempts: 1 } });
    const error = await failure(getGame(7, { client }));
    expect(error.request).toBe('GET http://ctf.example/api/game/7');
    expect(error).toBeInstanceOf(ApiError);
  });
});

describe('a client', () => {
  test('takes an address with a slash at the end', async () => {
    server.handler = json(404, {});
    const client = createClient({ baseUrl: `${server.baseUrl}/` });
    expect((await failure(getGame(7, { client }))).request).toBe(
      `GET ${server.baseUrl}/api/game/7`,
    );
  });

  test('refuses an address without a scheme', () => {
    expect(() => createClient({ baseUrl: 'ctf.example' })).toThrow('write https://ctf.example');
  });

  test.each([
    [{ validate: 'on' }, "validate is on: write 'full' or 'off'"],
    [{ retry: { attempts: -1 } }, 'retry.attempts is -1: write a whole number from 1 on'],
    [{ retry: { attempts: 1.5 } }, 'retry.attempts is 1.5'],
    [{ retry: { maxDelay: -1 } }, 'retry.maxDelay is -1: write milliseconds, 0 or more'],
    [{ retry: { delay: Number.NaN } }, 'retry.delay is NaN'],
    [{ timeout: '5' }, 'timeout is 5'],
  ])('refuses the values of %j', (options, message) => {
    expect(() => createClient(options as ClientOptions)).toThrow(message);
  });

  test('refuses an unknown option, and says which one was meant', () => {
    const misspelt = { baseURL: 'https://ctf.example' } as ClientOptions;
    expect(() => createClient(misspelt)).toThrow('unknown client option baseURL: write baseUrl');
    expect(() => createClient({ speed: 3 } as ClientOptions)).toThrow(
      'unknown client option speed',
    );
  });
});
