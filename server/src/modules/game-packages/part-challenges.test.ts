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

describe('an archive of challenges', () => {
  test('brings the pictures of its statements along, for who may see them', async () => {
    const picture = Buffer.from('a picture');
    const description = 'description: "![map](img/map.png) ![far](https://a.example/b.png)"\n';
    const gameId = await site.importGame(
      await knots(description, { 'knots/img/map.png': picture }),
    );
    const { Knots } = await challengesOf(gameId);
    const [, url = ''] = /!\[map\]\(([^)]+)\)/.exec(Knots.content) ?? [];
    expect(url).toMatch(/^\/assets\/[0-9a-f]{64}\/map\.png$/);
    expect(await download(url)).toEqual(picture);
    const report = await site.staff('GET', `/api/ext/game/${gameId}/import-report`);
    const hidden = report.notes.filter(
      ({ code }: { code: string }) => code === 'PICTURE_NOT_SHOWN',
    );
    expect(hidden.map(({ detail }: { detail: string }) => detail)).toEqual([
      'https://a.example/b.png',
    ]);
  });

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

  const many = (depth: number) => 'a/'.repeat(depth);

  test.each<[name: string, make: () => Promise<Buffer<ArrayBuffer>>, path: string, code: string]>([
    ['links', () => knots('', {}, 0o120777), PATH, 'NOT_ALLOWED'],
    ['devices', () => knots('', {}, 0o060644), PATH, 'NOT_ALLOWED'],
    [
      'files that unpack to too much',
      () => knots('', { 'knots/zeros': Buffer.alloc(5 * LIMIT) }),
      'knots/zeros',
      'TOO_LARGE',
    ],
    [
      'folders in each other that name a file again and again',
      () =>
        zipOf({
          ...Object.fromEntries(
            Array.from({ length: 6 }, (_, depth) => [
              `${many(depth)}challenge.yml`,
              Buffer.from(`${MINIMAL}files: ["${many(5 - depth)}zeros"]`),
            ]),
          ),
          [`${many(5)}zeros`]: Buffer.alloc(0.9 * LIMIT),
        }),
      'challenge.yml:files',
      'TOO_LARGE',
    ],
  ])('refuses %s, and stores nothing', async (_name, make, path, code) => {
    const before = await site.state();
    const answer = await site.send(await make());
    expect(answer.json()).toMatchObject({ code: 'PACKAGE_INVALID' });
    expect(answer.json().errors[0].code).toBe(code);
    expect(answer.json().errors[0].path).toContain(path);
    expect(await site.state()).toEqual(before);
  });

  test.each<[name: string, lines: string, more: Contents, path: string, reason: string]>([
    ['aliases that grow', `a: &a [x,x,x]\n${bomb}`, {}, PATH, 'aliases'],
    ['deep nesting', `a: ${'['.repeat(60_000)}`, {}, PATH, 'is no YAML'],
    ['a large challenge file', `#${' '.repeat(130 * 1024)}`, {}, PATH, 'too large'],
    ['a field of another type', 'attempts: many', {}, `${PATH}:attempts`, 'a whole number'],
    ['a value beyond its bound', 'attempts: 20000', {}, `${PATH}:attempts`, 'at most 10000'],
    ['a text that cannot be stored', 'description: "a\\0b"', {}, `${PATH}:description`, 'stored'],
  ])('leaves out a file with %s, and says why', async (_name, lines, more, path, reason) => {
    const refused = await site.send(await knots(lines, more));
    expect(refused.json()).toMatchObject({
      code: 'NOTHING_TO_IMPORT',
      errors: [{ path, code: 'WRONG_FORMAT', reason: expect.stringContaining(reason) }],
    });
    const other = { 'sound/challenge.yml': Buffer.from(MINIMAL.replace('Knots', 'Sound')) };
    const gameId = await site.importGame(await knots(lines, { ...more, ...other }));
    expect(Object.keys(await challengesOf(gameId))).toEqual(['Sound']);
    const { notes } = await site.staff('GET', `/api/ext/game/${gameId}/import-report`);
    expect(notes).toContainEqual({
      code: expect.stringMatching(/^NO_/),
      challenge: null,
      file: PATH,
      field: path,
      detail: expect.stringContaining(reason),
    });
  });

  test('a file in another encoding is left out, one in UTF-16 is read', async () => {
    const latin = Buffer.from(`${MINIMAL}a: Gr\u00f6\u00dfe`, 'latin1');
    const wide = Buffer.from(`\ufeff${MINIMAL.replace('Knots', 'Größe')}`, 'utf16le');
    const gameId = await site.importGame(
      await zipOf({ [PATH]: latin, 'wide/challenge.yml': wide }),
    );
    expect(Object.keys(await challengesOf(gameId))).toEqual(['Größe']);
  });

  test.each<[name: string, lines: string, more: Contents, detail: string]>([
    ['outside of the archive', 'files: [../../etc/passwd]', {}, '../../etc/passwd'],
    ['at the root of the machine', 'files: [/etc/passwd]', {}, '/etc/passwd'],
    ['that describes the challenge', 'files: [challenge.yml]', {}, 'challenge.yml'],
    ['that is not there', 'files: [a]', {}, 'a'],
    ['that is empty', 'files: [a]', { 'knots/a': Buffer.alloc(0) }, 'a'],
    ['that is larger than an upload', 'files: [z]', { 'knots/z': Buffer.alloc(2 * LIMIT) }, 'z'],
  ])('a challenge goes without a file %s', async (_name, lines, more, detail) => {
    const gameId = await site.importGame(await knots(lines, more));
    const { Knots } = await challengesOf(gameId);
    expect(Knots.attachment?.type ?? 'None').toBe('None');
    const { notes } = await site.staff('GET', `/api/ext/game/${gameId}/import-report`);
    expect(notes).toContainEqual(
      expect.objectContaining({ code: 'FILES_LOST', challenge: 'Knots', file: PATH, detail }),
    );
  });

  test('a file of another folder of the archive is given to players', async () => {
    const gameId = await site.importGame(await knots('files: [../a.txt]', { 'a.txt': file }));
    expect((await challengesOf(gameId))['Knots'].attachment.url).toMatch(/\/a\.txt$/);
  });

  test.each<[name: string, contents: Contents]>([
    ['only manifests of other tools', { [PATH]: Buffer.from('apiVersion: kctf.dev/v1\n') }],
    ['an empty archive', {}],
    ['no challenges', { 'holiday.jpg': Buffer.from('sun') }],
  ])('refuses %s', async (_name, contents) => {
    const before = await site.state();
    const answer = await site.send(await zipOf(contents));
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ code: 'NOTHING_TO_IMPORT' });
    expect(await site.state()).toEqual(before);
  });

  test('a table of challenges needs no archive', async () => {
    const table = 'name,category,description,value,flags\nKnots,misc,Tie.,0,flag{a}\n';
    const answer = await site.send(Buffer.from(table), { name: 'Harbour.csv', type: 'text/csv' });
    expect(answer.statusCode, answer.body).toBe(200);
    const { Knots } = await challengesOf(answer.json());
    expect(Knots).toMatchObject({ originalScore: 0, content: 'Tie.' });
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
