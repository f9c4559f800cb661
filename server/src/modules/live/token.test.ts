import { describe, expect, test } from 'vitest';
import { cookie } from '../../contract/contract-site.ts';
import { createTestDatabase } from '../../testing/test-database.ts';
import { createTestServer } from '../../testing/test-server.ts';
import { addChallenge, addGame, addTeam, addUser } from '../submissions/testing/test-game.ts';
import { createToken, removeToken } from '../tokens/service.ts';
import { openStream } from './testing/open-stream.ts';

const { db, url } = await createTestDatabase();
const site = await createTestServer({ db, url });
const gameId = await addGame(db);
const challengeId = await addChallenge(db, gameId);
const { userIds } = await addTeam(db, gameId);
const player = await site.sessions.start(
  { userId: userIds[0] ?? '' },
  { address: '127.0.0.1', agent: 'test' },
);

function open(topics: readonly string[], token: string) {
  return openStream(topics, { server: site, game: gameId, token });
}

describe('an API token', () => {
  async function makeToken(scope: 'Events' | 'Sheets') {
    const userId = await addUser(db);
    await db.updateTable('users').set({ role: 'Admin' }).where('id', '=', userId).execute();
    const creator = { userId, userName: 'admin', role: 'Admin' } as const;
    const made = await createToken(site, creator, { name: 'Bot', days: 1, scopes: [scope] });
    return { ...made, creator };
  }

  test('with the scope Events hears what a monitor hears, and ends with the token', async () => {
    const { text, token, creator } = await makeToken('Events');
    await db.updateTable('games').set({ hidden: true }).where('id', '=', gameId).execute();
    await site.tell({ topic: 'game', gameId, body: {} });
    const stream = await open(['Submission', 'Notice'], text);
    const answer = await site.app.inject({
      method: 'POST',
      url: `/api/game/${gameId}/challenges/${challengeId}`,
      payload: { flag: 'flag{right}' },
      headers: cookie(player),
    });
    expect(answer.statusCode).toBe(200);
    await expect.poll(() => stream.topics().toSorted()).toEqual(['Notice', 'Submission']);
    await removeToken(site, creator, { id: token.id, whose: 'all' });
    await expect.poll(() => stream.isEnded()).toBe(true);
    expect((await open(['Submission'], text)).answer.statusCode).toBe(401);
  });

  test('hears nothing for which a person is asked, though an administrator has made it', async () => {
    const { text } = await makeToken('Events');
    for (const topic of ['Team', 'Participation', 'Log']) {
      expect((await open([topic], text)).answer.statusCode, topic).toBe(403);
    }
  });

  test('of another scope opens nothing', async () => {
    const { text } = await makeToken('Sheets');
    expect((await open(['Submission'], text)).answer.statusCode).toBe(403);
  });
});
