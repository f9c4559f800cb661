import { expect, test } from 'vitest';
import { addGame } from './modules/submissions/testing/test-game.ts';
import { createMetrics } from './platform/metrics.ts';
import { prepareBoards } from './prepare-boards.ts';
import { createTestDatabase } from './testing/test-database.ts';
import { createTestServer } from './testing/test-server.ts';

const HOUR = 3_600_000;
const database = await createTestDatabase();
let made = 0;
const metrics = {
  ...createMetrics(),
  boardPublish: { observe: () => (made += 1) },
};
const server = await createTestServer(database, { metrics });

test('makes the boards of running games, so that the first request finds them', async () => {
  const at = (hours: number) => new Date(Date.now() + hours * HOUR);
  const running = await addGame(database.db, { starts_at: at(-2), ends_at: at(1) });
  await addGame(database.db, { starts_at: at(-3), ends_at: at(-1) });
  await addGame(database.db, { starts_at: at(1), ends_at: at(2) });
  await prepareBoards(server);
  expect(made).toBe(1);
  const headers = { 'accept-encoding': 'br' };
  const url = `/api/ext/game/${running}/board`;
  expect((await server.app.inject({ url, headers })).statusCode).toBe(200);
  expect(made).toBe(1);
});
