import type { ServerResponse } from 'node:http';
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { createClient, live, type LiveState } from '../index.ts';
import type { GameNotice, LiveEvent } from '../types.ts';
import { failure, hangUp, json, type Received, useLoopback } from '../testing/loopback.ts';

const server = useLoopback();

const config = {
  title: 'GZ',
  slogan: '',
  footerInfo: null,
  customTheme: null,
  apiPublicKey: null,
  logoUrl: null,
  portMapping: 'Default',
  defaultLifetime: 120,
  extensionDuration: 120,
  renewalWindow: 10,
};
const scoreboard = {
  bloodBonus: 0,
  timelines: [],
  items: [],
  divisions: [],
  challenges: {},
  challengeCount: 0,
};
const hello = (resumed: boolean) => ({ topic: 'Hello', time: Date.now(), resumed });
const notice = (id: number, values = ['Wind']): GameNotice => ({
  id,
  time: Date.now() + id,
  type: 'Normal',
  values,
});

/** The state of the fake server. */
let site: {
  extensions: string[];
  notices: GameNotice[];
  board: number;
  stream: (request: Received, response: ServerResponse, nth: number) => void;
};
let streams: Received[];

beforeEach(() => {
  streams = [];
  site = { extensions: ['live'], notices: [], board: 1, stream: () => undefined };
  server.handler = (request, response) => {
    const { pathname } = new URL(request.url, 'http://host');
    const answers: Record<string, unknown> = {
      '/api/config': { ...config, extensions: site.extensions },
      '/api/game/7/notices': site.notices,
      '/api/game/7/scoreboard': { ...scoreboard, updateTimeUtc: site.board },
    };
    if (pathname !== '/api/ext/live') return json(200, answers[pathname])(request, response);
    streams.push(request);
    response.writeHead(200, { 'Content-Type': 'text/event-stream' });
    site.stream(request, response, streams.length);
  };
});

const newClient = () => createClient({ baseUrl: server.baseUrl, retry: { attempts: 1 } });

function send(response: ServerResponse, id: number, data: unknown): void {
  response.write(`id: ${id}\ndata: ${JSON.stringify(data)}\n\n`);
}

/** The next `count` events. */
async function take(events: AsyncIterator<LiveEvent>, count: number): Promise<LiveEvent[]> {
  const taken: LiveEvent[] = [];
  while (taken.length < count) {
    const { done, value } = await events.next();
    if (done) throw new Error(`ended after ${taken.length}`);
    taken.push(value);
  }
  return taken;
}

test('gives the events of the live channel and lets it go with the loop', async () => {
  let isClosed = false;
  site.stream = (_request, response) => {
    response.on('close', () => (isClosed = true));
    send(response, 1, hello(false));
    send(response, 2, { topic: 'Board', gameId: 7, version: 12 });
  };
  const topics: string[] = [];
  for await (const { topic } of live(newClient(), { game: 7, topics: ['Board', 'Team'] })) {
    topics.push(topic);
    if (topics.length === 2) break;
  }
  expect(topics).toStrictEqual(['Hello', 'Board']);
  expect(streams.map(({ url }) => url)).toStrictEqual([
    '/api/ext/live?topics=Board&topics=Team&game=7',
  ]);
  await expect.poll(() => isClosed).toBe(true);
});

test('leaves out events that are newer than the SDK', async () => {
  site.stream = (_request, response) => {
    send(response, 1, { topic: 'Weather', wind: 7 });
    send(response, 2, { topic: 'Game', gameId: 7 });
  };
  const events = live(newClient(), { game: 7, topics: ['Game'] });
  expect(await take(events, 1)).toStrictEqual([{ topic: 'Game', gameId: 7 }]);
  await events.return();
});

