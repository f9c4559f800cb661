import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Actor } from '../../domain/actor.ts';
import { createTestDatabase } from '../../testing/test-database.ts';
import { createGameSite } from '../games/testing/test-site.ts';

const database = await createTestDatabase();
const { db } = database;
const site = await createGameSite(database);

let captain: Actor;
let teamId: number;

beforeEach(async () => {
  await db.deleteFrom('teams').execute();
  for (const { hash } of await rows()) await site.staff('DELETE', `/api/assets/${hash}`);
  captain = await site.makeUser();
  teamId = await site.makeTeam(captain);
});

function picture(background: string, side = 20) {
  return sharp({ create: { width: side, height: side, channels: 3, background } })
    .png()
    .toBuffer();
}

async function form(content: Uint8Array, field = 'file') {
  const data = new FormData();
  data.append(field, new Blob([Buffer.from(content)]), 'me.png');
  const body = new Response(data);
  return {
    payload: Buffer.from(await body.arrayBuffer()),
    headers: { 'content-type': body.headers.get('content-type') ?? '' },
  };
}

async function set(content: Uint8Array, field = 'file', actor = captain, id = teamId) {
  const path = `/api/team/${id}/avatar`;
  return site.request(actor, 'PUT', path, undefined, await form(content, field));
}

function send(contentType: string, payload: string | Buffer) {
  const options = { payload, headers: { 'content-type': contentType } };
  return site.request(captain, 'PUT', `/api/team/${teamId}/avatar`, undefined, options);
}

async function rows() {
  return db.selectFrom('files').select(['hash', 'name']).execute();
}

async function avatar(): Promise<string | null> {
  return (await site.request(null, 'GET', `/api/team/${teamId}`)).json().avatar;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}

function stored(): string[] {
  return readdirSync(site.folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    statSync(join(site.folder, name)).isFile(),
  );
}

describe('a picture', () => {
  test('is shown to everybody from then on, as WebP', async () => {
    const answer = await set(await picture('#f00'));
    expect(answer.statusCode).toBe(200);
    expect(await avatar()).toBe(answer.json());
    const shown = await site.request(null, 'GET', answer.json());
    expect(shown.headers['content-type']).toBe('image/webp');
    expect((await sharp(shown.rawPayload).metadata()).format).toBe('webp');
  });

  test('replaces the old one, which is deleted', async () => {
    await set(await picture('#f00'));
    const [old] = await rows();
    await set(await picture('#00f'));
    expect(await rows()).toHaveLength(1);
    expect(stored()).toHaveLength(1);
    expect((await site.request(null, 'GET', `/assets/${old?.hash}/avatar`)).statusCode).toBe(401);
  });

  test('stays when it is set again, or when another team has the same', async () => {
    const other = await site.makeTeam(captain);
    const red = await picture('#f00');
    await set(red);
    await set(red);
    await set(red, 'file', captain, other);
    await set(await picture('#00f'), 'file', captain, other);
    expect((await site.request(null, 'GET', (await avatar()) ?? '')).statusCode).toBe(200);
    expect(stored()).toHaveLength(2);
  });

  test('stays when a new one is refused', async () => {
    await set(await picture('#f00'));
    const before = [await avatar(), stored()];
    const stranger = await site.makeUser();
    expect((await set(await picture('#00f'), 'file', stranger)).json()).toMatchObject({
      code: 'NOT_CAPTAIN',
    });
    expect((await set(Buffer.from('tide'))).json()).toMatchObject({
      status: 400,
      code: 'IMAGE_INVALID',
      errors: [{ path: 'file', code: 'WRONG_FORMAT' }],
    });
    expect([await avatar(), stored()]).toEqual(before);
  });

  test('is one file with one row, however many are sent at once', async () => {
    const colours = ['#f00', '#0f0', '#00f', '#ff0'];
    const answers = await Promise.all(
      colours.flatMap(async (colour) => [await set(await picture(colour))]),
    );
    for (const { statusCode } of answers.flat()) expect([200, 429]).toContain(statusCode);
    expect(await rows()).toHaveLength(1);
    expect(await avatar()).toContain((await rows())[0]?.hash);
    expect(stored()).toHaveLength(1);
  });

  test('does not keep others waiting while it is processed', async () => {
    const large = await sharp({
      create: { width: 3000, height: 3000, channels: 3, background: '#888' },
    })
      .jpeg({ progressive: true })
      .toBuffer();
    const users = await Promise.all(Array.from({ length: 6 }, () => site.makeUser()));
    const teams = await Promise.all(users.map((user) => site.makeTeam(user)));
    const over = new AbortController();
    const sent = Promise.all(users.map((user, index) => set(large, 'file', user, teams[index])));
    void sent.then(() => over.abort());
    const waits: number[] = [];
    while (!over.signal.aborted) {
      const start = performance.now();
      await avatar();
      waits.push(performance.now() - start);
    }
    const answers = await sent;
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(answers.map(() => 200));
    // A machine that is slow makes all of it slow, or stops once in a while.
    const all = sum(waits);
    const long = sum(waits.filter((wait) => wait > all / 10));
    expect(long).toBeLessThan(all / 2);
  });
});

