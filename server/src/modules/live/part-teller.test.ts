import { expect, test } from 'vitest';
import { createTestDatabase } from '../../testing/test-database.ts';
import { createTestServer } from '../../testing/test-server.ts';
import { addChallenge, addGame, addTeam } from '../submissions/testing/test-game.ts';
import type { OrderedEvent } from './part-ordered-events.ts';
import type { Stream } from './part-stream.ts';
import { createStreams } from './part-streams.ts';
import { createTeller } from './part-teller.ts';

const { db, url } = await createTestDatabase();
const { liveGames } = await createTestServer({ db, url });

test('a stream that is not greeted yet is not told of its team: what it has missed contains that', async () => {
  const gameId = await addGame(db);
  const challengeId = await addChallenge(db, gameId);
  const { participationId, userIds } = await addTeam(db, gameId);
  const told: unknown[] = [];
  const stream: Stream = {
    actor: { userId: userIds[0] ?? '', userName: 'linnea', role: 'User' },
    topics: new Set(['Team']),
    gameIds: new Set([gameId]),
    expiresAt: null,
    participations: new Map([[gameId, participationId]]),
    sentAt: () => 0,
    send: ({ data }) => told.push(data),
    keepAlive: () => undefined,
    end: () => undefined,
  };
  const streams = createStreams(1);
  const teller = createTeller({ db, clock: Date.now, liveGames, streams });
  const body = { containerId: crypto.randomUUID(), participationId, challengeId };
  const started: OrderedEvent = { id: 5, topic: 'container', gameId, body };
  const tell = () => teller.tell([started], () => undefined);
  streams.add(stream, '127.0.0.1');
  // Somebody else listens already, so that the event is about a game that is heard.
  const other = { ...stream, actor: null };
  streams.add(other, '127.0.0.1');
  streams.listen(other);
  await tell();
  expect(told).toEqual([]);
  streams.listen(stream);
  await tell();
  expect(told).toEqual([{ topic: 'Team', gameId, challengeId }]);
});
