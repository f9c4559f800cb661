import { createHash, randomBytes } from 'node:crypto';
import { readdirSync, statSync } from 'node:fs';
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { join } from 'node:path';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { Actor } from '../../domain/actor.ts';
import { createTestDatabase } from '../../testing/test-database.ts';
import { createGameSite } from '../games/testing/test-site.ts';

const LIMIT = 200_000;
const database = await createTestDatabase();
const { db } = database;
const site = await createGameSite(database, { uploadLimitBytes: LIMIT });

interface Part {
  content: Uint8Array | string;
  name?: string;
  field?: string;
}

beforeEach(async () => {
  await db.deleteFrom('games').execute();
  for (const { hash } of await rows()) await site.staff('DELETE', `/api/assets/${hash}`);
});

async function upload(parts: Part[], query = '', actor: Actor | null = site.admin) {
  const form = new FormData();
  for (const { content, name = 'pad.zip', field = 'files' } of parts) {
    form.append(field, new Blob([Buffer.from(content)]), name);
  }
  const body = new Response(form);
  return site.request(actor, 'POST', `/api/assets${query}`, undefined, {
    payload: Buffer.from(await body.arrayBuffer()),
    headers: { 'content-type': body.headers.get('content-type') ?? '' },
  });
}

function sha256(content: Uint8Array | string): string {
  return createHash('sha256').update(content).digest('hex');
}

async function rows() {
  return db.selectFrom('files').select(['hash', 'name', 'size']).orderBy('id').execute();
}

/** What lies in the storage, unfinished uploads included. */
function storedBytes(): number {
  return stored().reduce((sum, name) => sum + statSync(join(site.folder, name)).size, 0);
}

function stored(): string[] {
  return readdirSync(site.folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => statSync(join(site.folder, name)).isFile())
    .toSorted();
}

const PART = '--x\r\nContent-Disposition: form-data; name="files"; filename="a"\r\n\r\n';

/** Sends an upload that is never complete. */
async function begin(method: string, path: string, { userId }: Actor, content: string) {
  if (!site.app.server.listening) await site.app.listen({ port: 0, host: '127.0.0.1' });
  const address = site.app.server.address();
  if (address === null || typeof address === 'string') throw new Error('not listening');
  const socket = connect(address.port, '127.0.0.1');
  socket.on('error', () => undefined).resume();
  socket.write(
    `${method} ${path} HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 900000\r\nx-test-user: ${userId}\r\nContent-Type: multipart/form-data; boundary=x\r\n\r\n${PART}${content}`,
  );
  return socket;
}

/** Sends a body of any kind. */
function send(type: string, payload: string) {
  const headers = { 'content-type': type };
  return site.request(site.admin, 'POST', '/api/assets', undefined, { payload, headers });
}

