import { beforeEach, describe, expect, test } from 'vitest';
import type { NoticeType } from '@halyard/sdk/rules';
import { createTestDatabase } from '../../testing/test-database.ts';
import { createGameSite, HOUR } from '../games/testing/test-site.ts';

const database = await createTestDatabase();
const { db } = database;
const site = await createGameSite(database);

let gameId: number;
let edit: string;

beforeEach(async () => {
  gameId = await site.makeGame();
  edit = `/api/edit/games/${gameId}/notices`;
});

async function add(type: NoticeType, values: string[], time: number): Promise<number> {
  const { id } = await db
    .insertInto('notices')
    .values({ game_id: gameId, type, values, created_at: new Date(time) })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

function list(query = '') {
  return site.request(null, 'GET', `/api/game/${gameId}/notices${query}`);
}

async function ids(query = ''): Promise<number[]> {
  return (await list(query)).json().map(({ id }: { id: number }) => id);
}

describe('listNotices', () => {
  test('puts those by staff first, each part the newest first', async () => {
    const blood = await add('FirstBlood', ['Long Splice', 'Pad'], 2000);
    const old = await add('Normal', ['Fog.'], 1000);
    const hint = await add('NewHint', ['Pad'], 4000);
    const fresh = await add('Normal', ['Sun.'], 3000);
    expect(await ids()).toEqual([fresh, old, hint, blood]);
    expect((await list()).json()[3]).toEqual({
      id: blood,
      time: 2000,
      type: 'FirstBlood',
      values: ['Long Splice', 'Pad'],
      edited: false,
    });
  });

  test('gives windows on the first 300', async () => {
    const rows = Array.from({ length: 310 }, (_, index) => ({
      game_id: gameId,
      type: 'NewHint' as const,
      values: ['Pad'],
      created_at: new Date(1000 + index),
    }));
    await db.insertInto('notices').values(rows).execute();
    expect(await ids()).toHaveLength(100);
    expect(await ids('?count=100&skip=250')).toHaveLength(50);
    expect(await ids('?skip=300')).toEqual([]);
    expect(await ids('?count=0')).toEqual([]);
    expect(await ids('?count=2&skip=1')).toEqual((await ids()).slice(1, 3));
    expect((await list('?count=101')).statusCode).toBe(400);
    expect((await list('?skip=301')).statusCode).toBe(400);
  });

  test('asks the database again only when something of the game has changed', async () => {
    const posted = await site.staff('POST', edit, { content: 'Fog.' });
    expect(await ids()).toEqual([posted.id]);
    // Written past the server, which has told nobody.
    const unheard = await add('Normal', ['Sun.'], 1000);
    expect(await ids()).toEqual([posted.id]);
    expect(await ids('?count=50')).toEqual([posted.id, unheard]);
    await site.staff('PUT', `${edit}/${posted.id}`, { content: 'Thick fog.' });
    expect((await list()).json()[0]).toMatchObject({ values: ['Thick fog.'], edited: true });
    await site.staff('DELETE', `${edit}/${posted.id}`);
    expect(await ids()).toEqual([unheard]);
  });

  test('forgets the notices of a challenge that is deleted', async () => {
    const challengeId = await site.makeOpenChallenge(gameId);
    expect((await list()).json()).toMatchObject([{ type: 'NewChallenge' }]);
    await site.staff('DELETE', `/api/edit/games/${gameId}/challenges/${challengeId}`);
    expect(await ids()).toEqual([]);
  });

  test('answers 304 until something is posted', async () => {
    await site.staff('POST', edit, { content: 'Fog.' });
    const headers = { 'if-none-match': String((await list()).headers['etag']) };
    const url = `/api/game/${gameId}/notices`;
    expect((await site.request(null, 'GET', url, undefined, { headers })).statusCode).toBe(304);
    await site.staff('POST', edit, { content: 'Sun.' });
    expect((await site.request(null, 'GET', url, undefined, { headers })).statusCode).toBe(200);
  });
});

describe('edit calls', () => {
  test('post, list, change and delete notices', async () => {
    const notice = await site.staff('POST', edit, { content: 'Fog.' });
    expect(notice).toEqual({
      id: expect.any(Number),
      time: expect.any(Number),
      type: 'Normal',
      values: ['Fog.'],
      edited: false,
    });
    const other = await site.staff('POST', edit, { content: 'Sun.' });
    await add('FirstBlood', ['Long Splice', 'Pad'], 2000);
    expect(await site.staff('GET', edit)).toEqual([other, notice]);
    const changed = await site.staff('PUT', `${edit}/${notice.id}`, { content: 'Thick fog.' });
    expect(changed).toMatchObject({ id: notice.id, values: ['Thick fog.'], edited: true });
    expect(changed.time).toBeGreaterThanOrEqual(other.time);
    expect(await site.staff('GET', edit)).toEqual([changed, other]);
    await site.staff('DELETE', `${edit}/${notice.id}`);
    expect(await site.staff('GET', edit)).toEqual([other]);
    const told = (await site.events(gameId)).filter(([topic]) => topic === 'notice');
    expect(told.map(([, body]) => body)).toEqual(
      [notice, other, notice, notice].map(({ id }) => ({ noticeId: id })),
    );
  });

  test('list them before the start too', async () => {
    gameId = await site.makeGame({ start: site.clock() + HOUR, end: site.clock() + 2 * HOUR });
    edit = `/api/edit/games/${gameId}/notices`;
    const notice = await site.staff('POST', edit, { content: 'Soon.' });
    expect(await site.staff('GET', edit)).toEqual([notice]);
  });

  test('leave alone what the game has written itself', async () => {
    const id = await add('FirstBlood', ['Long Splice', 'Pad'], 2000);
    for (const [method, body] of [['PUT', { content: 'x' }], ['DELETE']] as const) {
      const answer = await site.request(site.admin, method, `${edit}/${id}`, body);
      expect(answer.json()).toMatchObject({ code: 'NOTICE_NOT_EDITABLE', status: 400 });
    }
    expect(await ids()).toEqual([id]);
  });

  test('know only notices of this game', async () => {
    const { id } = await site.staff('POST', edit, { content: 'Fog.' });
    const foreign = `/api/edit/games/${await site.makeGame()}/notices`;
    for (const url of [`${foreign}/${id}`, `${edit}/999999`]) {
      const put = await site.request(site.admin, 'PUT', url, { content: 'x' });
      const remove = await site.request(site.admin, 'DELETE', url);
      expect(put.json()).toMatchObject({ code: 'NOTICE_NOT_FOUND', status: 404 });
      expect(remove.json()).toMatchObject({ code: 'NOTICE_NOT_FOUND', status: 404 });
    }
    expect(await ids()).toEqual([id]);
  });

  test('refuse a blank or boundless text, and a game that does not exist', async () => {
    for (const body of [{}, { content: ' ' }, { content: 'x'.repeat(4097) }, { content: '\0' }]) {
      expect((await site.request(site.admin, 'POST', edit, body)).statusCode).toBe(400);
    }
    const unknown = '/api/edit/games/999999/notices';
    const body = { content: 'Fog.' };
    expect((await site.request(site.admin, 'POST', unknown, body)).statusCode).toBe(404);
    expect((await site.request(site.admin, 'GET', unknown)).statusCode).toBe(404);
    expect(await ids()).toEqual([]);
  });
});