describe('a form', () => {
  test('without a picture is refused with its field', async () => {
    for (const [content, field] of [
      [await picture('#f00'), 'files'],
      [await picture('#f00'), '__proto__'],
      [Buffer.alloc(0), 'file'],
    ] as const) {
      expect((await set(content, field)).json()).toMatchObject({
        status: 400,
        code: 'VALIDATION_FAILED',
      });
    }
    expect((await set(Buffer.alloc(0))).json()).toMatchObject({
      errors: [{ path: 'file', code: 'REQUIRED' }],
    });
  });

  test('with more than 3 MiB is refused with its field', async () => {
    const answer = await set(Buffer.alloc(3 * 1024 * 1024 + 1));
    expect(answer.json()).toMatchObject({
      status: 413,
      code: 'PAYLOAD_TOO_LARGE',
      errors: [{ path: 'file', code: 'TOO_LARGE' }],
    });
  });

  test('that is broken is refused, and never breaks the server', async () => {
    const { payload, headers } = await form(await picture('#f00'));
    const type = headers['content-type'];
    const head = 'Content-Disposition: form-data; name="file"; filename="a"';
    const part = (more: string) => `--x\r\n${head}${more}\r\n\r\nx\r\n--x--\r\n`;
    for (const [contentType, body] of [
      [type, payload.subarray(0, payload.length - 30)],
      [type, payload.subarray(0, 40)],
      [type, ''],
      ['multipart/form-data', payload],
      ['multipart/form-data; boundary=', payload],
      ['multipart/form-data; boundary=other', payload],
      ['multipart/form-data; boundary=x', 'nonsense'],
      ['multipart/form-data; boundary=x', part(`\r\nX-Long: ${'a'.repeat(1_000_000)}`)],
      ['multipart/form-data; boundary=x', part('\r\nX-Many: a'.repeat(50_000))],
      ['multipart/form-data; boundary=x', part(`; filename*=UTF-8''%ff%fe`)],
      ['multipart/form-data; boundary=x', `${part('').slice(0, -4)}\r\n`.repeat(500)],
    ] as const) {
      const answer = await send(contentType, body);
      expect([400, 413], `${contentType} ${body.slice(0, 100).toString()}`).toContain(
        answer.statusCode,
      );
      expect(answer.json().code).toMatch(/^(VALIDATION_FAILED|IMAGE_INVALID|PAYLOAD_TOO_LARGE)$/);
    }
    expect((await send('image/png', await picture('#f00'))).json()).toMatchObject({
      code: 'UNSUPPORTED_MEDIA_TYPE',
    });
    expect(await avatar()).toBeNull();
    expect(stored()).toEqual([]);
  });

  test('of a user who sends two already is refused until one has ended', async () => {
    const red = await picture('#f00');
    const first = Promise.withResolvers<Uint8Array>();
    const second = Promise.withResolvers<Uint8Array>();
    const pending = [first, second].map(({ promise }) =>
      site.pictures.replace(
        captain,
        () => promise,
        ['avatar'],
        async () => [],
      ),
    );
    expect((await set(red)).json()).toMatchObject({ status: 429, code: 'RATE_LIMITED' });
    const other = await site.makeUser();
    const otherTeam = await site.makeTeam(other);
    expect((await set(red, 'file', other, otherTeam)).statusCode).toBe(200);
    first.reject(new Error('gone'));
    await expect(pending[0]).rejects.toThrow('gone');
    expect((await set(red)).statusCode).toBe(200);
    second.resolve(red);
    await pending[1];
  });
});
