import { createHash } from 'node:crypto';
import { ALL_PERMISSIONS, PERMISSION } from '@halyard/sdk/rules';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Actor } from '../../domain/actor.ts';
import { createTestDatabase } from '../../testing/test-database.ts';
import { createGameSite, HOUR } from '../games/testing/test-site.ts';

const database = await createTestDatabase();
const { db } = database;
const site = await createGameSite(database);
const HIDES_CHALLENGES = ALL_PERMISSIONS & ~PERMISSION.viewChallenge & ~PERMISSION.requireReview;

let serial = 0;
let content: string;
let hash: string;
let player: Actor;
let teamId: number;

beforeEach(async () => {
  serial += 1;
  content = `0123456789 ${serial}`;
  hash = await store(content, '船 pad.zip');
  player = await site.makeUser();
  teamId = await site.makeTeam(player);
});

async function store(text: string, name: string): Promise<string> {
  const form = new FormData();
  form.append('files', new Blob([text]), name);
  const body = new Response(form);
  const answer = await site.request(site.admin, 'POST', '/api/assets', undefined, {
    payload: Buffer.from(await body.arrayBuffer()),
    headers: { 'content-type': body.headers.get('content-type') ?? '' },
  });
  expect(answer.json()).toEqual([{ hash: sha256(text), name }]);
  return sha256(text);
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

function get(actor: Actor | null, headers: Record<string, string> = {}, name = 'pad.zip') {
  return site.request(actor, 'GET', `/assets/${hash}/${name}`, undefined, { headers });
}

/** Writes the picture into the statement, or takes it out. */
function write(challenge: string, isShown: boolean) {
  const text = isShown ? `![map](/assets/${hash}/map.png)` : 'No map.';
  return site.staff('PUT', challenge, { content: text });
}

/** `served`, or the code of the refusal. */
async function outcomeFor(actor: Actor | null): Promise<string> {
  const answer = await get(actor);
  return answer.body === content ? 'served' : answer.json().code;
}

/** A game whose one open challenge comes with the file. */
async function makeGameWithFile(game: object = {}) {
  const gameId = await site.makeGame({ ...game });
  const challengeId = await site.makeOpenChallenge(gameId);
  const challenge = `/api/edit/games/${gameId}/challenges/${challengeId}`;
  await site.staff('POST', `${challenge}/attachment`, { attachmentType: 'Local', fileHash: hash });
  return { gameId, challengeId, challenge };
}

function join(gameId: number, divisionId?: number) {
  return site.request(player, 'POST', `/api/game/${gameId}`, { teamId, divisionId });
}

describe('a picture in a statement', () => {
  test('is for who may see the challenge, as long as the statement shows it', async () => {
    const gameId = await site.makeGame({});
    const challengeId = await site.makeOpenChallenge(gameId);
    const challenge = `/api/edit/games/${gameId}/challenges/${challengeId}`;
    expect((await join(gameId)).statusCode).toBe(200);
    expect(await outcomeFor(player)).toBe('FILE_NOT_FOUND');
    await write(challenge, true);
    expect(await outcomeFor(player)).toBe('served');
    expect(await outcomeFor(await site.makeUser())).toBe('FILE_NOT_FOUND');
    expect((await get(player)).headers['cache-control']).toBe('private, no-cache');
    const refused = await site.request(site.admin, 'DELETE', `/api/assets/${hash}`);
    expect(refused.json().code).toBe('FILE_IN_USE');
    await site.staff('PUT', challenge, { isEnabled: false });
    expect(await outcomeFor(player)).toBe('FILE_NOT_FOUND');
    await site.staff('PUT', challenge, { isEnabled: true });
    expect(await outcomeFor(player)).toBe('served');
    await write(challenge, false);
    expect(await outcomeFor(player)).toBe('FILE_NOT_FOUND');
  });

  test('may be in a hint, and comes along with a copy of the game', async () => {
    const gameId = await site.makeGame({});
    const challengeId = await site.makeOpenChallenge(gameId);
    const challenge = `/api/edit/games/${gameId}/challenges/${challengeId}`;
    await site.staff('PUT', challenge, { hints: [`[map](/assets/${hash}/map.png)`] });
    const copy = await site.staff('POST', `/api/ext/game/${gameId}/duplicate`, {});
    await site.staff('DELETE', `/api/edit/games/${gameId}`);
    const { body } = await get(site.admin);
    expect(body).toBe(content);
    await site.staff('DELETE', `/api/edit/games/${copy.id}`);
    expect((await get(site.admin)).json().code).toBe('FILE_NOT_FOUND');
  });
});

describe('getAsset', () => {
  test('sends a file as data to be saved', async () => {
    const answer = await get(site.admin, {}, encodeURIComponent('a"船.html'));
    expect(answer.statusCode).toBe(200);
    expect(answer.body).toBe(content);
    expect(answer.headers).toMatchObject({
      'content-type': 'application/zip',
      'content-length': String(content.length),
      'content-disposition': `attachment; filename="a__.html"; filename*=UTF-8''a%22%E8%88%B9.html`,
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
      'accept-ranges': 'bytes',
      'cache-control': 'private, no-cache',
      etag: `"${hash}"`,
    });
  });

  test('sends parts', async () => {
    const part = await get(site.admin, { range: 'bytes=2-4' });
    expect(part.statusCode).toBe(206);
    expect(part.body).toBe('234');
    expect(part.headers).toMatchObject({
      'content-range': `bytes 2-4/${content.length}`,
      'content-length': '3',
    });
    expect((await get(site.admin, { range: 'bytes=5-' })).body).toBe(content.slice(5));
    const beyond = await get(site.admin, { range: `bytes=${content.length}-` });
    expect(beyond.statusCode).toBe(416);
    expect(beyond.headers['content-range']).toBe(`bytes */${content.length}`);
    expect(beyond.body).toBe('');
  });

  test('goes on with a part only of the same content', async () => {
    const range = 'bytes=2-4';
    const same = await get(site.admin, { range, 'if-range': `"${hash}"` });
    expect(same.statusCode).toBe(206);
    const other = await get(site.admin, { range, 'if-range': '"other"' });
    expect(other.statusCode).toBe(200);
    expect(other.body).toBe(content);
  });

  test('answers 304 to who has it, but only to who may', async () => {
    const headers = { 'if-none-match': `"${hash}"` };
    const known = await get(site.admin, headers);
    expect(known.statusCode).toBe(304);
    expect(known.body).toBe('');
    expect((await get(player, headers)).statusCode).toBe(404);
  });

  test('answers HEAD with the same headers and no body', async () => {
    const answer = await site.request(site.admin, 'HEAD', `/assets/${hash}/pad.zip`);
    expect(answer.statusCode).toBe(200);
    expect(answer.body).toBe('');
    expect(answer.headers).toMatchObject({
      'content-length': String(content.length),
      etag: `"${hash}"`,
    });
  });

  test('knows only hashes of files', async () => {
    hash = 'a'.repeat(64);
    expect(await outcomeFor(site.admin)).toBe('FILE_NOT_FOUND');
    hash = '../../etc';
    expect((await get(site.admin)).statusCode).toBe(404);
    hash = 'A'.repeat(64);
    expect((await get(site.admin)).statusCode).toBe(404);
  });

  test('says that a file is gone when its content is', async () => {
    await site.storage.remove(hash);
    const answer = await get(site.admin);
    expect(answer.statusCode).toBe(404);
    expect(answer.json()).toMatchObject({ code: 'FILE_NOT_FOUND' });
  });
});

describe('a file of a challenge', () => {
  test('that nothing refers to is for administrators', async () => {
    const monitor = await site.makeUser('monitor', 'Monitor');
    expect(await outcomeFor(site.admin)).toBe('served');
    expect(await outcomeFor(monitor)).toBe('FILE_NOT_FOUND');
    expect(await outcomeFor(player)).toBe('FILE_NOT_FOUND');
    expect(await outcomeFor(null)).toBe('NOT_SIGNED_IN');
  });

  test('is for members who have joined with an accepted team', async () => {
    const { gameId } = await makeGameWithFile();
    expect(await outcomeFor(player)).toBe('FILE_NOT_FOUND');
    await join(gameId);
    expect(await outcomeFor(player)).toBe('served');
    expect((await get(player)).headers['cache-control']).toBe('private, no-cache');
    expect(await outcomeFor(await site.makeUser())).toBe('FILE_NOT_FOUND');
    expect(await outcomeFor(null)).toBe('NOT_SIGNED_IN');
  });

  test.each(['Pending', 'Rejected', 'Suspended'])(
    'is not for a team that is %s',
    async (status) => {
      const { gameId } = await makeGameWithFile();
      await join(gameId);
      const [{ id }] = await site.staff('GET', `/api/game/${gameId}/participations`);
      await site.staff('PUT', `/api/admin/participation/${id}`, { status });
      expect(await outcomeFor(player)).toBe('FILE_NOT_FOUND');
    },
  );

  test('appears with the start, and stays after the end', async () => {
    const start = site.clock() + HOUR;
    const { gameId } = await makeGameWithFile({ start, end: start + HOUR, practiceMode: false });
    await join(gameId);
    expect(await outcomeFor(player)).toBe('FILE_NOT_FOUND');
    site.clock.set(start);
    expect(await outcomeFor(player)).toBe('served');
    site.clock.advance(2 * HOUR);
    expect(await outcomeFor(player)).toBe('served');
  });

  test('is hidden with the challenge, and with the attachment', async () => {
    const { gameId, challenge } = await makeGameWithFile();
    await join(gameId);
    await site.staff('PUT', challenge, { isEnabled: false });
    expect(await outcomeFor(player)).toBe('FILE_NOT_FOUND');
    await site.staff('PUT', challenge, { isEnabled: true });
    expect(await outcomeFor(player)).toBe('served');
    await site.staff('POST', `${challenge}/attachment`, { attachmentType: 'None' });
    expect(await outcomeFor(player)).toBe('FILE_NOT_FOUND');
  });

  test('follows the permissions of the division', async () => {
    const { gameId, challengeId } = await makeGameWithFile();
    const divisionId = await site.makeDivision(gameId, HIDES_CHALLENGES);
    expect((await join(gameId, divisionId)).statusCode).toBe(200);
    expect(await outcomeFor(player)).toBe('FILE_NOT_FOUND');
    const permissions = PERMISSION.viewChallenge;
    const own = { division_id: divisionId, challenge_id: challengeId, permissions };
    await db.insertInto('division_challenges').values(own).execute();
    expect(await outcomeFor(player)).toBe('served');
    await db.updateTable('division_challenges').set({ permissions: 0 }).execute();
    expect(await outcomeFor(player)).toBe('FILE_NOT_FOUND');
  });

  test('of a flag is only for the team that has drawn it', async () => {
    const gameId = await site.makeGame();
    const challengeId = await site.makeChallenge(gameId, { type: 'DynamicAttachment' });
    const challenge = `/api/edit/games/${gameId}/challenges/${challengeId}`;
    const flag = { flag: 'flag{mine}', attachmentType: 'Local', fileHash: hash };
    await site.staff('POST', `${challenge}/flags`, [flag, { flag: 'flag{other}' }]);
    await site.staff('PUT', challenge, { isEnabled: true });
    await join(gameId);
    expect(await outcomeFor(player)).toBe('FILE_NOT_FOUND');
    const { flags } = await site.staff('GET', challenge);
    const [{ id }] = await site.staff('GET', `/api/game/${gameId}/participations`);
    const draw = (flagId: number) =>
      db
        .insertInto('instances')
        .values({ participation_id: id, challenge_id: challengeId, flag_id: flagId, flag: 'x' })
        .execute();
    await draw(flags[1].id);
    expect(await outcomeFor(player)).toBe('FILE_NOT_FOUND');
    await db.deleteFrom('instances').execute();
    await draw(flags[0].id);
    expect(await outcomeFor(player)).toBe('served');
  });

  test('keeps the name that it had when it was attached', async () => {
    const { challenge } = await makeGameWithFile();
    await store(content, 'renamed.zip');
    const { attachment } = await site.staff('GET', challenge);
    expect(attachment).toMatchObject({
      type: 'Local',
      url: `/assets/${hash}/船 pad.zip`,
      fileSize: content.length,
    });
    for (const url of [encodeURI(attachment.url), `/assets/${hash}/%E8%88%B9%20pad.zip`]) {
      expect((await site.request(site.admin, 'GET', url)).statusCode).toBe(200);
    }
  });
});

describe('a picture', () => {
  test('is for everybody, and for caches', async () => {
    const gameId = await site.makeGame();
    await db.updateTable('games').set({ poster_hash: hash }).where('id', '=', gameId).execute();
    expect(await outcomeFor(null)).toBe('served');
    expect((await get(null)).headers['cache-control']).toBe('public, max-age=604800');
    const { poster } = await site.staff('GET', `/api/game/${gameId}`);
    expect((await site.request(null, 'GET', poster)).body).toBe(content);
    const deleted = await site.request(site.admin, 'DELETE', `/api/assets/${hash}`);
    expect(deleted.json()).toMatchObject({ code: 'FILE_IN_USE', status: 400 });
    await site.staff('DELETE', `/api/edit/games/${gameId}`);
    expect(await outcomeFor(site.admin)).toBe('FILE_NOT_FOUND');
  });

  test.each(['users', 'teams'] as const)('may be one of %s', async (table) => {
    await db.updateTable(table).set({ avatar_hash: hash }).execute();
    expect(await outcomeFor(null)).toBe('served');
    await db.updateTable(table).set({ avatar_hash: null }).execute();
    expect(await outcomeFor(null)).toBe('NOT_SIGNED_IN');
  });
});

describe('setAttachment', () => {
  test('takes an address elsewhere, and takes it away again', async () => {
    const { challenge } = await makeGameWithFile();
    const remoteUrl = 'https://files.example/pad.zip';
    await site.staff('POST', `${challenge}/attachment`, { attachmentType: 'Remote', remoteUrl });
    expect((await site.staff('GET', challenge)).attachment).toMatchObject({
      type: 'Remote',
      url: remoteUrl,
      fileSize: null,
    });
    await site.staff('POST', `${challenge}/attachment`, { attachmentType: 'None' });
    expect((await site.staff('GET', challenge)).attachment).toBeNull();
  });

  test('refuses what is missing, wrong or not allowed, and changes nothing', async () => {
    const { gameId, challenge } = await makeGameWithFile();
    const before = await site.staff('GET', challenge);
    const attach = async (body: object, path = challenge) =>
      (await site.request(site.admin, 'POST', `${path}/attachment`, body)).json();
    const dynamic = await site.makeChallenge(gameId, { type: 'DynamicAttachment' });
    const other = `/api/edit/games/${gameId}/challenges/${dynamic}`;
    expect(await attach({ attachmentType: 'Local' })).toMatchObject({
      code: 'VALIDATION_FAILED',
      errors: [{ path: 'fileHash', code: 'REQUIRED' }],
    });
    expect(await attach({ attachmentType: 'Local', fileHash: 'a'.repeat(64) })).toMatchObject({
      code: 'FILE_NOT_FOUND',
      status: 404,
      errors: [{ path: 'fileHash' }],
    });
    expect(await attach({ attachmentType: 'Remote', remoteUrl: 'ftp://x/' })).toMatchObject({
      errors: [{ path: 'remoteUrl', code: 'WRONG_FORMAT' }],
    });
    expect(await attach({ attachmentType: 'Local', fileHash: hash }, other)).toMatchObject({
      code: 'ATTACHMENT_NOT_ALLOWED',
    });
    expect(await site.staff('GET', challenge)).toEqual(before);
  });
});
