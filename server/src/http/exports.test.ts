import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { pino } from 'pino';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { missingHandlers } from '../testing/missing-handlers.ts';
import { noGames } from '../testing/no-games.ts';
import { createGate } from './access.ts';
import { buildApp } from './app.ts';
import { lazyStream } from '../platform/lazy-stream.ts';
import { createExports, type ExportBounds } from './exports.ts';
import { SENT } from './registrar.ts';

const { get } = process.getBuiltinModule('node:http');

const URL = '/api/game/captures/1/2/all';
const CHUNK = Buffer.alloc(16_384);

const closers: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0)) await close();
});

/** A site whose archives are the chunks of `make`; the header `user` says who calls. */
async function startSite(
  bounds: ExportBounds,
  make: (ownTurn: () => Promise<void>) => AsyncIterable<Uint8Array>,
) {
  const gate = createGate({
    ...noGames,
    publicOrigin: null,
    findToken: async () => null,
    findActor: async ({ headers }) => {
      const name = String(headers['user']);
      return { userId: name, userName: name, role: 'Admin' };
    },
    limit: async () => undefined,
    isOwnHost: async () => true,
    exports: createExports(bounds),
  });
  const app = await buildApp({
    config: { trustProxy: false, uploadLimitBytes: 1 },
    log: pino({ level: 'silent' }),
    gate,
    handlers: {
      ...missingHandlers(),
      async downloadCaptures({ request, reply }) {
        if (!request.export) throw new Error('It is no export.');
        reply.type('application/gzip').send(lazyStream(make(request.export.ownTurn)));
        return SENT;
      },
    },
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  closers.push(async () => {
    app.server.closeAllConnections();
    await app.close();
  });
  return {
    /** Asks for an archive; nothing of it is read yet. */
    async ask(user: string): Promise<IncomingMessage> {
      const request = get({ port, path: URL, headers: { user }, agent: false });
      const [answer] = (await once(request, 'response')) as [IncomingMessage];
      answer.on('error', () => undefined);
      return answer;
    },
  };
}

async function* chunks(count: number) {
  for (let index = 0; index < count; index += 1) yield CHUNK;
}

const WIDE = { caller: 100, all: 100 };

describe('exports', () => {
  test('are worked on two at a time, and all of them come', async () => {
    let working = 0;
    let most = 0;
    const site = await startSite({ atOnce: 2, open: WIDE }, async function* make() {
      for (let index = 0; index < 5; index += 1) {
        working += 1;
        most = Math.max(most, working);
        for (let turn = 0; turn < 5; turn += 1) await nextTurn();
        working -= 1;
        yield CHUNK;
      }
    });
    const names = Array.from({ length: 16 }, (_, index) => `user${index}`);
    const answers = await Promise.all(names.map(async (name) => buffer(await site.ask(name))));
    expect(answers.map(({ length }) => length)).toEqual(names.map(() => 5 * CHUNK.length));
    expect(most).toBe(2);
  });

  test('let what reads ahead go on in their own turn only', async () => {
    const ownTurns: (() => Promise<void>)[] = [];
    const firstEnds = Promise.withResolvers<void>();
    const site = await startSite({ atOnce: 1, open: WIDE }, async function* make(ownTurn) {
      const isFirst = ownTurns.push(ownTurn) === 1;
      yield CHUNK;
      await (isFirst ? firstEnds.promise : new Promise(() => undefined));
    });
    const first = await site.ask('one');
    await once(first, 'data');
    // The first one has its turn, in which it waits; the second one waits for a turn.
    const second = site.ask('two');
    await ownTurns[0]?.();
    expect(ownTurns).toHaveLength(1);
    firstEnds.resolve();
    const answer = await second;
    await once(answer, 'data');
    const [ofFirst, ofSecond] = ownTurns;
    await ofSecond?.();
    await expect(ofFirst?.()).rejects.toThrow('abort');
    answer.destroy();
    await vi.waitFor(() => expect(ofSecond?.()).rejects.toThrow('abort'));
  });

  test('of a client that reads nothing delay nobody', async () => {
    let isFirst = true;
    const site = await startSite({ atOnce: 1, open: WIDE }, () => {
      const count = isFirst ? 1e9 : 3;
      isFirst = false;
      return chunks(count);
    });
    const idle = await site.ask('idle');
    expect(await buffer(await site.ask('other'))).toHaveLength(3 * CHUNK.length);
    idle.destroy();
  });

  test('of a client that leaves end, also one that waits for a part', async () => {
    let isFirst = true;
    const site = await startSite({ atOnce: 1, open: WIDE }, async function* make() {
      yield CHUNK;
      if (isFirst) {
        isFirst = false;
        await new Promise(() => undefined);
      }
    });
    const stuck = await site.ask('stuck');
    await once(stuck, 'data');
    const other = site.ask('other');
    stuck.destroy();
    expect(await buffer(await other)).toHaveLength(CHUNK.length);
  });

  test('are refused beyond the bounds, with a time to try again, until one is done', async () => {
    const site = await startSite({ atOnce: 1, open: { caller: 2, all: 3 } }, () => chunks(1e9));
    const open = [await site.ask('one'), await site.ask('one'), await site.ask('two')];
    expect(open.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    const third = await site.ask('one');
    expect(third.statusCode).toBe(429);
    expect(third.headers['retry-after']).toBe('5');
    const fourth = await site.ask('three');
    expect(fourth.statusCode).toBe(503);
    expect(fourth.headers['retry-after']).toBe('5');
    open[0]?.destroy();
    await vi.waitFor(async () => expect((await site.ask('one')).statusCode).toBe(200));
  });
});
