import { createHash, randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { Actor } from '../../domain/actor.ts';
import { createTestDatabase } from '../../testing/test-database.ts';
import { createGameSite } from '../games/testing/test-site.ts';
import { createPost } from './service.ts';

const database = await createTestDatabase();
const { db, pool } = database;
const site = await createGameSite(database);
const other = await createGameSite(database);
const BODY = { title: 'The harbour is open', content: 'Bring your own rope.' };

beforeEach(async () => {
  await db.deleteFrom('posts').execute();
  await tellPosts();
});

function tellPosts() {
  return site.tell({ topic: 'post', gameId: null, body: { postId: '00000000' } });
}

function add(body: object = {}): Promise<string> {
  return site.staff('POST', '/api/edit/posts', { ...BODY, ...body });
}

function change(id: string, body: object, headers: Record<string, string> = {}, actor?: Actor) {
  return site.request(actor ?? site.admin, 'PUT', `/api/edit/posts/${id}`, body, { headers });
}

function get(path = '', headers: Record<string, string> = {}, from = site) {
  return from.request(null, 'GET', `/api/posts${path}`, undefined, { headers });
}

async function titles(path = ''): Promise<string[]> {
  return (await get(path)).json().map(({ title }: { title: string }) => title);
}

async function store(text: string): Promise<string> {
  const form = new FormData();
  form.append('files', new Blob([text]), 'rope.png');
  const body = new Response(form);
  await site.request(site.admin, 'POST', '/api/assets', undefined, {
    payload: Buffer.from(await body.arrayBuffer()),
    headers: { 'content-type': body.headers.get('content-type') ?? '' },
  });
  return createHash('sha256').update(text).digest('hex');
}

describe('createPost', () => {
  test('publishes every field at once, isPinned too', async () => {
    const id = await add({ summary: 'Free.', tags: ['news'], isPinned: true });
    expect(id).toMatch(/^[0-9a-f]{8}$/);
    expect((await get(`/${id}`)).json()).toEqual({
      ...BODY,
      contentHtml: '<p>Bring your own rope.</p>\n',
      id,
      summary: 'Free.',
      isPinned: true,
      tags: ['news'],
      authorAvatar: null,
      authorName: site.admin.userName,
      time: expect.any(Number),
    });
  });

  test('makes an empty post of an empty body', async () => {
    const id = await site.staff('POST', '/api/edit/posts', { title: null });
    expect((await get(`/${id}`)).json()).toMatchObject({ title: '', tags: [], isPinned: false });
  });

  test('draws another id when one is taken', async () => {
    const draws = ['aaaaaaaa', 'aaaaaaaa', 'aaaaaaaa', 'bbbbbbbb'];
    const deps = { write: site.write, newPostId: () => draws.shift() ?? '' };
    const fields = { ...BODY, summary: '', tags: [], isPinned: false };
    expect(await createPost(deps, site.admin, fields)).toBe('aaaaaaaa');
    expect(await createPost(deps, site.admin, fields)).toBe('bbbbbbbb');
  });

  test('rejects a title that is too long, and names it', async () => {
    const answer = await site.request(site.admin, 'POST', '/api/edit/posts', {
      title: 'x'.repeat(51),
    });
    expect(answer.json()).toMatchObject({
      code: 'VALIDATION_FAILED',
      errors: [{ path: 'title', code: 'TOO_LONG' }],
    });
  });
});

describe('listPosts', () => {
  test('puts pinned ones first, then the ones changed last, and the latest are its first 20', async () => {
    for (let number = 1; number <= 22; number += 1) await add({ title: `${number}` });
    await add({ title: 'Pinned', isPinned: true });
    await change((await get()).json()[5].id, { summary: 'Changed.' });
    const all = await titles();
    expect(all.slice(0, 4)).toEqual(['Pinned', '18', '22', '21']);
    expect(all).toHaveLength(23);
    expect(await titles('/latest')).toEqual(all.slice(0, 20));
    expect((await get()).json()[0]).not.toHaveProperty('content');
  });

  test('costs no statement when warm, and 304 without a body to who has it', async () => {
    const id = await add();
    for (const path of ['', '/latest', `/${id}`]) {
      const first = await get(path);
      expect(first.headers.etag).toMatch(/^W\/"/);
      const spy = vi.spyOn(pool, 'connect');
      const again = await get(path, { 'if-none-match': String(first.headers.etag) });
      expect(spy).not.toHaveBeenCalled();
      spy.mockRestore();
      expect([again.statusCode, again.body]).toEqual([304, '']);
    }
  });

  test('changes in every process', async () => {
    const id = await add();
    expect((await get(`/${id}`, {}, other)).json().title).toBe(BODY.title);
    await change(id, { title: 'Closed' });
    expect((await get(`/${id}`)).json().title).toBe('Closed');
    await expect.poll(async () => (await get(`/${id}`, {}, other)).json().title).toBe('Closed');
    expect((await get('', {}, other)).headers.etag).toBe((await get()).headers.etag);
    await site.staff('DELETE', `/api/edit/posts/${id}`);
    await expect.poll(async () => (await get(`/${id}`, {}, other)).statusCode).toBe(404);
  });

  test('shows the present name and picture of an author, and none of a deleted one', async () => {
    const author = await site.makeUser('ottoline', 'Admin');
    const id = await add();
    await change(id, { title: 'By ottoline' }, {}, author);
    const shown = async () => (await get(`/${id}`)).json();
    expect((await shown()).authorName).toBe(author.userName);
    const { etag } = (await get()).headers;

    const picture = 'c'.repeat(64);
    const renamed = { user_name: 'Ottoline', avatar_hash: picture };
    await db.updateTable('users').set(renamed).where('id', '=', author.userId).execute();
    await site.tell({ topic: 'session', gameId: null, body: { userId: author.userId } });
    expect(await shown()).toMatchObject({
      authorName: 'Ottoline',
      authorAvatar: `/assets/${picture}/avatar`,
    });
    expect((await get()).headers.etag).not.toBe(etag);

    await db.deleteFrom('users').where('id', '=', author.userId).execute();
    await site.tell({ topic: 'session', gameId: null, body: { userId: author.userId } });
    expect(await shown()).toMatchObject({ authorName: null, authorAvatar: null });
  });

  test('stays in memory when somebody else signs out', async () => {
    await add();
    await get();
    const spy = vi.spyOn(pool, 'connect');
    site.bus.deliver([{ id: 1, topic: 'session', gameId: null, body: { userId: randomUUID() } }]);
    await get();
    expect(spy).not.toHaveBeenCalled();
    spy.mockRestore();
  });
});

describe('updatePost', () => {
  test('makes the caller the author, and the time that of the call', async () => {
    const id = await add();
    const { time } = (await get(`/${id}`)).json();
    const author = await site.makeUser('ottoline', 'Admin');
    const answer = await change(id, { content: 'Two ropes.' }, {}, author);
    expect(answer.json()).toEqual((await get(`/${id}`)).json());
    expect(answer.json().contentHtml).toBe('<p>Two ropes.</p>\n');
    expect(answer.json()).toMatchObject({ title: BODY.title, authorName: author.userName });
    expect(answer.json().time).toBeGreaterThan(time);
  });

  test('leaves author and time alone when it is about the pin', async () => {
    const id = await add();
    const { time } = (await get(`/${id}`)).json();
    const author = await site.makeUser('ottoline', 'Admin');
    const kept = { authorName: site.admin.userName, time };
    const pinned = await change(id, { isPinned: true }, {}, author);
    expect(pinned.json()).toMatchObject({ ...kept, isPinned: true });
    const unpinned = await change(id, { title: 'Closed', isPinned: false }, {}, author);
    expect(unpinned.json()).toMatchObject({ ...kept, title: 'Closed', isPinned: false });
    const saved = await change(id, { title: 'Open', isPinned: false }, {}, author);
    expect(saved.json()).toMatchObject({ title: 'Open', authorName: author.userName });
  });

  test('rejects a change to another version, and applies it without one', async () => {
    const id = await add();
    const version = { 'if-match': String((await get(`/${id}`)).headers.etag) };
    expect((await change(id, { title: 'One' }, version)).statusCode).toBe(200);
    const late = await change(id, { title: 'Two' }, version);
    expect(late.statusCode).toBe(409);
    expect(late.json()).toMatchObject({ code: 'VERSION_CONFLICT', status: 409 });
    expect((await get(`/${id}`)).json().title).toBe('One');
    expect((await change(id, { title: 'Two' }, { 'if-match': '*' })).statusCode).toBe(200);
    expect((await change(id, { title: 'Three' })).statusCode).toBe(200);
  });

  test('of ten changes to one version at once exactly one applies', async () => {
    const id = await add();
    const version = { 'if-match': String((await get(`/${id}`)).headers.etag) };
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, number) => change(id, { title: `${number}` }, version)),
    );
    const statuses = answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b);
    expect(statuses).toEqual([200, ...Array.from({ length: 9 }, () => 409)]);
  });
});

