import { createHash } from 'node:crypto';
import { pino } from 'pino';
import { beforeEach, describe, expect, test } from 'vitest';
import { cookie } from '../../contract/contract-site.ts';
import { createTestDatabase } from '../../testing/test-database.ts';
import { createTestServer } from '../../testing/test-server.ts';
import { addChallenge, addGame, addTeam, type TestTeam } from '../submissions/testing/test-game.ts';
import { LINK_MILLISECONDS, readLink, signLink } from './rules-link.ts';

const { db, url } = await createTestDatabase();
const lines: string[] = [];
const log = pino({ level: 'trace' }, { write: (line: string) => void lines.push(line) });
const site = await createTestServer({ db, url }, { log });

const CONTENT = 'charts of the harbour';
const hash = createHash('sha256').update(CONTENT).digest('hex');
const NO_HASH = '0'.repeat(64);
const HOUR = 3_600_000;

let gameId: number;
let challengeId: number;
let team: TestTeam;
let userId: string;
let session: string;

beforeEach(async () => {
  gameId = await addGame(db);
  challengeId = await addChallenge(db, gameId, await attachment());
  team = await addTeam(db, gameId);
  [userId = ''] = team.userIds;
  session = await signIn();
});

/** The columns of a challenge that comes with the file, which is stored. */
async function attachment() {
  await site.storage.put(new TextEncoder().encode(CONTENT), undefined, async () => undefined);
  const stored = await db
    .selectFrom('files')
    .select('id')
    .where('hash', '=', hash)
    .executeTakeFirst();
  const { id } =
    stored ??
    (await db
      .insertInto('files')
      .values({ hash, name: 'chart ä.txt', size: CONTENT.length })
      .returning('id')
      .executeTakeFirstOrThrow());
  return {
    attachment_type: 'Local' as const,
    attachment_file_id: id,
    attachment_name: 'chart ä.txt',
  };
}

async function signIn(): Promise<string> {
  return site.sessions.start({ userId }, { address: '127.0.0.1', agent: 'test' });
}

async function makeLink(as = session): Promise<string> {
  const answer = await site.app.inject({
    method: 'POST',
    url: `/api/ext/game/${gameId}/challenges/${challengeId}/attachment-link`,
    headers: cookie(as),
  });
  expect(answer.statusCode).toBe(200);
  const body = answer.json<{ path: string; expiresAt: number }>();
  expect(body.expiresAt - Date.now()).toBeLessThanOrEqual(LINK_MILLISECONDS);
  return body.path;
}

function get(path: string, headers: Record<string, string> = {}) {
  return site.app.inject({ method: 'GET', url: path, headers });
}

/** `served`, or the code of the refusal. */
async function outcomeOf(path: string): Promise<string> {
  const answer = await get(path);
  return answer.body === CONTENT ? 'served' : answer.json<{ code: string }>().code;
}

