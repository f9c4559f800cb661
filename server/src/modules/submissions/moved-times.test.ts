import { expect, test } from 'vitest';
import { createTestDatabase } from '../../testing/test-database.ts';
import { addChallenge, addGame, addTeam } from './testing/test-game.ts';
import { startProcess } from './testing/test-process.ts';

const { db, url } = await createTestDatabase();
const site = await startProcess(url);
const PAST = new Date(Date.now() - 1000);

test.each([
  ['the end', 'games', { ends_at: PAST }],
  ['the deadline', 'challenges', { deadline_at: PAST }],
] as const)(
  'announces no blood once %s has moved, before it hears of it',
  async (_, table, row) => {
    const gameId = await addGame(db, { practice_mode: true });
    const [userId] = (await addTeam(db, gameId)).userIds;
    const id = await addChallenge(db, gameId);
    const path = `/api/game/${gameId}/challenges/${id}`;
    await site.call('GET', path, { userId });
    const place = table === 'games' ? gameId : id;
    await db.updateTable(table).set(row).where('id', '=', place).execute();
    const answer = await site.call('POST', path, { userId, body: { flag: 'flag{right}' } });
    expect(answer.statusCode).toBe(200);
    const solves = db.selectFrom('solves').select('submission_id').where('challenge_id', '=', id);
    expect(await solves.execute()).toHaveLength(1);
    const notices = db.selectFrom('notices').select('id').where('game_id', '=', gameId);
    expect(await notices.execute()).toEqual([]);
  },
);
