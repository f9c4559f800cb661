import { describe, expect, test } from 'vitest';
import { createTestDatabase } from '../../testing/test-database.ts';
import { FOLDERS } from './testing/ctfcli-folders.ts';
import { createPackageSite, GAMES, LIMIT, ZIP } from './testing/package-site.ts';
import { type Contents, unzip, zipOf } from './testing/zip.ts';

const database = await createTestDatabase();
const site = await createPackageSite(database);

const MINIMAL = 'name: Knots\ncategory: misc\nvalue: 100\n';
const PATH = 'knots/challenge.yml';

function knots(lines: string, more: Contents = {}, mode?: number) {
  return zipOf({ [PATH]: Buffer.from(MINIMAL + lines), ...more }, mode);
}

async function challengesOf(gameId: number) {
  const list = await site.staff('GET', `${GAMES}/${gameId}/challenges`);
  const full: Record<string, Awaited<ReturnType<typeof site.staff>>> = {};
  for (const { id, title } of list) {
    full[title] = await site.staff('GET', `${GAMES}/${gameId}/challenges/${id}`);
  }
  return full;
}

async function download(url: string): Promise<Buffer> {
  const answer = await site.request(site.admin, 'GET', url);
  expect(answer.statusCode).toBe(200);
  return Buffer.from(answer.rawPayload);
}

