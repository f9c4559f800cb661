import { expect, test } from 'vitest';
import { createTestDatabase } from '../../testing/test-database.ts';
import { createTestServer } from '../../testing/test-server.ts';
import { addGame } from '../submissions/testing/test-game.ts';
import { createBoardAnnouncer } from './board-announcer.ts';
import type { OrderedEvent } from './ordered-events.ts';
import type { Frame, Stream } from './stream.ts';

const { db, url } = await createTestDatabase();
const { liveGames } = await createTestServer({ db, url });

test('a board that changes while events are told waits for them, so that ids never fall', async () => {
  const gameId = await addGame(db);
  const live = await liveGames.get(gameId);
  const sent: Frame[] = [];
  const stream: Stream = {
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
  const telling = Promise.withResolvers<void>();
  let isWaiting = false;
  let position = 4;
  const boards = createBoardAnnouncer({
    clock: Date.now,
    liveGames,
    published: {
      changes: async () => ({ version: live?.boardFor('players').version() ?? 0, changes: null }),
    },
    streams: { ofGame: () => new Set([stream]) },
    position: () => position,
    async inTurn(work) {
      isWaiting = true;
      await telling.promise;
      work();
    },
    onError: (error) => expect.fail(String(error)),
  });
  const event: OrderedEvent = { id: 5, topic: 'game', gameId, body: {} };
  boards.note(event, gameId, live);
  await expect.poll(() => isWaiting || sent.length > 0).toBe(true);
  expect(sent).toEqual([]);
  // The stream has heard of 5, 6 and 7 meanwhile.
  position = 7;
  telling.resolve();
  await expect
    .poll(() => sent.map(({ bytes }) => /^id: (\d+)$/m.exec(bytes.toString())?.[1]))
    .toEqual(['7']);
  boards.stop();
});