describe('a link to the file of a challenge', () => {
  test('downloads it without a session, and leaves nothing behind', async () => {
    const path = await makeLink();
    const answer = await get(path);
    expect(answer.body).toBe(CONTENT);
    expect(answer.headers).toMatchObject({
      'referrer-policy': 'no-referrer',
      'cache-control': 'no-store',
      'content-disposition': expect.stringContaining("filename*=UTF-8''chart%20%C3%A4.txt"),
    });
    expect(answer.headers['set-cookie']).toBeUndefined();
    const part = await get(path, { range: 'bytes=0-5' });
    expect([part.statusCode, part.body]).toEqual([206, CONTENT.slice(0, 6)]);
  });

  const changes: Record<string, () => Promise<unknown>> = {
    'the end of the session': () => site.sessions.end(session, null),
    'the expiry of the session': () =>
      db
        .updateTable('sessions')
        .set({ expires_at: new Date() })
        .where('user_id', '=', userId)
        .execute(),
    'a ban': () => setUser({ role: 'Banned' }),
    'a temporary password': () => setUser({ must_change_password: true }),
    'the end of the membership': () =>
      db.deleteFrom('registrations').where('user_id', '=', userId).execute(),
    'the suspension of the team': () =>
      db
        .updateTable('participations')
        .set({ status: 'Suspended' })
        .where('game_id', '=', gameId)
        .execute(),
    'a division that does not see the challenge': async () => {
      const { id } = await db
        .insertInto('divisions')
        .values({ game_id: gameId, name: 'Guests', default_permissions: 0 })
        .returning('id')
        .executeTakeFirstOrThrow();
      await db
        .updateTable('participations')
        .set({ division_id: id })
        .where('game_id', '=', gameId)
        .execute();
    },
    'a disabled challenge': () =>
      db.updateTable('challenges').set({ enabled: false }).where('id', '=', challengeId).execute(),
    'a start that is moved': () =>
      db
        .updateTable('games')
        .set({ starts_at: new Date(Date.now() + HOUR) })
        .where('id', '=', gameId)
        .execute(),
    'another file': () =>
      db
        .updateTable('challenges')
        .set({ attachment_type: 'None', attachment_file_id: null })
        .where('id', '=', challengeId)
        .execute(),
  };

  function setUser(fields: { role?: 'Banned'; must_change_password?: boolean }) {
    return db.updateTable('users').set(fields).where('id', '=', userId).execute();
  }

  test.each(Object.keys(changes))('opens nothing after %s', async (name) => {
    const path = await makeLink();
    expect(await outcomeOf(path)).toBe('served');
    await changes[name]?.();
    expect(await outcomeOf(path)).toBe('LINK_INVALID');
  });

  test('opens nothing else, and no file of another kind', async () => {
    const path = await makeLink();
    const other = createHash('sha256').update('another file').digest('hex');
    expect(await outcomeOf(path.replace(hash, other))).toBe('LINK_INVALID');
    expect(await outcomeOf(`${path}x`)).toBe('LINK_INVALID');
    expect(await outcomeOf(path.replace(/link=./, 'link=_'))).toBe('LINK_INVALID');
    // A link is all that counts: a session beside it opens nothing that the link does not.
    const forged = await get(`/assets/${hash}/x?link=forged`, cookie(session));
    expect(forged.json()).toMatchObject({ code: 'LINK_INVALID' });
    expect(forged.headers['referrer-policy']).toBe('no-referrer');
  });

  test('stands in no log, whatever becomes of its use', async () => {
    const path = await makeLink();
    const [, link = ''] = path.split('link=');
    await outcomeOf(path);
    await outcomeOf(`${path}x`);
    await outcomeOf(path.replace(hash, NO_HASH));
    await site.storage.remove(hash);
    expect(await outcomeOf(path)).toBe('FILE_NOT_FOUND');
    await site.siteLog.flush();
    const rows = [
      ...(await db.selectFrom('log_lines').selectAll().execute()),
      ...(await db.selectFrom('audit_log').selectAll().execute()),
    ];
    expect(JSON.stringify([lines, rows])).toContain(hash);
    expect(JSON.stringify([lines, rows])).not.toContain(link.slice(0, 20));
  });
});

describe('an address without a link', () => {
  test('asks for a session, whether the file exists or not', async () => {
    for (const sought of [hash, NO_HASH]) {
      const answer = await get(`/assets/${sought}/chart.txt`);
      expect([answer.statusCode, answer.json().code]).toEqual([401, 'NOT_SIGNED_IN']);
    }
    expect((await get('/assets/short/chart.txt')).statusCode).toBe(404);
  });

  test('names both cases to somebody who is signed in', async () => {
    const answer = await get(`/assets/${NO_HASH}/chart.txt`, cookie(session));
    expect(answer.statusCode).toBe(404);
    expect(answer.json()).toMatchObject({
      code: 'FILE_NOT_FOUND',
      title: 'There is no such file, or you may not download it.',
    });
  });
});

describe('signLink', () => {
  const holder = {
    userId: '01a23279-4ed1-74cd-9f2e-b9a59a4f443b',
    sessionId: 'f842758e-2c83-4099-b1a8-cb036002c082',
  };

  test('is read until it expires, with the same key and for the same file', () => {
    const link = signLink('key', hash, holder, 1000);
    expect(link.length).toBeLessThan(256);
    expect(readLink('key', hash, link, 999)).toEqual(holder);
    expect(readLink('key', hash, link, 1000)).toBeNull();
    expect(readLink('other', hash, link, 999)).toBeNull();
    expect(readLink('key', NO_HASH, link, 999)).toBeNull();
  });

  test('is broken by any other character', () => {
    const link = signLink('key', hash, holder, 1000);
    for (let at = 0; at < link.length; at += 1) {
      const other = link[at] === 'A' ? 'B' : 'A';
      const changed = `${link.slice(0, at)}${other}${link.slice(at + 1)}`;
      expect(readLink('key', hash, changed, 999)).toBeNull();
    }
    for (const text of ['', 'forged', `${link}A`, `${link}=`, link.slice(1)])
      expect(readLink('key', hash, text, 999)).toBeNull();
  });
});