describe('files in a post', () => {
  const statusOf = async (hash: string) =>
    (await site.request(null, 'GET', `/assets/${hash}/rope.png`)).statusCode;

  test('are open to everybody as long as a post shows them, and cannot be deleted', async () => {
    const hash = await store('a rope');
    expect(await statusOf(hash)).toBe(401);
    const picture = `![rope](/assets/${hash}/rope.png)`;
    const id = await add({ content: picture });
    const second = await add({ summary: picture });
    expect(await statusOf(hash)).toBe(200);
    const refused = await site.request(site.admin, 'DELETE', `/api/assets/${hash}`);
    expect(refused.json()).toMatchObject({ code: 'FILE_IN_USE' });
    await change(id, { content: 'No picture.' });
    expect(await statusOf(hash)).toBe(200);
    await site.staff('DELETE', `/api/edit/posts/${second}`);
    expect(await statusOf(hash)).toBe(401);
    await site.staff('DELETE', `/api/assets/${hash}`);
  });

  test('may be missing', async () => {
    const id = await add({ content: `![none](/assets/${'0'.repeat(64)}/none.png)` });
    expect((await get(`/${id}`)).statusCode).toBe(200);
  });
});

describe('hostile texts', () => {
  const attack = `</script><script>alert(1)</script><img src=x onerror=alert(1)>"'&\u2028`;

  test('come back as they are, as JSON that no browser runs', async () => {
    const id = await add({
      title: attack.slice(0, 50),
      summary: attack,
      content: attack,
      tags: [attack.slice(0, 64)],
    });
    for (const path of ['', '/latest', `/${id}`]) {
      const answer = await get(path);
      const post = [answer.json()].flat()[0];
      expect(post).toMatchObject({
        title: attack.slice(0, 50),
        summary: attack,
        tags: [attack.slice(0, 64)],
      });
      expect(answer.headers).toMatchObject({
        'content-type': 'application/json; charset=utf-8',
        'x-content-type-options': 'nosniff',
      });
    }
  });
});
