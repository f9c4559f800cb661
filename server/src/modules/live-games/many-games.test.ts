import { sql } from 'kysely';
import { expect, test, vi } from 'vitest';
import { createTestDatabase } from '../../testing/test-database.ts';
import { waitingForTable } from '../../testing/waiting-for-table.ts';
import { addGame } from '../submissions/testing/test-game.ts';
import { startProcess } from '../submissions/testing/test-process.ts';

const { db, url } = await createTestDatabase();
const server = await startProcess(url);
const { liveGames, statements } = server;

const HOUR = 3_600_000;
const UNKNOWN = 1_000_000;

/** The number of statements that a request for a game takes. */
async function cost(gameId: number): Promise<number> {
  statements.reset();
  await liveGames.get(gameId);
  return statements.count();
}

async function endedGame(): Promise<number> {
  const now = Date.now();
  return addGame(db, { starts_at: new Date(now - 2 * HOUR), ends_at: new Date(now - HOUR) });
}

test('ids without a game do not remove a game from memory, and take one statement together', async () => {
  const gameId = await addGame(db);
  await liveGames.get(gameId);
  statements.reset();
  const unknown = Array.from({ length: 500 }, (_, index) => liveGames.get(UNKNOWN + index));
  expect(await Promise.all(unknown)).toEqual(unknown.map(() => null));
  expect(statements.count()).toBe(1);
  expect(await cost(gameId)).toBe(0);
});

test('games that are over do not remove a running game from memory', async () => {
  const gameId = await addGame(db);
  await liveGames.get(gameId);
  const others = await Promise.all(Array.from({ length: 150 }, endedGame));
  await Promise.all(others.map((id) => liveGames.get(id)));
  expect(await cost(gameId)).toBe(0);
  expect(await cost(others[0] ?? 0)).toBeGreaterThan(0);
});

test('an id without a game is not looked up again until a game is created or some time has passed', async () => {
  const later = vi.fn(() => Date.now());
  const { liveGames: games, statements: sent, tell } = await startProcess(url, { clock: later });
  const gameId = (await addGame(db)) + 1;
  expect(await games.get(gameId)).toBeNull();
  sent.reset();
  expect(await games.get(gameId)).toBeNull();
  expect(sent.count()).toBe(0);
  later.mockReturnValue(Date.now() + 60_000);
  await games.get(gameId);
  expect(sent.count()).toBe(1);
  expect(await addGame(db)).toBe(gameId);
  await tell({ topic: 'game', gameId, body: {} });
  expect(await games.get(gameId)).not.toBeNull();
});

test('few games are loaded at the same time', async () => {
  const ids = await Promise.all(Array.from({ length: 9 }, () => addGame(db)));
  let loads: Promise<unknown>[] = [];
  const waiting = () => waitingForTable(db, 'challenges');
  await db.transaction().execute(async (tx) => {
    await sql`lock table challenges in access exclusive mode`.execute(tx);
    loads = ids.map((id) => liveGames.get(id));
    await expect.poll(waiting).toBe(4);
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(await waiting()).toBe(4);
  });
  expect(await Promise.all(loads)).not.toContain(null);
});
