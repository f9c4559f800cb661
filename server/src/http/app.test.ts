import { setImmediate as nextTurn } from 'node:timers/promises';
import { operations } from '@halyard/sdk/operations';
import { pino } from 'pino';
import { afterAll, expect, test } from 'vitest';
import { buildApp } from './app.ts';
import { AppError } from '../domain/app-error.ts';
import type { Handlers } from './registrar.ts';
import { noGames } from '../testing/no-games.ts';
import { missingHandlers } from '../testing/missing-handlers.ts';
import { createGate } from './access.ts';

const handlers = missingHandlers();
const gate = createGate({
  ...noGames,
  publicOrigin: null,
  isOwnHost: async () => true,
  findToken: async () => null,
  findActor: async () => null,
  limit: async () => undefined,
});
const options = {
  config: { trustProxy: false, uploadLimitBytes: 1 },
  log: pino({ level: 'silent' }),
  gate,
} as const;
const app = await buildApp({ ...options, handlers });
afterAll(() => app.close());

test.each(['/api/nonsense', '/api/%E0%A4%A', `/api/game/${'9'.repeat(9000)}`])(
  'answers the contract’s error body where nothing is: %.40s',
  async (url) => {
    const answer = await app.inject({ url });
    expect(answer.statusCode).toBe(404);
    expect(answer.json()).toMatchObject({ status: 404, code: 'NOT_FOUND' });
    expect(answer.headers['x-content-type-options']).toBe('nosniff');
  },
);

test('has browsers keep to https exactly when the address of the site is an https one', async () => {
  const header = async (publicUrl: string) => {
    const config = { ...options.config, publicUrl };
    const where = await buildApp({ ...options, config, handlers });
    const answer = await where.inject({ url: '/api/nonsense' });
    await where.close();
    return answer.headers['strict-transport-security'];
  };
  expect(await header('https://ctf.example')).toBe('max-age=31536000');
  expect(await header('http://ctf.example')).toBeUndefined();
});

test('finds a route whatever the case of its path', async () => {
  expect((await app.inject({ url: '/API/Config' })).statusCode).toBe(501);
});

test('routes the longest file name that a file may have', async () => {
  const name = encodeURIComponent('😀'.repeat(127));
  const answer = await app.inject({ url: `/assets/${'a'.repeat(64)}/${name}` });
  expect(answer.statusCode).toBe(501);
});

test('does not start without a handler for each operation', async () => {
  const { getConfig: _, ...rest } = handlers;
  await expect(buildApp({ ...options, handlers: rest as Handlers })).rejects.toThrow('getConfig');
});

test('does not start with a handler for no operation', async () => {
  const more = { ...handlers, getNonsense: () => undefined };
  await expect(buildApp({ ...options, handlers: more })).rejects.toThrow('getNonsense');
});

test('tells nobody what broke inside, but the log', async () => {
  const broken: Handlers = {
    ...handlers,
    getConfig() {
      throw new Error('the password is hunter2');
    },
  };
  const instance = await buildApp({ ...options, handlers: broken });
  const answer = await instance.inject({ url: '/api/config' });
  expect(answer.statusCode).toBe(500);
  expect(answer.json()).toMatchObject({ status: 500, code: 'INTERNAL' });
  expect(answer.body).not.toContain('hunter2');
  await instance.close();
});

test('refuses input that is nested deeper than any stack', async () => {
  const deep = '['.repeat(200_000) + ']'.repeat(200_000);
  const actor = { userId: 'admin', userName: 'admin', role: 'Admin' } as const;
  const findActor = async () => actor;
  const staff = createGate({
    ...noGames,
    publicOrigin: null,
    isOwnHost: async () => true,
    findToken: async () => null,
    findActor,
    limit: async () => {},
  });
  const instance = await buildApp({ ...options, gate: staff, handlers });
  for (const payload of [deep, `{"title":${deep},"content":"x"}`]) {
    const answer = await instance.inject({
      method: 'POST',
      url: '/api/edit/posts',
      headers: { 'content-type': 'application/json' },
      payload,
    });
    expect(answer.json()).toMatchObject({ status: 400, code: 'MALFORMED_JSON' });
  }
  await instance.close();
});

test('words a refusal for whatever language is asked for', async () => {
  const headers = { 'accept-language': 'constructor' };
  const answer = await app.inject({ url: '/api/nonsense', headers });
  expect(answer.json()).toMatchObject({ code: 'NOT_FOUND', title: expect.stringMatching(/\w/) });
});

