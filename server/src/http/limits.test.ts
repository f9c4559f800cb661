import { operations, rateLimits } from '@halyard/sdk/operations';
import type { FastifyRequest } from 'fastify';
import { pino } from 'pino';
import { describe, expect, test } from 'vitest';
import {
  type BucketRequest,
  createMemoryRateLimiter,
  type MemoryRateLimiter,
} from '../platform/rate-limit.ts';
import { manualClock } from '../testing/manual-clock.ts';
import { createGate } from './access.ts';
import { buildApp } from './app.ts';
import { serveHealth } from './health.ts';
import { createByteCount, createFileLimit, createLimits, createRequestLimit } from './limits.ts';
import { missingHandlers } from '../testing/missing-handlers.ts';
import { noGames } from '../testing/no-games.ts';
import { SENT } from './registrar.ts';

const FACTORS = { user: 1, address: 1, login: 1, register: 1, submit: 1 };

/** Limits whose limiter notes what it is asked for and refuses nothing. */
function watchedLimits(factors = FACTORS, enabled = true) {
  const taken: BucketRequest[] = [];
  const limiter: MemoryRateLimiter = {
    async take(buckets) {
      taken.push(...buckets);
      return { ok: true };
    },
    spend: (buckets) => void taken.push(...buckets),
  };
  const limits = createLimits({ memory: limiter, shared: limiter, config: { enabled, factors } });
  return { limits, keys: () => taken.map(({ key }) => key), taken };
}

function requestFrom(ip: string, userId?: string) {
  const actor = userId === undefined ? null : { userId, userName: 'ann', role: 'User' };
  return { ip, actor, socket: { remoteAddress: '127.0.0.1' }, method: 'GET', headers: {} };
}

test('all API tokens of one maker are counted together, and apart from the maker', async () => {
  const { limits, keys } = watchedLimits();
  const limit = createRequestLimit(limits);
  const operation = operations.listEvents;
  const counted = async (apiToken: { id: string; creatorId: string } | null, userId?: string) => {
    const before = keys().length;
    const request = { ...requestFrom('192.0.2.1', userId), apiToken };
    await limit(request as unknown as FastifyRequest, operation);
    return keys()
      .slice(before)
      .filter((key) => key.startsWith('general user:'));
  };
  const first = await counted({ id: 'one', creatorId: 'ann' });
  expect(first).toHaveLength(1);
  expect(await counted({ id: 'two', creatorId: 'ann' })).toEqual(first);
  expect(await counted({ id: 'three', creatorId: 'ben' })).not.toEqual(first);
  expect(await counted(null, 'ann')).not.toEqual(first);
});

describe('limits', () => {
  test('count all addresses of one IPv6 network as one', async () => {
    const { limits, keys } = watchedLimits();
    for (const host of ['::1', '::2', ':ffff:1:2:3']) {
      await limits.take('register', { address: `2001:db8:0:7${host}` });
    }
    const [network, ...larger] = new Set(keys());
    await limits.take('register', { address: '2001:db8:0:8::1' });
    expect(new Set(keys())).toEqual(
      new Set([network, 'register address:2001:db8:0:8::/64', ...larger]),
    );
  });

  test('give a home with 256 networks no more than four times as much as one address', async () => {
    const memory = createMemoryRateLimiter({ clock: manualClock() });
    const config = { enabled: true, factors: FACTORS };
    const limits = createLimits({ memory, shared: memory, config });
    const most = rateLimits.login.buckets[1].points * 4;
    const signIn = (n: number) => {
      const network = (0x4200 + (n % 256)).toString(16);
      return limits.take('login', { account: `name ${n}`, address: `2001:db8:1:${network}::1` });
    };
    for (let n = 0; n < most; n += 1) await signIn(n);
    await expect(signIn(most)).rejects.toThrow('RATE_LIMITED');
  });

  test('let nobody try name after name from one address', async () => {
    const memory = createMemoryRateLimiter({ clock: manualClock() });
    const limits = createLimits({
      memory,
      shared: memory,
      config: { enabled: true, factors: FACTORS },
    });
    const most = rateLimits.login.buckets[1].points;
    for (let n = 0; n < most; n += 1) {
      await limits.take('login', { account: `name ${n}`, address: '192.0.2.1' });
    }
    const next = limits.take('login', { account: 'another', address: '192.0.2.1' });
    await expect(next).rejects.toThrow('RATE_LIMITED');
    await limits.take('login', { account: 'another', address: '192.0.2.2' });
  });

  test('multiply by the factor of their kind', async () => {
    const { limits, taken } = watchedLimits({ ...FACTORS, user: 3, login: 5 });
    await limits.take('general', { user: 'ann', address: '192.0.2.1' });
    await limits.take('login', { account: 'ann', address: '192.0.2.1' });
    const [user, address] = rateLimits.general.buckets;
    const [login] = rateLimits.login.buckets;
    expect(taken.map(({ capacity }) => capacity).slice(0, 3)).toEqual([
      user.points * 3,
      address.points,
      login.points * 5,
    ]);
  });

  test('are off when they are off', async () => {
    const { limits, taken } = watchedLimits(FACTORS, false);
    await limits.take('register', { address: '192.0.2.1' });
    expect(taken).toEqual([]);
  });
});

/** A gate at which somebody without a session stands. */
function strangersGate() {
  const { limits, keys } = watchedLimits();
  const gate = createGate({
    ...noGames,
    publicOrigin: null,
    isOwnHost: async () => true,
    findToken: async () => null,
    findActor: async () => null,
    limit: createRequestLimit(limits),
  });
  return { gate, keys, request: requestFrom('192.0.2.1') as unknown as FastifyRequest };
}