describe('uploadAssets', () => {
  test('stores files under the hashes of their contents', async () => {
    const big = randomBytes(LIMIT);
    const answer = await upload([
      { content: 'one', name: 'one.txt' },
      { content: big, name: '../big.bin' },
    ]);
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual([
      { hash: sha256('one'), name: 'one.txt' },
      { hash: sha256(big), name: 'big.bin' },
    ]);
    expect(await rows()).toEqual(
      expect.arrayContaining([
        { hash: sha256('one'), name: 'one.txt', size: 3 },
        { hash: sha256(big), name: 'big.bin', size: LIMIT },
      ]),
    );
    const found = await site.request(site.admin, 'GET', `/assets/${sha256(big)}/x`);
    expect(found.rawPayload.equals(big)).toBe(true);
  });

  test('takes one name for all, and skips empty files and other fields', async () => {
    const answer = await upload(
      [{ content: 'one' }, { content: '' }, { content: 'x', field: 'other' }, { content: 'two' }],
      '?filename=hand%2Fout.zip',
    );
    expect(answer.json()).toEqual([
      { hash: sha256('one'), name: 'out.zip' },
      { hash: sha256('two'), name: 'out.zip' },
    ]);
    expect(stored()).toHaveLength(2);
    expect((await upload([{ content: '' }])).json()).toEqual([]);
  });

  test.each([
    ['no part', []],
    ['a part of another name', [{ content: 'one', field: 'file' }]],
  ])('refuses a form with %s', async (_, parts) => {
    const answer = await upload(parts);
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({
      code: 'VALIDATION_FAILED',
      errors: [{ path: 'files', code: 'REQUIRED' }],
    });
    expect(stored()).toEqual([]);
  });

  test('keeps the same content once, under its latest name', async () => {
    await upload([{ content: 'same', name: 'old.txt' }]);
    await upload([
      { content: 'same', name: 'new.txt' },
      { content: 'same', name: 'newest.txt' },
    ]);
    expect(await rows()).toEqual([{ hash: sha256('same'), name: 'newest.txt', size: 4 }]);
    expect(stored()).toHaveLength(1);
  });

  test('keeps it once when many send it at the same time', async () => {
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, index) =>
        upload([{ content: 'same', name: `${index}.txt` }, { content: `own ${index % 3}` }]),
      ),
    );
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(answers.map(() => 200));
    expect(await rows()).toHaveLength(4);
    expect(stored()).toHaveLength(4);
  });

  test('never leaves a row without its content while others delete it', async () => {
    const hash = sha256('fought over');
    for (let round = 0; round < 10; round += 1) {
      const [answer] = await Promise.all([
        upload([{ content: 'fought over' }]),
        upload([{ content: 'fought over' }]),
        site.request(site.admin, 'DELETE', `/api/assets/${hash}`),
        site.request(site.admin, 'DELETE', `/api/assets/${hash}`),
      ]);
      expect([200, 503]).toContain(answer.statusCode);
      const content = await site.request(site.admin, 'GET', `/assets/${hash}/x`);
      const hasRow = (await rows()).length === 1;
      expect(content.statusCode).toBe(hasRow ? 200 : 404);
      expect(stored()).toHaveLength(hasRow ? 1 : 0);
    }
  });

  test('refuses a file beyond the limit, and keeps none of the others either', async () => {
    await upload([{ content: 'kept before' }]);
    const before = [await rows(), stored()];
    const answer = await upload([
      { content: 'first' },
      { content: 'kept before' },
      { content: randomBytes(LIMIT + 1) },
      { content: 'last' },
    ]);
    expect(answer.statusCode).toBe(413);
    expect(answer.json()).toMatchObject({ code: 'PAYLOAD_TOO_LARGE', status: 413 });
    expect([await rows(), stored()]).toEqual(before);
  });

  test('refuses what is no form, or a broken one, and keeps nothing', async () => {
    const head = '--x\r\nContent-Disposition: form-data; name="files"; filename="a"\r\n\r\n';
    expect((await send('application/json', '{}')).statusCode).toBe(415);
    expect((await send('text/plain', 'x')).statusCode).toBe(415);
    expect((await send('multipart/form-data', 'x')).statusCode).toBe(400);
    expect((await send('multipart/form-data; boundary=x', `${head}cut off`)).statusCode).toBe(400);
    expect((await send('multipart/form-data; boundary=x', 'nonsense')).statusCode).toBe(400);
    expect(stored()).toEqual([]);
    expect(await rows()).toEqual([]);
  });

  test('keeps nothing of an upload whose sender goes away', async () => {
    const socket = await begin('POST', '/api/assets', site.admin, 'x'.repeat(9000));
    await expect.poll(stored).toHaveLength(1);
    socket.destroy();
    await expect.poll(stored).toEqual([]);
    expect(await rows()).toEqual([]);
  });

  test('ends an upload that hardly gets on, and no other', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    try {
      const [one, two] = ['1', '2'].map((text) => `${text.repeat(LIMIT - 1000)}\r\n${PART}`);
      const socket = await begin('POST', '/api/assets', site.admin, `${one}${two}xx`);
      await expect.poll(stored).toHaveLength(3);
      vi.advanceTimersByTime(30_000);
      socket.write('x'.repeat(9000));
      await expect.poll(storedBytes).toBeGreaterThan(2 * LIMIT);
      const ended = once(socket, 'close');
      vi.advanceTimersByTime(30_000);
      await ended;
      await expect.poll(stored).toEqual([]);
    } finally {
      vi.useRealTimers();
    }
  });

  test('takes two uploads of a player at a time, until one has ended', async () => {
    const player = await site.makeUser();
    const path = '/api/account/avatar';
    const sockets: Socket[] = [];
    const payload = `${PART}\r\n--x--\r\n`;
    const headers = { 'content-type': 'multipart/form-data; boundary=x' };
    const third = async () =>
      (await site.request(player, 'PUT', path, undefined, { payload, headers })).json();
    const oneMore = async () => {
      // The one before may have been refused because the form was sent at that moment.
      sockets.push(await begin('PUT', path, player, 'x'.repeat(9000)));
      return third();
    };
    await expect.poll(oneMore).toMatchObject({ status: 429, code: 'RATE_LIMITED' });
    const other = await site.makeUser();
    const answer = await site.request(other, 'PUT', path, undefined, { payload, headers });
    expect(answer.json()).toMatchObject({ code: 'VALIDATION_FAILED' });
    for (const socket of sockets) socket.destroy();
    await expect.poll(third).toMatchObject({ code: 'VALIDATION_FAILED' });
  });
});

