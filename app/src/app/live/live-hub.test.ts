import { ApiError } from '@halyard/sdk';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createHub, type Hub } from './live-hub.ts';
import type { HubMessage, TabMessage } from './live-messages.ts';
import { createFakeStreams, told, wantsOf } from './testing.ts';

let server: ReturnType<typeof createFakeStreams>;
let hub: Hub;

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(Math, 'random').mockReturnValue(0);
  server = createFakeStreams();
  hub = createHub(server.open);
});
afterEach(() => {
  hub.close();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** A tab that asks for something; `heard` is what it was told. */
function openTab(name: string, more: Parameters<typeof wantsOf>[0] = {}) {
  const heard: HubMessage[] = [];
  const send = (message: TabMessage) => hub.receive(name, message, (each) => heard.push(each));
  send({ kind: 'want', wants: wantsOf(more) });
  return { heard, send, told: () => told(heard) };
}

const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);
const board = (version: number) => ({ topic: 'Board', gameId: 7, version }) as const;
const answered = (status: number) =>
  new ApiError({ kind: 'http', status, title: 'No', operation: 'openLive' });
const refused = (status: number, code: 'NOT_SIGNED_IN' | 'RATE_LIMITED') =>
  new ApiError({ kind: 'http', status, code, title: 'No', operation: 'openLive' });

describe('one connection', () => {
  test('serves ten tabs, with what all of them want', async () => {
    const tabs = Array.from({ length: 10 }, (_, index) =>
      openTab(`tab ${index}`, { games: [index % 2 === 0 ? 7 : 8] }),
    );
    await pass(200);
    expect(server.streams).toHaveLength(1);
    expect(server.last().wants).toMatchObject({ games: [7, 8], topics: ['Board', 'Team'] });
    server.last().hello();
    server.last().send('5', board(2));
    await pass(0);
    for (const tab of tabs) expect(tab.told()).toEqual(['live', 'Board']);
  });

  test('tells a tab that comes later at once, and is replaced only for something new', async () => {
    openTab('first', { games: [7, 8] });
    await pass(200);
    server.last().hello();
    server.last().send('5', board(2));
    await pass(0);
    expect(openTab('second').told()).toEqual(['live']);
    await pass(200);
    expect(server.streams).toHaveLength(1);
    const third = openTab('third', { games: [9] });
    await pass(200);
    expect(server.streams.map((stream) => stream.isOpen())).toEqual([false, true]);
    expect(server.last().lastEventId).toBe('5');
    server.last().hello(true);
    await pass(0);
    expect(third.told()).toEqual(['resumed']);
  });

  test('ends when the last tab leaves or was silent for long', async () => {
    const first = openTab('first');
    const second = openTab('second');
    await pass(200);
    server.last().hello();
    first.send({ kind: 'leave' });
    await pass(200);
    expect(server.last().isOpen()).toBe(true);
    await pass(181_000);
    expect(server.last().isOpen()).toBe(false);
    second.send({ kind: 'want', wants: wantsOf() });
    await pass(200);
    expect(server.streams).toHaveLength(2);
  });
});

describe('a lost connection', () => {
  test('is opened again behind the last event', async () => {
    const tab = openTab('tab');
    await pass(200);
    server.last().hello();
    server.last().send('5', board(2));
    await pass(0);
    server.last().end(new ApiError({ kind: 'aborted', title: 'Broken' }));
    await pass(0);
    expect(server.streams).toHaveLength(1);
    await pass(1000);
    expect(server.last().lastEventId).toBe('5');
    server.last().hello(true);
    await pass(0);
    expect(tab.told()).toEqual(['live', 'Board', 'reconnecting', 'resumed']);
  });

  test('makes tabs poll after some attempts, and is tried again when a tab wakes it', async () => {
    const tab = openTab('tab');
    await pass(200);
    server.last().hello();
    server.refuse(new ApiError({ kind: 'network', title: 'Away' }));
    server.last().end(undefined);
    await pass(10_000);
    expect(tab.told()).toEqual(['live', 'reconnecting', 'reconnecting', 'reconnecting', 'polling']);
    server.refuse(null);
    tab.send({ kind: 'wake' });
    await pass(0);
    expect(server.streams).toHaveLength(2);
  });

  test.each([
    ['does not answer', new ApiError({ kind: 'network', title: 'Away' })],
    ['is away, says its proxy', answered(502)],
    ['is unknown to its proxy', answered(404)],
    ['has no connections left', refused(429, 'RATE_LIMITED')],
  ])('is back within half a minute after a server that %s is back', async (_, error) => {
    const tab = openTab('tab');
    await pass(200);
    server.last().hello();
    server.refuse(error);
    server.last().end(undefined);
    await pass(60_000);
    // Another page wants something else meanwhile.
    openTab('other', { games: [8] });
    await pass(60_000);
    expect(tab.told().at(-1)).toBe('polling');
    // It is back just after an attempt, when the wait for the next one is longest.
    const before = server.refused();
    while (server.refused() === before) await pass(100);
    server.refuse(null);
    for (let waited = 0; !server.last().isOpen() && waited < 20_000; waited += 500) await pass(500);
    server.last().hello();
    await pass(0);
    expect(tab.told().at(-1)).toBe('live');
  });

  test('is noticed after the device has slept', async () => {
    openTab('tab');
    await pass(200);
    server.last().hello();
    await pass(5000);
    vi.setSystemTime(Date.now() + 3_600_000);
    await pass(5000 + 1000);
    expect(server.streams.map((stream) => stream.isOpen())).toEqual([false, true]);
  });

  test('that a proxy keeps to itself is given up: tabs poll', async () => {
    const tab = openTab('tab');
    await pass(9000);
    expect(tab.told()).toEqual([]);
    await pass(2000);
    expect(tab.told()).toEqual(['polling']);
    await pass(10_000);
    expect(server.streams.length).toBeGreaterThan(1);
  });
});

describe('the user of the connection', () => {
  test('is the one of the tab that was last told of a sign-in or sign-out', async () => {
    const first = openTab('first');
    const second = openTab('second');
    await pass(200);
    server.last().hello();
    await pass(0);
    second.send({ kind: 'want', wants: wantsOf({ person: null, topics: ['Board'] }) });
    expect(server.last().isOpen()).toBe(false);
    expect(first.told()).toEqual(['live', 'refused']);
    await pass(200);
    expect(server.last()).toMatchObject({ wants: { person: null }, lastEventId: undefined });
    // The first tab repeats itself without having learned of it.
    first.send({ kind: 'want', wants: wantsOf() });
    await pass(1000);
    expect(server.streams).toHaveLength(2);
    server.last().hello();
    await pass(0);
    expect(first.told()).toEqual(['live', 'refused']);
    expect(second.told()).toEqual(['live', 'live']);
  });

  test('whom the server refuses is told so, and not asked for again and again', async () => {
    server.refuse(refused(401, 'NOT_SIGNED_IN'));
    const tab = openTab('tab');
    await pass(29_000);
    expect(tab.told()).toEqual(['refused']);
    tab.send({ kind: 'wake' });
    await pass(1000);
    expect(tab.told()).toEqual(['refused']);
    server.refuse(null);
    tab.send({ kind: 'want', wants: wantsOf({ topics: ['Board'] }) });
    await pass(200);
    expect(server.last().wants.topics).toEqual(['Board']);
  });

  test('who holds too many connections waits', async () => {
    server.refuse(refused(429, 'RATE_LIMITED'));
    const tab = openTab('tab');
    await pass(500);
    expect(tab.told()).toEqual(['polling']);
    server.refuse(null);
    await pass(1000);
    expect(server.streams).toHaveLength(1);
  });
});