describe('the gate', () => {
  test('counts the address before it looks a session up, then who asks and the class', async () => {
    const { limits, keys } = watchedLimits();
    const counted: string[][] = [];
    const gate = createGate({
      ...noGames,
      publicOrigin: null,
      isOwnHost: async () => true,
      findToken: async () => null,
      async findActor() {
        counted.push(keys());
        return { userId: 'ann', userName: 'ann', role: 'User' };
      },
      limit: createRequestLimit(limits),
    });
    const request = requestFrom('::ffff:192.0.2.1') as unknown as FastifyRequest;
    await gate.enter(request, { ...operations.joinGame, rateLimit: 'join' });
    expect(counted).toEqual([['general address:192.0.2.1', 'bytes address:192.0.2.1']]);
    expect(keys().slice(2)).toEqual(['general user:ann', 'bytes user:ann', 'join user:ann']);
  });

  test('leaves a class to the handler that knows more', async () => {
    const { gate, request, keys } = strangersGate();
    await gate.enter(request, operations.login);
    expect(keys()).toEqual(['general address:192.0.2.1', 'bytes address:192.0.2.1']);
    await gate.enter(request, operations.register);
    expect(keys().at(-1)).toBe('register address:192.0.2.1');
  });

  test('counts who may not call as well', async () => {
    const { gate, request, keys } = strangersGate();
    await expect(gate.enter(request, operations.getProfile)).rejects.toThrow('NOT_SIGNED_IN');
    expect(keys()).toEqual(['general address:192.0.2.1', 'bytes address:192.0.2.1']);
  });
});

test('requests outside of the API are limited, and do not count for the API', async () => {
  const memory = createMemoryRateLimiter({ clock: manualClock() });
  const config = { enabled: true, factors: FACTORS };
  const limits = createLimits({ memory, shared: memory, config });
  await using app = await buildApp({
    config: { trustProxy: ['127.0.0.1'], uploadLimitBytes: 1 },
    log: pino({ level: 'silent' }),
    handlers: missingHandlers(),
    gate: strangersGate().gate,
    limitFiles: createFileLimit(limits),
    extend: (instance) =>
      serveHealth(
        instance,
        async () => true,
        async () => false,
      ),
  });
  const ask = async (path: string, address = '192.0.2.1') =>
    (await app.inject({ url: path, headers: { 'x-forwarded-for': address } })).statusCode;
  const [{ points }] = rateLimits.files.buckets;
  for (let n = 0; n < points - 1; n += 1) await limits.take('files', { address: '192.0.2.1' });
  expect(await ask('/readyz')).toBe(200);
  expect([await ask('/readyz'), await ask('/nothing'), await ask('/readyz', '192.0.2.2')]).toEqual([
    429, 429, 200,
  ]);
  await limits.take('general', { address: '192.0.2.1' });
});

describe('the bytes of answers', () => {
  const MEGABYTE = 1_000_000;
  const PER_ADDRESS = 30 * MEGABYTE;
  const factor = PER_ADDRESS / rateLimits.bytes.buckets[1].points;

  /** A site whose answers are so many bytes of text. */
  async function startSite(userId: string | null = null) {
    const clock = manualClock();
    const memory = createMemoryRateLimiter({ clock });
    const factors = { ...FACTORS, address: factor };
    const limits = createLimits({ memory, shared: memory, config: { enabled: true, factors } });
    const app = await buildApp({
      config: { trustProxy: ['loopback'], uploadLimitBytes: 1 },
      log: pino({ level: 'silent' }),
      countBytes: createByteCount(limits),
      gate: createGate({
        ...noGames,
        publicOrigin: null,
        isOwnHost: async () => true,
        findToken: async () => null,
        findActor: async () => (userId === null ? null : { userId, userName: 'ann', role: 'User' }),
        limit: createRequestLimit(limits),
      }),
      handlers: {
        ...missingHandlers(),
        async getConfig({ reply }) {
          reply.type('application/json; charset=utf-8').send('a'.repeat(MEGABYTE));
          return SENT;
        },
      },
    });
    const ask = (from: string, headers: Record<string, string> = {}) =>
      app.inject({ url: '/api/config', headers: { 'x-forwarded-for': from, ...headers } });
    return { app, clock, ask };
  }

  test('are limited by address, as they are sent, and come back with time', async () => {
    const { app, clock, ask } = await startSite();
    const compressed = { 'accept-encoding': 'gzip' };
    for (let sent = 0; sent < 60; sent += 1)
      expect((await ask('192.0.2.1', compressed)).statusCode).toBe(200);
    for (let sent = 0; sent < 29; sent += 1) expect((await ask('192.0.2.1')).statusCode).toBe(200);
    // What is left is less than an answer, which is sent, and is paid back before the next one.
    expect((await ask('192.0.2.1')).statusCode).toBe(200);
    const refused = await ask('192.0.2.1', compressed);
    expect(refused.statusCode).toBe(429);
    expect(refused.json()).toMatchObject({ code: 'RATE_LIMITED' });
    expect((await ask('192.0.2.2')).statusCode).toBe(200);
    clock.advance(Number(refused.headers['retry-after']) * 1000);
    expect((await ask('192.0.2.1')).statusCode).toBe(200);
    await app.close();
  });

  test('are limited by user, from whatever address', async () => {
    const { app, ask } = await startSite('ann');
    const most = rateLimits.bytes.buckets[0].points / MEGABYTE;
    const statuses = new Set<number>();
    for (let sent = 0; sent < most; sent += 1)
      statuses.add((await ask(`192.0.2.${sent % 200}`)).statusCode);
    expect([...statuses]).toEqual([200]);
    expect((await ask('198.51.100.1')).statusCode).toBe(429);
    await app.close();
  });
});
