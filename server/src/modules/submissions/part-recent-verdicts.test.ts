import { expect, test } from 'vitest';
import { createTestDatabase } from '../../testing/test-database.ts';
import { createRecentVerdicts } from './part-recent-verdicts.ts';
import { addChallenge, addGame, addTeam } from './testing/test-game.ts';
import { startProcess, type TestProcess } from './testing/test-process.ts';

const sought = { submissionId: 1, gameId: 2, challengeId: 3, userId: 'one' };

test('finds a verdict for whoever sent the flag, where it was sent', () => {
  const verdicts = createRecentVerdicts();
  verdicts.keep(sought, 'Accepted');
  expect(verdicts.find(sought)).toBe('Accepted');
  expect(verdicts.find({ ...sought, userId: 'other' })).toBeUndefined();
  expect(verdicts.find({ ...sought, challengeId: 4 })).toBeUndefined();
  expect(verdicts.find({ ...sought, gameId: 4 })).toBeUndefined();
  expect(verdicts.find({ ...sought, submissionId: 4 })).toBeUndefined();
});

test('keeps the last ones', () => {
  const verdicts = createRecentVerdicts(2);
  const ids = [1, 2, 3];
  for (const submissionId of ids) verdicts.keep({ ...sought, submissionId }, 'WrongAnswer');
  expect(ids.map((submissionId) => verdicts.find({ ...sought, submissionId }))).toEqual([
    undefined,
    'WrongAnswer',
    'WrongAnswer',
  ]);
});

test('a verdict is told to whoever sent the flag alone, by every process', async () => {
  const { db, url } = await createTestDatabase();
  const [one, other] = [await startProcess(url), await startProcess(url)];
  const gameId = await addGame(db);
  const { userIds } = await addTeam(db, gameId, { members: 2 });
  const [sender, mate] = userIds;
  const challengeId = await addChallenge(db, gameId);
  const path = (id = challengeId) => `/api/game/${gameId}/challenges/${id}`;
  const send = async (server: TestProcess, flag: string) =>
    (await server.call('POST', path(), { userId: sender, body: { flag } })).json<number>();
  const ask = (id: number, userId = sender, at = path()) =>
    one.call('GET', `${at}/status/${id}`, { userId });

  const sentHere = await send(one, 'flag{right}');
  const sentThere = await send(other, 'flag{wrong}');
  expect((await ask(sentHere)).json()).toBe('Accepted');
  expect((await ask(sentThere)).json()).toBe('WrongAnswer');
  expect((await ask(sentHere, mate)).statusCode).toBe(404);
  const elsewhere = path(await addChallenge(db, gameId));
  expect((await ask(sentHere, sender, elsewhere)).statusCode).toBe(404);
});