describe('an archive of challenges of ctfcli', () => {
  test('becomes a hidden game of disabled challenges', async () => {
    const answer = await site.send(await zipOf(FOLDERS), { ...ZIP, name: 'Harbour CTF.zip' });
    expect(answer.statusCode, answer.body).toBe(200);
    const gameId = answer.json();
    const game = await site.staff('GET', `${GAMES}/${gameId}`);
    expect(game).toMatchObject({ title: 'Harbour CTF', hidden: true });
    expect(game.start).toBeGreaterThan(site.clock());
    const challenges = await challengesOf(gameId);
    expect(Object.keys(challenges)).toHaveLength(5);
    expect(Object.values(challenges).filter(({ isEnabled }) => isEnabled)).toEqual([]);
    expect(challenges['Loose Knot']).toMatchObject({
      category: 'Pwn',
      type: 'StaticAttachment',
      content:
        'The bowline was tied in a hurry.\n\n`nc knots.example 31337`\n\nAuthor: the harbour school',
      originalScore: 500,
      minScoreRate: 0.2,
      difficulty: 20.4,
      attachment: { url: expect.stringMatching(/\/loose-knot\.zip$/) },
    });
    expect(challenges['Two Tides']).toMatchObject({
      submissionLimit: 5,
      hints: ['Put one table on top of the other.'],
      attachment: { url: expect.stringMatching(/\/tides\.txt$/) },
    });
    expect(challenges['Lighthouse'].flags.map(({ flag }: { flag: string }) => flag)).toEqual([
      'flag{keeper}',
      'FLAG{KEEPER}',
    ]);
    expect(challenges['Rope Locker']).toMatchObject({ category: 'Misc', minScoreRate: 0.5 });
    expect(challenges['Ghost Ship']).toMatchObject({
      type: 'StaticContainer',
      containerImage: 'registry.example/harbour/ghost-ship:1',
    });
    const knot = await unzip(await download(challenges['Loose Knot'].attachment.url));
    expect(Object.entries(knot).map(([name, bytes]) => [name, bytes.toString()])).toEqual([
      ['knot', 'ELF knot'],
      ['libc.so.6', 'ELF libc'],
    ]);
    const tides = await download(challenges['Two Tides'].attachment.url);
    expect(tides.toString()).toBe('0 1 1 0');
  });

  test('may be one challenge at the root', async () => {
    const gameId = await site.importGame(
      await zipOf({
        'challenge.yml': Buffer.from(`${MINIMAL}files: [a.txt]`),
        'a.txt': Buffer.from('a'),
      }),
    );
    expect((await challengesOf(gameId))['Knots'].attachment.url).toMatch(/\/a\.txt$/);
  });

  test('makes the same file of the same files', async () => {
    const hashes = [];
    for (let run = 0; run < 2; run += 1) {
      const gameId = await site.importGame(await zipOf(FOLDERS));
      hashes.push((await challengesOf(gameId))['Loose Knot'].attachment.url);
    }
    expect(hashes[0]).toBe(hashes[1]);
  });

  test('leaves out manifests of other tools', async () => {
    const gameId = await site.importGame(
      await knots('', { 'kctf/challenge.yaml': Buffer.from('apiVersion: kctf.dev/v1\n') }),
    );
    expect(Object.keys(await challengesOf(gameId))).toEqual(['Knots']);
  });

  const bomb = Array.from({ length: 8 }, (_, at) => {
    const [here, below] = ['abcdefghi'[at + 1], 'abcdefghi'[at]];
    return `${here}: &${here} [${Array(9).fill(`*${below}`).join()}]`;
  }).join('\n');
  const file = Buffer.from('secret');

  test.each<[name: string, make: () => Promise<Buffer<ArrayBuffer>>, path: string, code: string]>([
    [
      'a file of the folder above',
      () => knots('files: [../flag.txt]', { 'flag.txt': file }),
      `${PATH}:files.0`,
      'NOT_ALLOWED',
    ],
    [
      'a file of another challenge by a detour',
      () => knots('files: [a, ../knots/../b/a]', { 'knots/a': file, 'b/a': file }),
      `${PATH}:files.1`,
      'NOT_ALLOWED',
    ],
    ['an absolute file', () => knots('files: [/etc/passwd]'), `${PATH}:files.0`, 'NOT_ALLOWED'],
    ['itself as a file', () => knots('files: [challenge.yml]'), `${PATH}:files.0`, 'NOT_ALLOWED'],
    ['a file that is not there', () => knots('files: [a]'), `${PATH}:files.0`, 'REQUIRED'],
    [
      'an empty file',
      () => knots('files: [a]', { 'knots/a': Buffer.alloc(0) }),
      `${PATH}:files.0`,
      'TOO_SMALL',
    ],
    ['links', () => knots('', {}, 0o120777), PATH, 'NOT_ALLOWED'],
    ['devices', () => knots('', {}, 0o060644), PATH, 'NOT_ALLOWED'],
    ['aliases that grow', () => knots(`a: &a [x,x,x]\n${bomb}`), PATH, 'WRONG_FORMAT'],
    ['deep nesting', () => knots(`a: ${'['.repeat(60_000)}`), PATH, 'WRONG_FORMAT'],
    [
      'another encoding',
      () => zipOf({ [PATH]: Buffer.from(`${MINIMAL}a: Gr\u00f6\u00dfe`, 'latin1') }),
      PATH,
      'WRONG_FORMAT',
    ],
    ['a large challenge file', () => knots(`#${' '.repeat(130 * 1024)}`), PATH, 'TOO_LARGE'],
    [
      'files that unpack to too much',
      () => knots('', { 'knots/zeros': Buffer.alloc(5 * LIMIT) }),
      'knots/zeros',
      'TOO_LARGE',
    ],
    [
      'a file that is larger than an upload',
      () => knots('files: [zeros]', { 'knots/zeros': Buffer.alloc(2 * LIMIT) }),
      PATH,
      'TOO_LARGE',
    ],
    [
      'folders in each other that name a file again and again',
      () => {
        const at = (depth: number) => 'a/'.repeat(depth);
        return zipOf({
          ...Object.fromEntries(
            Array.from({ length: 6 }, (_, depth) => [
              `${at(depth)}challenge.yml`,
              Buffer.from(`${MINIMAL}files: ["${at(5 - depth)}zeros"]`),
            ]),
          ),
          [`${at(5)}zeros`]: Buffer.alloc(0.9 * LIMIT),
        });
      },
      'a/challenge.yml:files',
      'TOO_LARGE',
    ],
    ['a field of another type', () => knots('attempts: many'), `${PATH}:attempts`, 'WRONG_FORMAT'],
    ['a value beyond its bound', () => knots('attempts: 20000'), `${PATH}:attempts`, 'TOO_LARGE'],
    [
      'a flag that is too long',
      () => knots(`flags: ["${'x'.repeat(1001)}"]`),
      `${PATH}:flags.0.flag`,
      'TOO_LONG',
    ],
    [
      'a text that cannot be stored',
      () => knots('description: "a\\0b"'),
      `${PATH}:description`,
      'WRONG_FORMAT',
    ],
    [
      'only manifests of other tools',
      () => zipOf({ [PATH]: Buffer.from('apiVersion: kctf.dev/v1\n') }),
      PATH,
      'WRONG_FORMAT',
    ],
  ])('refuses %s, and stores nothing', async (_name, make, path, code) => {
    const before = await site.state();
    const answer = await site.send(await make());
    expect(answer.json()).toMatchObject({ code: 'PACKAGE_INVALID' });
    expect(answer.json().errors[0]).toEqual({ path, code });
    expect(await site.state()).toEqual(before);
  });

  test('refuses paths that leave the archive', async () => {
    for (const path of ['../challenge.yml', '/a/challenge.yml', 'a\\..\\challenge.yml']) {
      const placeholder = 'x'.repeat(path.length);
      const archive = await knots('', { [placeholder]: file });
      const hostile = archive.toString('latin1').replaceAll(placeholder, path);
      const before = await site.state();
      expect((await site.send(Buffer.from(hostile, 'latin1'))).json().code).toBe('PACKAGE_INVALID');
      expect(await site.state()).toEqual(before);
    }
  });
});
