import { applyBoardChanges } from '@halyard/sdk/rules';
import type { Board, BoardChange } from '@halyard/sdk/types';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { cookie } from '../../contract/contract-site.ts';
import { createTestDatabase } from '../../testing/test-database.ts';
import { createTestServer } from '../../testing/test-server.ts';
import { addChallenge, addGame, addTeam } from '../submissions/testing/test-game.ts';
import { openStream } from './testing/open-stream.ts';

const { db, url } = await createTestDatabase();
const one = await createTestServer({ db, url });
const gameId = await addGame(db);
const challengeId = await addChallenge(db, gameId);
const team = await addTeam(db, gameId);
const from = { address: '127.0.0.1', agent: 'test' };
const as = await one.sessions.start(team.userIds[0] ?? '', from);

async function submit(flag: string) {
  const answer = await one.app.inject({
    method: 'POST',
    url: `/api/game/${gameId}/challenges/${challengeId}`,
    payload: { flag },
    headers: cookie(as),
  });
  expect(answer.statusCode).toBe(200);
}

test('a stream continues on a process that has started since, with the changes of the board', async () => {
  const path = `/api/ext/game/${gameId}/board`;
  const boardOf = async (server: typeof one) => (await server.app.inject(path)).json<Board>();
  await one.tell({ topic: 'game', gameId, body: {} });
  // What was set up a while ago.
  await db
    .updateTable('outbox')
    .set({ created_at: sql`created_at - interval '1 minute'` })
    .execute();
  const before = await boardOf(one);
  await submit('flag{wrong}');
  await one.bus.catchUp();
  const first = await openStream(['Board', 'Notice'], { server: one, game: gameId, as });
  first.close();
  await submit('flag{right}');
  const restarted = await createTestServer({ db, url });
  const lastEventId = first.events.at(-1)?.id ?? 0;
  const second = await openStream(['Board', 'Notice'], {
    server: restarted,
    game: gameId,
    as,
    lastEventId,
  });
  expect(second.events[0]).toMatchObject({ topic: 'Hello', resumed: true });
  await expect.poll(() => second.topics().toSorted()).toEqual(['Board', 'Notice']);
  const told = second.events.flatMap((event) => (event['changes'] ?? []) as BoardChange[]);
  const board = await boardOf(restarted);
  expect(board.teams[0]?.solves).toHaveLength(1);
  const { updateTimeUtc } = board;
  expect(applyBoardChanges(before, told)).toEqual({ ...board, updateTimeUtc });
  second.close();
});