test('goes on behind the last event when the connection was lost', async () => {
  site.stream = (request, response, nth) => {
    send(response, nth * 10, hello(request.headers['last-event-id'] === '10'));
    if (nth === 1) setImmediate(() => response.destroy());
    else send(response, 21, { topic: 'Game', gameId: 7 });
  };
  const states: LiveState[] = [];
  const onState = (state: LiveState) => states.push(state);
  const events = live(newClient(), { game: 7, topics: ['Game'], onState });
  expect(await take(events, 3)).toMatchObject([
    { topic: 'Hello', resumed: false },
    { topic: 'Hello', resumed: true },
    { topic: 'Game' },
  ]);
  expect(streams.map(({ headers }) => headers['last-event-id'])).toStrictEqual([undefined, '10']);
  expect(states).toStrictEqual(['streaming', 'lost', 'streaming']);
  await events.return();
});

test('catches up on notices when the server no longer knows the place', async () => {
  const [told, missed, later] = [notice(1), notice(2), notice(3)];
  site.stream = (_request, response, nth) => {
    send(response, nth * 10, hello(false));
    if (nth === 1) {
      send(response, 11, { topic: 'Notice', gameId: 7, noticeId: 1, notice: told });
      site.notices = [later, missed, told, { ...notice(4), time: Date.now() - 60_000 }];
      setImmediate(() => response.end());
    }
  };
  const events = live(newClient(), { game: 7, topics: ['Notice'] });
  const taken = await take(events, 5);
  expect(taken.map((event) => (event.topic === 'Notice' ? event.noticeId : event.topic))).toEqual([
    'Hello',
    1,
    'Hello',
    2,
    3,
  ]);
  await events.return();
});

test('fails when the server refuses, and ends as cancelled with its signal', async () => {
  site.stream = () => undefined;
  const controller = new AbortController();
  const { signal } = controller;
  const waiting = live(newClient(), { game: 7, topics: ['Game'], signal });
  const call = failure(waiting.next());
  await expect.poll(() => streams.length).toBe(1);
  controller.abort();
  expect((await call).kind).toBe('cancelled');

  const answer = server.handler;
  server.handler = (request, response) =>
    (request.url.startsWith('/api/ext')
      ? json(403, { title: 'No', status: 403, code: 'FORBIDDEN' })
      : answer)(request, response);
  const refused = live(newClient(), { game: 7, topics: ['Log'] });
  expect(await failure(refused.next())).toMatchObject({ operation: 'openLive', code: 'FORBIDDEN' });
});

test('the timeout of a client ends no stream', async () => {
  const passed = Promise.withResolvers<void>();
  site.stream = (_request, response) => {
    send(response, 1, hello(false));
    void passed.promise.then(() => send(response, 2, { topic: 'Game', gameId: 7 }));
  };
  const limits: AbortController[] = [];
  const limit = vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => {
    const controller = new AbortController();
    limits.push(controller);
    return controller.signal;
  });
  onTestFinished(() => limit.mockRestore());
  const client = createClient({ baseUrl: server.baseUrl, timeout: 100 });
  const events = live(client, { game: 7, topics: ['Game'] });
  await take(events, 1);
  for (const controller of limits) controller.abort();
  passed.resolve();
  expect(await take(events, 1)).toStrictEqual([{ topic: 'Game', gameId: 7 }]);
  expect(streams).toHaveLength(1);
  await events.return();
});

test('asks again and again where there is no live channel, and gives the same events', async () => {
  site.extensions = [];
  const [first, second] = [notice(1), notice(2)];
  site.notices = [first, second];
  const events = live(newClient(), { game: 7, topics: ['Board', 'Notice'], interval: 5 });
  expect(await take(events, 1)).toMatchObject([{ topic: 'Hello', resumed: false }]);
  const news = take(events, 4);
  await expect.poll(() => server.requests.length).toBeGreaterThan(4);
  const edited = { ...second, values: ['Wind from the north'] };
  const third = notice(3);
  site.board = 2;
  site.notices = [third, edited];
  // The order of the two polls is random.
  const byTopic = (await news).toSorted((one, other) => one.topic.localeCompare(other.topic));
  expect(byTopic).toStrictEqual([
    { topic: 'Board', gameId: 7, version: 2 },
    { topic: 'Notice', gameId: 7, noticeId: 2, notice: edited },
    { topic: 'Notice', gameId: 7, noticeId: 3, notice: third },
    { topic: 'Notice', gameId: 7, noticeId: 1, notice: null },
  ]);
  await events.return();
});