describe('deleteAsset', () => {
  test('deletes what nothing refers to', async () => {
    await upload([{ content: 'gone soon' }]);
    const url = `/api/assets/${sha256('gone soon')}`;
    const answer = await site.request(site.admin, 'DELETE', url);
    expect(answer.statusCode).toBe(200);
    expect(answer.body).toBe('');
    expect(stored()).toEqual([]);
    expect((await site.request(site.admin, 'DELETE', url)).json()).toMatchObject({
      code: 'FILE_NOT_FOUND',
    });
    expect((await site.request(site.admin, 'DELETE', '/api/assets/xyz')).statusCode).toBe(404);
  });

  test('refuses a file in use, and one that comes into use at the same moment', async () => {
    const hash = sha256('handed out');
    const gameId = await site.makeGame();
    const id = await site.makeChallenge(gameId);
    const path = `/api/edit/games/${gameId}/challenges/${id}/attachment`;
    const body = { attachmentType: 'Local', fileHash: hash };
    for (let round = 0; round < 10; round += 1) {
      await upload([{ content: 'handed out' }]);
      const [attached, deleted] = await Promise.all([
        site.request(site.admin, 'POST', path, body),
        site.request(site.admin, 'DELETE', `/api/assets/${hash}`),
      ]);
      const codes = [attached, deleted].map(({ statusCode }) => statusCode);
      expect([
        [200, 400],
        [404, 200],
      ]).toContainEqual(codes);
      expect(stored()).toHaveLength(attached.statusCode === 200 ? 1 : 0);
      await site.staff('POST', path, { attachmentType: 'None' });
      expect(stored()).toEqual([]);
    }
  });

  test('is for administrators', async () => {
    await upload([{ content: 'mine' }]);
    const user = await site.makeUser();
    const url = `/api/assets/${sha256('mine')}`;
    expect((await site.request(user, 'DELETE', url)).statusCode).toBe(403);
    expect(await rows()).toHaveLength(1);
  });
});

function local(content: string) {
  return { attachmentType: 'Local', fileHash: sha256(content) };
}

async function hashes(): Promise<Set<string>> {
  return new Set((await rows()).map(({ hash }) => hash));
}

describe('files that nothing uses any more', () => {
  test('go with the attachment, the flag, the challenge and the game', async () => {
    await upload(['a', 'b', 'c', 'd'].map((content) => ({ content })));
    const gameId = await site.makeGame();
    const base = `/api/edit/games/${gameId}/challenges`;
    const one = await site.makeChallenge(gameId);
    const two = await site.makeChallenge(gameId, { type: 'DynamicAttachment' });
    await site.staff('POST', `${base}/${one}/attachment`, local('a'));
    await site.staff('POST', `${base}/${one}/attachment`, local('b'));
    await site.staff('POST', `${base}/${one}/attachment`, local('b'));
    const flags = ['c', 'd'].map((content) => ({ flag: content, ...local(content) }));
    await site.staff('POST', `${base}/${two}/flags`, flags);
    expect(await hashes()).toEqual(new Set(['b', 'c', 'd'].map(sha256)));
    const [flag] = (await site.staff('GET', `${base}/${two}`)).flags;
    await site.staff('DELETE', `${base}/${two}/flags/${flag.id}`);
    expect(await hashes()).toEqual(new Set(['b', 'd'].map(sha256)));
    await site.staff('DELETE', `${base}/${two}`);
    expect(await hashes()).toEqual(new Set([sha256('b')]));
    await site.staff('DELETE', `/api/edit/games/${gameId}`);
    expect(await hashes()).toEqual(new Set());
    expect(stored()).toEqual([]);
  });

  test('stay while another challenge uses them', async () => {
    await upload([{ content: 'shared' }]);
    const gameId = await site.makeGame();
    const base = `/api/edit/games/${gameId}/challenges`;
    const ids = [await site.makeChallenge(gameId), await site.makeChallenge(gameId)];
    for (const id of ids) await site.staff('POST', `${base}/${id}/attachment`, local('shared'));
    await site.staff('DELETE', `${base}/${ids[0]}`);
    expect(await rows()).toHaveLength(1);
    await Promise.all([
      site.staff('DELETE', `${base}/${ids[1]}`),
      site.request(site.admin, 'DELETE', `/api/assets/${sha256('shared')}`),
    ]);
    await site.request(site.admin, 'DELETE', `/api/assets/${sha256('shared')}`);
    expect(stored()).toEqual([]);
  });
});
