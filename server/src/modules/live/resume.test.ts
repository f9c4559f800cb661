import { setTimeout } from 'node:timers/promises';
import { applyBoardChanges } from '@halyard/sdk/rules';
import type { Board, BoardChange } from '@halyard/sdk/types';
import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { createTestDatabase } from '../../testing/test-database.ts';
import { createTestServer } from '../../testing/test-server.ts';
import { addChallenge, addGame, addTeam } from '../submissions/testing/test-game.ts';
import { type OpenOptions, openStream } from './testing/open-stream.ts';
import { sendFlag } from './testing/send-flag.ts';

const { db, url } = await createTestDatabase();
const one = await createTestServer({ db, url });
const other = await createTestServer({ db, url });

let gameId: number;
let challengeId: number;
let as: string;

beforeEach(async () => {
  gameId = await addGame(db);
  challengeId = await addChallenge(db, gameId);
  const { userIds } = await addTeam(db, gameId);
  as = await one.sessions.start(
    { userId: userIds[0] ?? '' },
    { address: '127.0.0.1', agent: 'test' },
  );
});

function open(topics: readonly string[], options: OpenOptions = {}) {
  return openStream(topics, { server: one, game: gameId, ...options });
}

/** Opens a stream that begins after everything that has happened: the bus releases it a moment later. */
async function openAfterAll(topics: readonly string[], options: OpenOptions = {}) {
  const { last } = await db
    .selectFrom('outbox')
    .select(({ fn }) => fn.max('id').as('last'))
    .executeTakeFirstOrThrow();
  let stream = await open(topics, options);
  while ((stream.events[0]?.id ?? 0) < last) {
    stream.close();
    await setTimeout(10);
    stream = await open(topics, options);
  }
  return stream;
}

function submit(flag: string): Promise<void> {
  return sendFlag(one, { gameId, challengeId, as }, flag);
}

async function boardOf(server: typeof one): Promise<Board> {
  return (await server.app.inject(`/api/ext/game/${gameId}/board`)).json<Board>();
}

describe('a stream that was away', () => {
  test('continues on another process without gap or repetition', async () => {
    await one.bus.catchUp();
    await other.bus.catchUp();
    const first = await open(['Notice', 'Team'], { as });
    await submit('flag{wrong}');
    await expect.poll(() => first.topics()).toEqual(['Team']);
    first.close();
    await submit('flag{right}');
    await other.bus.catchUp();
    (await openAfterAll(['Notice', 'Team'], { as, server: other })).close();
    const lastEventId = first.events.at(-1)?.id ?? 0;
    const second = await open(['Notice', 'Team'], { as, lastEventId, server: other });
    expect(second.events[0]).toMatchObject({ topic: 'Hello', resumed: true });
    await expect.poll(() => second.topics().toSorted()).toEqual(['Notice', 'Team']);
    second.close();
  });

  test('is told the version of a board that has changed meanwhile', async () => {
    const first = await open(['Board']);
    const lastEventId = first.events[0]?.id ?? 0;
    first.close();
    await submit('flag{right}');
    const second = await open(['Board'], { lastEventId });
    await expect.poll(() => second.topics()).toContain('Board');
    second.close();
  });

  test('is told of a board that changed before it left, but was not announced yet', async () => {
    await boardOf(one);
    await submit('flag{right}');
    await one.bus.catchUp();
    const { version } = await boardOf(one);
    const first = await openAfterAll(['Board']);
    const lastEventId = first.events[0]?.id ?? 0;
    expect(lastEventId).toBeGreaterThanOrEqual(version);
    first.close();
    const second = await open(['Board'], { lastEventId });
    await expect.poll(() => second.topics()).toContain('Board');
    second.close();
  });

  test('that does not know its place begins anew', async () => {
    const stream = await open(['Board'], { lastEventId: 900_000_000 });
    expect(stream.events[0]).toMatchObject({ topic: 'Hello', resumed: false });
    stream.close();
  });
});

describe('a process that has started since', () => {
  /** Resumes at a new process after the last event of `first`, which is away for a solve or leaves after it. */
  async function resumeAfterRestart(leavesFirst: boolean) {
    await one.tell({ topic: 'game', gameId, body: {} });
    // What was set up a while ago.
    await db
      .updateTable('outbox')
      .set({ created_at: sql`created_at - interval '1 minute'` })
      .execute();
    const before = await boardOf(one);
    await submit('flag{wrong}');
    if (!leavesFirst) await submit('flag{right}');
    await one.bus.catchUp();
    const first = await openAfterAll(['Board', 'Notice'], { as });
    first.close();
    if (leavesFirst) await submit('flag{right}');
    const restarted = await createTestServer({ db, url });
    const lastEventId = first.events[0]?.id ?? 0;
    const stream = await open(['Board', 'Notice'], { as, lastEventId, server: restarted });
    expect(stream.events[0]).toMatchObject({ topic: 'Hello', resumed: true });
    await expect.poll(() => stream.topics()).toContain('Board');
    const told = stream.events.flatMap((event) => (event['changes'] ?? []) as BoardChange[]);
    stream.close();
    const board = await boardOf(restarted);
    expect(board.teams[0]?.solves).toHaveLength(1);
    expect(applyBoardChanges(before, told)).toEqual(board);
    return stream.topics().toSorted();
  }

  test('tells what a stream has missed, and the changes of the board', async () => {
    expect(await resumeAfterRestart(true)).toEqual(['Board', 'Notice']);
  });

  test('tells the changes of the last seconds, which may not have been announced', async () => {
    expect(await resumeAfterRestart(false)).toEqual(['Board']);
  });
});
