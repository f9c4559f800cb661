import {
  getGetBoardQueryKey,
  getGetGameDetailsQueryKey,
  getGetGameQueryKey,
  getGetProfileQueryKey,
  getGetScoreboardQueryKey,
  getListNoticesQueryKey,
} from '@halyard/sdk/react';
import type { Board, BoardChange, GameNotice } from '@halyard/sdk/types';
import { type QueryKey, QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { HubMessage, TabMessage } from './live-messages.ts';
import { liveState, pollEvery, subscriptions } from './live-store.ts';
import { startLive } from './live-tab.ts';
import { aBoard, solveOf } from './testing.ts';

const TOPICS = ['Board', 'Game', 'Notice', 'Team'] as const;
const BOARD = getGetBoardQueryKey(7);
const DETAILS = getGetGameDetailsQueryKey(7);
const GAME = getGetGameQueryKey(7);
const NOTICES = getListNoticesQueryKey(7, { count: 100 });

let client: QueryClient;
let tell: (message: HubMessage) => void;
let sent: TabMessage[];
let stop: () => void;
let ends: (() => void)[];

// Its load would take longer than the time that passes in a test.
beforeAll(() => import('./live-board.ts'));

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(Math, 'random').mockReturnValue(0.5);
  client = new QueryClient();
  sent = [];
  ends = [];
  subscriptions.set([{ gameId: 7, topics: TOPICS }]);
  stop = startLive(client, 'linnea', (onMessage) => {
    tell = onMessage;
    return { send: (message) => sent.push(message), close: () => undefined };
  });
});
afterEach(() => {
  stop();
  for (const end of ends) end();
  subscriptions.set([]);
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);
const live = (resumed = false) => tell({ kind: 'live', games: [7], topics: TOPICS, resumed });
const down = (refused = false) =>
  tell({ kind: 'down', state: refused ? 'polling' : 'reconnecting', refused });
const board = (version: number) =>
  tell({ kind: 'event', event: { topic: 'Board', gameId: 7, version } });

const boardWith = (change: BoardChange) =>
  tell({
    kind: 'event',
    event: { topic: 'Board', gameId: 7, version: change.version, changes: [change] },
  });

/** A query in use; returns how often it was fetched. */
async function use(queryKey: QueryKey, data: unknown = {}) {
  const queryFn = vi.fn<() => Promise<unknown>>(async () => data);
  const observer = new QueryObserver(client, {
    queryKey,
    queryFn,
    refetchInterval: pollEvery(10_000),
  });
  ends.push(observer.subscribe(() => undefined));
  await pass(0);
  return () => queryFn.mock.calls.length;
}

describe('polling', () => {
  test('goes on without the channel', async () => {
    const fetched = await use(BOARD);
    await pass(20_000);
    expect(fetched()).toBe(3);
  });

  test('ends with the first response after the channel has begun', async () => {
    const fetched = await use(BOARD);
    await pass(5000);
    live();
    await pass(60_000);
    expect(fetched()).toBe(2);
  });

  test('goes on for what no event tells, less often', async () => {
    live();
    await pass(1);
    const fetched = await use(GAME);
    const others = await use(['api', 'game', 'recent']);
    await pass(59_000);
    expect([fetched(), others()]).toEqual([1, 6]);
    await pass(2000);
    expect(fetched()).toBe(2);
  });

  test('begins again when the connection stays away, not when it is back soon', async () => {
    live();
    await pass(1);
    const fetched = await use(BOARD);
    down();
    await pass(9000);
    live(true);
    await pass(60_000);
    expect(fetched()).toBe(1);
    down();
    await pass(25_000);
    expect(fetched()).toBe(2);
    expect(liveState.get().state).toBe('reconnecting');
  });

  test('is back when the channel is no longer used', async () => {
    live();
    await pass(1);
    const fetched = await use(BOARD);
    stop();
    await pass(10_000);
    expect(fetched()).toBe(2);
  });
});

describe('an event', () => {
  test('fetches the board once a second at most, and not a version that is there', async () => {
    live();
    await pass(1);
    const fetched = await use(BOARD, { version: 5 });
    board(5);
    await pass(5000);
    expect(fetched()).toBe(1);
    board(6);
    board(7);
    await pass(2000);
    expect(fetched()).toBe(2);
  });

  test('changes the board in place by what it tells', async () => {
    live();
    await pass(1);
    const fetched = await use(BOARD, aBoard(5));
    const unused = { queryKey: getGetScoreboardQueryKey(7), enabled: false };
    ends.push(new QueryObserver(client, unused).subscribe(() => undefined));
    boardWith(solveOf(5, 6));
    await pass(5000);
    expect(fetched()).toBe(1);
    const shown = client.getQueryData<Board>(BOARD);
    expect([shown?.version, shown?.teams[0]?.score]).toEqual([6, 90]);
  });

  test('leaves the full board beside the compact one alone, and fetches it once a minute', async () => {
    live();
    await pass(1);
    const fetched = await use(BOARD, aBoard(5));
    const fetchedFull = await use(getGetScoreboardQueryKey(7), { items: [] });
    boardWith(solveOf(5, 6));
    await pass(5000);
    expect([fetched(), fetchedFull()]).toEqual([1, 1]);
    expect(client.getQueryData<Board>(BOARD)?.version).toBe(6);
    await pass(60_000);
    expect([fetched(), fetchedFull()]).toEqual([1, 2]);
  });

  test('fetches the board if a change is missing, and while it is being fetched', async () => {
    live();
    await pass(1);
    const fetched = await use(BOARD, aBoard(5));
    boardWith(solveOf(6, 7));
    await pass(2000);
    expect(fetched()).toBe(2);
    void client.refetchQueries({ queryKey: BOARD });
    boardWith(solveOf(5, 6));
    await pass(2000);
    expect(fetched()).toBe(4);
  });

  test('leaves the board of a hidden tab until it is shown', async () => {
    live();
    await pass(1);
    const fetched = await use(BOARD, aBoard(5));
    vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    boardWith(solveOf(5, 6));
    await pass(2000);
    expect(fetched()).toBe(1);
    expect(client.getQueryState(BOARD)?.isInvalidated).toBe(true);
  });

  test('of the own team fetches its row at once, and again with the next board', async () => {
    live();
    await pass(1);
    const fetched = await use(DETAILS);
    board(2);
    // At a moment of the next ten seconds that is another one in each browser: Math.random() is 0.5.
    await pass(4900);
    expect(fetched()).toBe(1);
    await pass(200);
    expect(fetched()).toBe(2);
    board(3);
    await pass(1000);
    expect(fetched()).toBe(2);
    tell({ kind: 'event', event: { topic: 'Team', gameId: 7, challengeId: 3 } });
    await pass(200);
    expect(fetched()).toBe(3);
    board(4);
    await pass(200);
    expect(fetched()).toBe(4);
  });

  test('changes the notices in place', async () => {
    live();
    await pass(1);
    const notice = (id: number, text: string): GameNotice => ({
      id,
      time: id,
      type: 'Normal',
      values: [text],
    });
    const fetched = await use(NOTICES, [notice(1, 'Hello')]);
    const say = (noticeId: number, value: GameNotice | null) =>
      tell({ kind: 'event', event: { topic: 'Notice', gameId: 7, noticeId, notice: value } });
    const texts = () =>
      client.getQueryData<GameNotice[]>(NOTICES)?.map(({ values: [text] }) => text);
    say(2, notice(2, 'News'));
    expect(texts()).toEqual(['News', 'Hello']);
    say(1, notice(1, 'Hello all'));
    expect(texts()).toEqual(['News', 'Hello all']);
    say(2, null);
    expect(texts()).toEqual(['Hello all']);
    expect(fetched()).toBe(1);
  });

  test('of the game fetches the notices: a released freeze adds some, a deleted challenge takes some', async () => {
    live();
    await pass(1);
    const fetched = await use(NOTICES, []);
    tell({ kind: 'event', event: { topic: 'Game', gameId: 7 } });
    await pass(2000);
    expect(fetched()).toBe(2);
  });

  test('is left for later in a hidden tab', async () => {
    live();
    await pass(1);
    const fetched = await use(GAME);
    vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    tell({ kind: 'event', event: { topic: 'Game', gameId: 7 } });
    await pass(2000);
    expect(fetched()).toBe(1);
    expect(client.getQueryState(GAME)?.isInvalidated).toBe(true);
  });
});

describe('after a break', () => {
  test('everything is fetched again if something may be missing, and who is signed in', async () => {
    live();
    await pass(1);
    const profile = await use(getGetProfileQueryKey());
    const fetched = await use(BOARD);
    down();
    live(true);
    await pass(4000);
    expect([fetched(), profile()]).toEqual([1, 2]);
    down();
    live();
    await pass(4000);
    expect([fetched(), profile()]).toEqual([2, 3]);
  });

  test('a refusal asks who is signed in', async () => {
    const profile = await use(getGetProfileQueryKey());
    down(true);
    await pass(0);
    expect(profile()).toBe(2);
  });
});

test('a tab asks for what its page shows, and says when it leaves', async () => {
  expect(sent.at(-1)).toMatchObject({ wants: { person: 'linnea', games: [7], topics: TOPICS } });
  subscriptions.set([...subscriptions.get(), { gameId: null, topics: ['Log'] }]);
  expect(sent.at(-1)).toMatchObject({ wants: { games: [7], topics: [...TOPICS, 'Log'] } });
  window.dispatchEvent(new Event('pagehide'));
  expect(sent.at(-1)).toEqual({ kind: 'leave' });
  window.dispatchEvent(new Event('pageshow'));
  expect(sent.slice(-2).map(({ kind }) => kind)).toEqual(['want', 'wake']);
});
