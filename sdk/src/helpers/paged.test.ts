import { expect, test } from 'vitest';
import fc from 'fast-check';
import { createClient, listGames, listNotices, paged } from '../index.ts';
import type { BasicGame } from '../types.ts';
import { failure, useLoopback } from '../testing/loopback.ts';

const server = useLoopback();

async function collect<T>(items: AsyncIterable<T>): Promise<T[]> {
  const all: T[] = [];
  for await (const item of items) all.push(item);
  return all;
}

const game = (id: number): BasicGame => ({
  id,
  title: `Regatta ${id}`,
  summary: '',
  poster: null,
  limit: 0,
  start: 0,
  end: 1,
});

const notice = (id: number) => ({ id, time: id, type: 'Normal', values: ['Wind'] });

/** Serves a list in pages of at most `most` items, with or without an envelope. */
function serve(list: readonly unknown[], most = 100, isEnvelope = true): void {
  server.handler = ({ url }, response) => {
    const query = new URL(url, 'http://host').searchParams;
    const skip = Number(query.get('skip') ?? 0);
    const data = list.slice(skip, skip + Math.min(most, Number(query.get('count') ?? 10)));
    const page = { data, length: data.length, total: list.length };
    response.setHeader('Content-Type', 'application/json');
    response.end(JSON.stringify(isEnvelope ? page : data));
  };
}

const range = (length: number) => Array.from({ length }, (_, index) => index + 1);
const newClient = () => createClient({ baseUrl: server.baseUrl, retry: { attempts: 1 } });

test('goes through a list that knows its length, one window at a time', async () => {
  serve(range(120).map(game));
  const games = await collect(paged(listGames, {}, { client: newClient() }));
  expect(games.map(({ id }) => id)).toStrictEqual(range(120));
  expect(server.requests.map(({ url }) => url)).toStrictEqual([
    '/api/game?count=50&skip=0',
    '/api/game?count=50&skip=50',
    '/api/game?count=50&skip=100',
  ]);
});

test('asks for the next window only when it is needed', async () => {
  serve(range(120).map(game));
  for await (const { id } of paged(listGames, { count: 10 }, { client: newClient() })) {
    if (id === 15) break;
  }
  expect(server.requests).toHaveLength(2);
});

test('asks for nothing more after a window that ends a list exactly', async () => {
  serve(range(100).map(game));
  await collect(paged(listGames, {}, { client: newClient() }));
  expect(server.requests).toHaveLength(2);
});

test('goes through a bare list until a short window', async () => {
  serve(range(70).map(notice), 100, false);
  const notices = await collect(paged(listNotices, 7, {}, { client: newClient() }));
  expect(notices).toHaveLength(70);
  expect(server.requests).toHaveLength(2);
});

test('goes on after a server gave less at once than was asked for', async () => {
  serve(range(230).map(notice), 100, false);
  const client = createClient({ baseUrl: server.baseUrl, validate: 'off' });
  const notices = await collect(paged(listNotices, 7, { count: 1000 }, { client }));
  expect(notices).toHaveLength(230);
});

test('ends where a server ignores the window', async () => {
  const list = JSON.stringify(range(60).map(notice));
  server.handler = (_request, response) => void response.end(list);
  const notices = await collect(paged(listNotices, 7, {}, { client: newClient() }));
  expect(notices).toHaveLength(60);
});

test('gives an item once that another one has pushed into the next window', async () => {
  const list = range(60).map(notice);
  const items: number[] = [];
  serve(list, 100, false);
  for await (const { id } of paged(listNotices, 7, {}, { client: newClient() })) {
    items.push(id);
    if (id === 50) serve([notice(99), ...list], 100, false);
  }
  expect(items).toStrictEqual(range(60));
});

test('begins where it is told and keeps the other parameters', async () => {
  serve(range(60).map(game));
  const games = await collect(paged(listGames, { skip: 55 }, { client: newClient() }));
  expect(games.map(({ id }) => id)).toStrictEqual([56, 57, 58, 59, 60]);
});

test('ends as cancelled with its signal', async () => {
  serve(range(120).map(game));
  const controller = new AbortController();
  const { signal } = controller;
  const error = await failure(
    (async () => {
      for await (const { id } of paged(listGames, {}, { client: newClient(), signal })) {
        if (id === 50) controller.abort();
      }
    })(),
  );
  expect(error.kind).toBe('cancelled');
});

test('gives every list whole and in order, whatever its length and window', async () => {
  const sizes = fc.record({ length: fc.nat(200), count: fc.integer({ min: 1, max: 100 }) });
  await fc.assert(
    fc.asyncProperty(sizes, fc.boolean(), async ({ length, count }, isEnvelope) => {
      const all = range(length);
      const list = async ({ skip = 0 }: { count?: number; skip?: number }) => {
        const data = all.slice(skip, skip + count).map((id) => ({ id }));
        return isEnvelope ? { data, total: length } : data;
      };
      const items = await collect(paged(list, { count }));
      expect(items.map(({ id }) => id)).toStrictEqual(all);
    }),
  );
});