test.each([
  ['en-US', 'en-US', 'There is nothing at this address.'],
  ['zh-CN', 'zh-CN', '这个地址没有内容。'],
  ['zh-TW', 'zh-TW', '這個網址沒有內容。'],
  ['ja-JP', 'ja-JP', 'このアドレスには何もありません。'],
  ['id-ID', 'id-ID', 'Tidak ada apa-apa di alamat ini.'],
  ['ko-KR', 'ko-KR', '이 주소에는 아무것도 없어요.'],
  ['ru-RU', 'ru-RU', 'По этому адресу ничего нет.'],
  ['vi-VN', 'vi-VN', 'Không có gì ở địa chỉ này.'],
  ['de-DE', 'de-DE', 'Unter dieser Adresse ist nichts.'],
  ['fr-FR', 'fr-FR', 'Il n’y a rien à cette adresse.'],
  ['es-ES', 'es-ES', 'No hay nada en esta dirección.'],
  ['zh-Hant', 'zh-TW', '這個網址沒有內容。'],
  ['zh-HK, zh;q=0.5', 'zh-TW', '這個網址沒有內容。'],
  ['zh-Hans-SG', 'zh-CN', '这个地址没有内容。'],
  ['tlh, zh-Hant-HK;q=0.8, de;q=0.9', 'de-DE', 'Unter dieser Adresse ist nichts.'],
  ['fr;q=0.2, ru;q=0.7, *;q=0.1', 'ru-RU', 'По этому адресу ничего нет.'],
  ['de;q=0, en;q=0.1', 'en-US', 'There is nothing at this address.'],
  [';;=q=,\u00e9, 7/%, q=1', 'en-US', 'There is nothing at this address.'],
])('words a refusal for %j in %s', async (wish, code, title) => {
  const answer = await app.inject({ url: '/api/nonsense', headers: { 'accept-language': wish } });
  expect(answer.headers['content-language']).toBe(code);
  expect(answer.json()).toMatchObject({ code: 'NOT_FOUND', title });
});

test('says how long to wait in the language that is asked for', async () => {
  const limited = createGate({
    ...noGames,
    publicOrigin: null,
    isOwnHost: async () => true,
    findToken: async () => null,
    findActor: async () => null,
    limit: () => Promise.reject(new AppError('RATE_LIMITED', { retryAfter: 7 })),
  });
  const instance = await buildApp({ ...options, gate: limited, handlers });
  const answer = await instance.inject({
    url: '/api/config',
    headers: { 'accept-language': 'ja' },
  });
  expect(answer.json()).toMatchObject({
    title: '操作が速すぎます。7秒後にもう一度試してください。',
  });
  await instance.close();
});

test('answers what it is working on before it closes', async () => {
  const { promise: told, resolve: tell } = Promise.withResolvers<string>();
  const { promise: asked, resolve: ask } = Promise.withResolvers<void>();
  const instance = await buildApp({
    ...options,
    handlers,
    extend: (inner) => {
      inner.get('/slow', () => (ask(), told));
    },
  });
  const url = await instance.listen({ port: 0, host: '127.0.0.1' });
  const answer = fetch(`${url}/slow`);
  await asked;
  const closed = instance.close();
  tell('done');
  expect(await (await answer).text()).toBe('done');
  await closed;
});

test('answers DATABASE_UNAVAILABLE with Retry-After when the database is away', async () => {
  const away: Handlers = {
    ...handlers,
    getConfig() {
      throw Object.assign(new Error('connect ECONNREFUSED'), { syscall: 'connect' });
    },
  };
  const instance = await buildApp({ ...options, handlers: away });
  const answer = await instance.inject({ url: '/api/config' });
  expect(answer.json()).toMatchObject({ status: 503, code: 'DATABASE_UNAVAILABLE' });
  expect(answer.headers['retry-after']).toBe('2');
  await instance.close();
});

test.each([
  ['getGameDetails', 'GAME_NOT_STARTED', 10_001],
  ['getGameDetails', 'GAME_ENDED', 10_002],
  // Older clients expect the plain status where a stranger may ask, too.
  ['getScoreboard', 'GAME_NOT_STARTED', 400],
] as const)('%s says %s as HTTP 400 and %d in the body', async (id, code, status) => {
  const actor = { userId: 'u', userName: 'linnea', role: 'User' } as const;
  const instance = await buildApp({
    ...options,
    gate: {
      ...createGate({
        ...noGames,
        publicOrigin: null,
        isOwnHost: async () => true,
        findToken: async () => null,
        findActor: async () => actor,
        limit: async () => undefined,
      }),
      games: { ...noGames, liveGames: { get: () => Promise.reject(new AppError(code)) } },
    },
    handlers,
  });
  const answer = await instance.inject({ url: operations[id].path.replace(':gameId', '1') });
  expect(answer.statusCode).toBe(400);
  expect(answer.json()).toMatchObject({ status, code });
  await instance.close();
});

test.each(['text/plain', 'text/plain;charset=UTF-8', 'application/x-www-form-urlencoded'])(
  'refuses a body of type %s',
  async (type) => {
    const answer = await app.inject({
      method: 'POST',
      url: '/api/account/login',
      headers: { 'content-type': type },
      payload: '{"userName":"linnea","password":"x"}',
    });
    expect(answer.json()).toMatchObject({ status: 415, code: 'UNSUPPORTED_MEDIA_TYPE' });
  },
);

test('what is written passes reads that wait', async () => {
  let reads = 0;
  const waitTurns = async (count: number) => {
    for (let turn = 0; turn < count; turn += 1) await nextTurn();
  };
  const slow: Handlers = {
    ...handlers,
    async listPosts() {
      await waitTurns(5);
      reads += 1;
      return [];
    },
    login: async () => waitTurns(20),
  };
  const instance = await buildApp({ ...options, handlers: slow });
  const asked = Array.from({ length: 200 }, () => instance.inject('/api/posts'));
  const payload = { userName: 'signe', password: 'Lines-and-blocks-2' };
  const answer = await instance.inject({ method: 'POST', url: '/api/account/login', payload });
  expect(answer.statusCode).toBe(200);
  expect(reads).toBeLessThan(100);
  await Promise.all(asked);
  expect(reads).toBe(200);
  await instance.close();
});
