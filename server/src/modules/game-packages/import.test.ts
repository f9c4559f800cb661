import { randomBytes } from 'node:crypto';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { createTestDatabase } from '../../testing/test-database.ts';
import { createPackageSite, GAMES, hashOf, LIMIT, ZIP } from './testing/package-site.ts';
import { type Contents, zipOf } from './testing/zip.ts';

const database = await createTestDatabase();
const site = await createPackageSite(database);

const MANIFEST = { version: '1.0', format: 'GZCTF-GAME' };
const TIMES = { startTime: '2026-01-01T00:00:00+00:00', endTime: '2026-01-02T00:00:00Z' };
const GAME = { title: 'Regatta', ...TIMES };
const CHALLENGE = {
  id: 7,
  title: 'Pad',
  category: 'Crypto',
  type: 'StaticAttachment',
  scoring: { original: 500, minRate: 0.25, difficulty: 5 },
};

function packageOf(more: Contents = {}, mode?: number) {
  return zipOf({ 'manifest.json': MANIFEST, 'game.json': GAME, ...more }, mode);
}

describe('importGame', () => {
  test('takes a package of the format without what only this platform adds', async () => {
    const file = Buffer.from('chart');
    const hash = hashOf(file);
    const gameId = await site.importGame(
      await packageOf({
        'game.json': {
          ...GAME,
          hidden: false,
          bloodBonus: { first: 50, second: 30, third: 10 },
          writeup: null,
          divisions: [
            {
              name: 'Student',
              inviteCode: null,
              defaultPermissions: ['JoinGame', 'ViewChallenge'],
              challengeConfig: [{ challengeId: 7, permissions: ['None'] }],
            },
          ],
        },
        'challenges/challenge-7.json': {
          ...CHALLENGE,
          enabled: true,
          flags: { static: [{ value: 'flag{pad}', attachment: null }] },
          attachment: { type: 'Local', hash, fileName: '../chart.pdf', fileSize: 5 },
        },
        [`files/${hash}`]: file,
      }),
    );
    expect(await site.staff('GET', `${GAMES}/${gameId}`)).toMatchObject({
      title: 'Regatta',
      hidden: true,
      bloodBonus: (50 << 20) + (30 << 10) + 10,
    });
    const [{ id }] = await site.staff('GET', `${GAMES}/${gameId}/challenges`);
    const challenge = await site.staff('GET', `${GAMES}/${gameId}/challenges/${id}`);
    expect(challenge).toMatchObject({
      isEnabled: false,
      flags: [{ flag: 'flag{pad}' }],
      attachment: { url: `/assets/${hash}/chart.pdf`, fileSize: 5 },
    });
    expect(await site.staff('GET', `${GAMES}/${gameId}/divisions`)).toMatchObject([
      { defaultPermissions: 257, challengeConfigs: [{ challengeId: id, permissions: 0 }] },
    ]);
  });

  const withPoster = (poster: Uint8Array<ArrayBuffer>) =>
    packageOf({
      'game.json': { ...GAME, posterHash: hashOf(poster) },
      [`files/${hashOf(poster)}`]: Buffer.from(poster),
    });
  const reportOf = (gameId: number) => site.staff('GET', `/api/ext/game/${gameId}/import-report`);
  const drawn = sharp({ create: { width: 8, height: 8, channels: 3, background: '#123456' } });

  test.each(['png', 'jpeg', 'avif'] as const)('makes a WebP of a poster in %s', async (format) => {
    const before = site.storedFiles();
    const poster = Uint8Array.from(await drawn.clone().toFormat(format).toBuffer());
    const gameId = await site.importGame(await withPoster(poster));
    const game = await site.staff('GET', `${GAMES}/${gameId}`);
    expect(game.poster).toMatch(/^\/assets\/[0-9a-f]{64}\/poster$/);
    const { rawPayload, headers } = await site.request(null, 'GET', game.poster);
    expect(headers['content-type']).toBe('image/webp');
    expect(rawPayload.toString('latin1', 8, 12)).toBe('WEBP');
    // Not the one of the package.
    expect(site.storedFiles()).toBe(before + 1);
    expect((await reportOf(gameId)).notes).toMatchObject([]);
  });

  test.each([
    ['no picture', Uint8Array.from(Buffer.from('<svg onload="alert(1)"/>'))],
    ['too large', new Uint8Array(3 * 1024 * 1024 + 1)],
  ])('leaves a poster out that is %s, and says so', async (_what, poster) => {
    const large = await createPackageSite(database, 4 * 1024 * 1024);
    const before = large.storedFiles();
    const gameId = await large.importGame(await withPoster(poster));
    expect(await large.staff('GET', `${GAMES}/${gameId}`)).toMatchObject({ poster: null });
    expect((await reportOf(gameId)).notes).toMatchObject([
      { code: 'POSTER_LEFT_OUT', challenge: null, field: 'posterHash', detail: '' },
    ]);
    expect(large.storedFiles()).toBe(before);
  });

  test('keeps practice mode, the invite code and a difficulty of 0, and names what the package lacks', async () => {
    const gameId = await site.importGame(
      await packageOf({
        'game.json': { ...GAME, practiceMode: true, inviteCode: 'tide' },
        'challenges/challenge-7.json': {
          ...CHALLENGE,
          type: 'DynamicAttachment',
          scoring: { ...CHALLENGE.scoring, difficulty: 0 },
        },
      }),
    );
    const game = await site.staff('GET', `${GAMES}/${gameId}`);
    expect(game).toMatchObject({ practiceMode: true, inviteCode: 'tide' });
    const [{ id }] = await site.staff('GET', `${GAMES}/${gameId}/challenges`);
    const challenge = await site.staff('GET', `${GAMES}/${gameId}/challenges/${id}`);
    expect(challenge.difficulty).toBe(0);
    const { notes } = await reportOf(gameId);
    expect(notes.map(({ code, field }: Record<string, string>) => `${code} ${field}`)).toEqual([
      'GAME_RULE_KEPT practiceMode',
      'GAME_RULE_KEPT inviteCode',
      'FLAGS_NOT_PACKED flags',
      'ATTACHMENT_NAME_LOST fileName',
    ]);
  });

  test('names pictures of statements that players will not see', async () => {
    const map = Buffer.from('a map');
    const own = `/assets/${hashOf(map)}/map.png`;
    const lost = `/assets/${'a1'.repeat(32)}/lost.png`;
    const content = `![own](${own}) ![lost](${lost}) ![far](https://pictures.example/far.png)`;
    const gameId = await site.importGame(
      await packageOf({
        'challenges/challenge-7.json': { ...CHALLENGE, content },
        [`files/${hashOf(map)}`]: map,
      }),
    );
    const { notes } = await reportOf(gameId);
    expect(notes.map(({ code, detail }: Record<string, string>) => `${code} ${detail}`)).toEqual([
      'PICTURE_NOT_SHOWN https://pictures.example/far.png',
      `PICTURE_NOT_SHOWN ${lost}`,
    ]);
    expect((await site.request(site.admin, 'GET', own)).body).toBe('a map');
  });

  test('refuses a notice that no call would take', async () => {
    const notices = [{ content: ' ', time: TIMES.startTime }];
    const answer = await site.send(await packageOf({ 'halyard.json': { version: 1, notices } }));
    expect(answer.json()).toMatchObject({
      code: 'PACKAGE_INVALID',
      errors: [{ path: 'halyard.json:notices.0.content' }],
    });
  });

  test('leaves no file behind that nothing names', async () => {
    const before = site.storedFiles();
    const file = randomBytes(64);
    await site.importGame(await packageOf({ [`files/${hashOf(file)}`]: file }));
    expect(site.storedFiles()).toBe(before);
  });

  const file = Buffer.from('one');
  const other = Buffer.from('two');
  const local = { type: 'Local', hash: hashOf(file), fileName: 'a', fileSize: 3 };
  const withChallenge = (fields: object, more: Contents = {}) =>
    packageOf({ 'challenges/challenge-7.json': { ...CHALLENGE, ...fields }, ...more });
  const division = (fields: object) => ({
    'game.json': {
      ...GAME,
      divisions: [{ name: 'A', defaultPermissions: ['All'], challengeConfig: [], ...fields }],
    },
  });

  test.each<[name: string, make: () => Promise<Buffer<ArrayBuffer>>, path: string]>([
    ['no archive', async () => Buffer.from('PK no archive'), 'file'],
    ['a cut archive', async () => (await packageOf()).subarray(0, -30), 'file'],
    ['no game', () => zipOf({ 'manifest.json': MANIFEST }), 'game.json'],
    [
      'another format',
      () => packageOf({ 'manifest.json': { ...MANIFEST, format: 'CTFD' } }),
      'manifest.json:format',
    ],
    ['a document that is no JSON', () => packageOf({ 'game.json': Buffer.from('{') }), 'game.json'],
    ['an unknown file', () => packageOf({ 'run.sh': file }), 'run.sh'],
    ['a file in a deeper folder', () => packageOf({ 'files/a/b': file }), 'files/a/b'],
    [
      'a file under a name that is no hash',
      () => packageOf({ 'files/poster': file }),
      'files/poster',
    ],
    [
      'a file under the hash of another',
      () => packageOf({ [`files/${hashOf(other)}`]: file }),
      `files/${hashOf(other)}`,
    ],
    ['links', () => packageOf({ [`files/${hashOf(file)}`]: file }, 0o120777), 'manifest.json'],
    ['devices', () => packageOf({}, 0o060644), 'manifest.json'],
    ['an empty title', () => packageOf({ 'game.json': { ...GAME, title: '' } }), 'game.json:title'],
    [
      'an end before the start',
      () => packageOf({ 'game.json': { ...GAME, endTime: '2025-01-01T00:00:00Z' } }),
      'game.json:endTime',
    ],
    [
      'a bonus beyond its bound',
      () =>
        packageOf({ 'game.json': { ...GAME, bloodBonus: { first: 1001, second: 0, third: 0 } } }),
      'game.json:bloodBonus.first',
    ],
    [
      'a poster that is not there',
      () => packageOf({ 'game.json': { ...GAME, posterHash: hashOf(file) } }),
      'game.json:posterHash',
    ],
    [
      'a score below 0',
      () => withChallenge({ scoring: { ...CHALLENGE.scoring, original: -1 } }),
      'challenges/challenge-7.json:originalScore',
    ],
    [
      'a type that there is not',
      () => withChallenge({ type: 'Quiz' }),
      'challenges/challenge-7.json:type',
    ],
    [
      'a file that is not there',
      () => withChallenge({ attachment: local }),
      'challenges/challenge-7.json:attachment.hash',
    ],
    [
      'a link that could run a script',
      () => withChallenge({ attachment: { type: 'Remote', remoteUrl: 'javascript:alert(1)' } }),
      'challenges/challenge-7.json:attachment.remoteUrl',
    ],
    [
      'a weak template',
      () => withChallenge({ type: 'DynamicContainer', flags: { template: 'flag{a}' } }),
      'challenges/challenge-7.json:flagTemplate',
    ],
    [
      'a text that cannot be stored',
      () => withChallenge({ content: 'a\0b' }),
      'challenges/challenge-7.json:content',
    ],
    [
      'two challenges with one id',
      () => withChallenge({}, { 'challenges/challenge-8.json': CHALLENGE }),
      'challenges/challenge-8.json:id',
    ],
    [
      'an exception for no challenge',
      () => packageOf(division({ challengeConfig: [{ challengeId: 9, permissions: ['All'] }] })),
      'game.json:divisions.0.challengeConfig',
    ],
    [
      'an unknown permission',
      () => packageOf(division({ defaultPermissions: ['Fly'] })),
      'game.json:divisions.0.permissions',
    ],
    [
      'a document that unpacks to too much',
      () => packageOf({ 'game.json': Buffer.alloc(5 * 1024 * 1024, ' ') }),
      'game.json',
    ],
    [
      'files that unpack to too much',
      () => packageOf({ [`files/${hashOf(file)}`]: Buffer.alloc(5 * LIMIT) }),
      `files/${hashOf(file)}`,
    ],
  ])('refuses %s, and stores nothing', async (_name, make, path) => {
    const before = await site.state();
    const answer = await site.send(await make());
    expect(answer.json()).toMatchObject({ code: 'PACKAGE_INVALID' });
    expect(answer.json().errors[0].path).toBe(path);
    expect(await site.state()).toEqual(before);
  });

  test.each(['../game.json', '/game.json', 'files\\..\\game.json', 'C:/game.json'])(
    'refuses the path %s',
    async (path) => {
      // Of the same length, since the library that makes archives refuses such names itself.
      const placeholder = 'x'.repeat(path.length);
      const archive = await packageOf({ [placeholder]: file });
      const hostile = Buffer.from(
        archive.toString('latin1').replaceAll(placeholder, path),
        'latin1',
      );
      const before = await site.state();
      expect((await site.send(hostile)).json()).toMatchObject({
        code: 'PACKAGE_INVALID',
        errors: [{ path, code: 'NOT_ALLOWED' }],
      });
      expect(await site.state()).toEqual(before);
    },
  );

  test('refuses a file whose content is larger than the archive says', async () => {
    const content = Buffer.alloc(4096, 'a');
    const hash = hashOf(content);
    const archive = await packageOf({ [`files/${hash}`]: content });
    // The declared size, in the local and the central header and the data descriptor.
    const size = Buffer.alloc(4);
    size.writeUInt32LE(4096);
    const small = Buffer.alloc(4);
    small.writeUInt32LE(1);
    const hostile = Buffer.from(
      archive.toString('latin1').replaceAll(size.toString('latin1'), small.toString('latin1')),
      'latin1',
    );
    const before = await site.state();
    expect((await site.send(hostile)).json().code).toBe('PACKAGE_INVALID');
    expect(await site.state()).toEqual(before);
  });

  test('refuses the same name twice', async () => {
    const archive = await packageOf({
      [`files/${hashOf(file)}`]: file,
      [`files/${hashOf(other)}`]: other,
    });
    const hostile = archive.toString('latin1').replaceAll(hashOf(other), hashOf(file));
    expect((await site.send(Buffer.from(hostile, 'latin1'))).json().code).toBe('PACKAGE_INVALID');
  });

  test.each([
    { type: 'application/octet-stream' },
    { type: 'application/x-zip' },
    { name: 'game' },
    { name: 'game.ZIP', type: 'text/plain' },
  ])('takes an archive that is sent as %j', async (names) => {
    const answer = await site.send(await packageOf(), { ...ZIP, ...names });
    expect(answer.statusCode, answer.body).toBe(200);
  });

  test('refuses what is no archive, or is larger than an upload may be', async () => {
    for (const content of ['', 'PK', '%PDF-1.7']) {
      expect((await site.send(Buffer.from(content))).json()).toMatchObject({
        code: 'PACKAGE_INVALID',
        errors: [{ path: 'file', code: 'WRONG_FORMAT' }],
      });
    }
    expect((await site.send(randomBytes(LIMIT + 1))).json().code).toBe('PAYLOAD_TOO_LARGE');
  });
});
