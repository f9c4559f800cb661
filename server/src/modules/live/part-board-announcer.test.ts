import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createTestDatabase } from '../../testing/test-database.ts';
import { createTestServer } from '../../testing/test-server.ts';
import type { LiveGame } from '../live-games/public.ts';
import { addGame } from '../submissions/testing/test-game.ts';
import { type BoardAnnouncer, createBoardAnnouncer } from './part-board-announcer.ts';
import type { OrderedEvent } from './part-ordered-events.ts';
import type { Frame, Stream } from './part-stream.ts';

const { db, url } = await createTestDatabase();
const { liveGames } = await createTestServer({ db, url });

let gameId: number;
let live: LiveGame | null;
let sent: Frame[];
let position: number;
/** The version that is published; null for the newest. */
let version: number | null;
let standsFor: number;
let inTurn: (work: () => void) => Promise<void>;
let boards: BoardAnnouncer;

beforeEach(async () => {
  gameId = await addGame(db);
  live = await liveGames.get(gameId);
  sent = [];
  position = 4;
  version = null;
  standsFor = 0;
  inTurn = async (work) => work();
  boards = createBoardAnnouncer({
    clock: Date.now,
    liveGames: { get: async () => live },
    published: {
      changes: async () => ({ version: version ?? newest(), changes: null }),
      standsFor: () => standsFor,
    },
    streams: { ofGame: () => new Set([listener()]) },
    position: () => position,
    inTurn: (work) => inTurn(work),
    onError: (error) => expect.fail(String(error)),
  });
});

afterEach(() => {
  boards.stop();
  vi.useRealTimers();
});

const newest = () => live?.boardFor('players').version() ?? 0;

function listener(): Stream {
  return {
    actor: null,
    topics: new Set(['Board']),
    gameIds: new Set([gameId]),
    expiresAt: null,
    participations: new Map(),
    sentAt: () => 0,
    send: (frame) => sent.push(frame),
    keepAlive: () => undefined,
    end: () => undefined,
  };
}

const change = (): OrderedEvent => ({ id: 5, topic: 'game', gameId, body: {} });
const ids = () => sent.map(({ bytes }) => /^id: (\d+)$/m.exec(bytes.toString())?.[1]);

test('a board that changes while events are told waits for them, so that ids never fall', async () => {
  const telling = Promise.withResolvers<void>();
  let isWaiting = false;
  inTurn = async (work) => {
    isWaiting = true;
    await telling.promise;
    work();
  };
  boards.note(change(), gameId, live);
  await expect.poll(() => isWaiting || sent.length > 0).toBe(true);
  expect(sent).toEqual([]);
  // The stream has heard of 5, 6 and 7 meanwhile.
  position = 7;
  telling.resolve();
  await expect.poll(ids).toEqual(['7']);
});

test('a board that was published before its last change is told again as soon as it may be published', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  version = newest() - 1;
  standsFor = 300;
  boards.note(change(), gameId, live);
  await vi.advanceTimersByTimeAsync(299);
  expect(sent).toHaveLength(1);
  version = null;
  await vi.advanceTimersByTimeAsync(1);
  expect(sent).toHaveLength(2);
  boards.note(change(), gameId, live);
  await vi.advanceTimersByTimeAsync(999);
  expect(sent).toHaveLength(2);
});