test('polling gives what comes after its Hello, however soon', async () => {
  site.extensions = [];
  const events = live(newClient(), { game: 7, topics: ['Notice'], interval: 5 });
  expect(await take(events, 1)).toMatchObject([{ topic: 'Hello' }]);
  site.notices = [notice(1)];
  expect(await take(events, 1)).toMatchObject([{ topic: 'Notice', noticeId: 1 }]);
  await events.return();
});

test('polling waits for a game to start and outlives a server that is away', async () => {
  site.extensions = [];
  const answer = server.handler;
  const soon = json(400, { title: 'Not yet', status: 10001 });
  const away = json(503, { title: 'Away' });
  server.handler = (request, response) => {
    const isGame = request.url.startsWith('/api/game');
    const nth = server.requests.length;
    (isGame && nth < 4 ? soon : isGame && nth < 6 ? away : answer)(request, response);
  };
  const states: LiveState[] = [];
  const onState = (state: LiveState) => states.push(state);
  const events = live(newClient(), { game: 7, topics: ['Board'], interval: 5, onState });
  const taken = take(events, 2);
  await expect.poll(() => states).toStrictEqual(['polling', 'lost', 'polling']);
  site.board = 2;
  // The first board after the start is an event as well.
  expect(await taken).toMatchObject([{ topic: 'Hello' }, { topic: 'Board' }]);
  await events.return();
});

test('a topic that needs a game and got none is refused before anything is sent', async () => {
  const error = await failure(live(newClient(), { topics: ['Log', 'Notice'] }).next());
  expect(error).toMatchObject({
    kind: 'bad-request',
    title: 'live: the topic Notice needs a game',
  });
  expect(server.requests).toHaveLength(0);
});

test('a topic that polling cannot tell is refused where there is no live channel', async () => {
  site.extensions = [];
  const error = await failure(live(newClient(), { game: 7, topics: ['Board', 'Team'] }).next());
  expect(error).toMatchObject({ kind: 'bad-request' });
  expect(error.title).toContain('polling cannot tell Team, only Board and Notice');
});

describe('in a page of another origin', () => {
  beforeEach(() => {
    vi.stubGlobal('location', { href: 'https://blog.example/ctf', origin: 'https://blog.example' });
    return () => vi.unstubAllGlobals();
  });

  test('polls, because browsers hide the live channel from it', async () => {
    const states: LiveState[] = [];
    const onState = (state: LiveState) => states.push(state);
    const options = { game: 7, topics: ['Board'], interval: 1, onState } as const;
    const events = live(newClient(), options);
    expect(await take(events, 1)).toMatchObject([{ topic: 'Hello' }]);
    site.board = 2;
    expect(await take(events, 1)).toMatchObject([{ topic: 'Board', version: 2 }]);
    await events.return();
    expect(states).toEqual(['polling']);
    expect(streams).toEqual([]);
  });

  test('refuses a topic that polling cannot tell, with the reason', async () => {
    const error = await failure(live(newClient(), { game: 7, topics: ['Team'] }).next());
    expect(error.kind).toBe('bad-request');
    expect(error.title).toContain(
      'pages of https://blog.example cannot use the live channel of another origin',
    );
    expect(streams).toEqual([]);
  });

  test('says what else it may be that no answer comes', async () => {
    server.handler = hangUp;
    const error = await failure(live(newClient(), { game: 7, topics: ['Board'] }).next());
    expect(error).toMatchObject({ kind: 'network' });
    expect(error.title).toContain('does not let pages of https://blog.example read this answer');
  });
});
