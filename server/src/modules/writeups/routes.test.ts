import { beforeEach, expect, test } from 'vitest';
import { formOf, PDF, WRITEUP } from '../../contract/form.ts';
import type { Actor } from '../../domain/actor.ts';
import { createTestDatabase } from '../../testing/test-database.ts';
import { createGameSite, HOUR } from '../games/testing/test-site.ts';
import { MOST_BYTES, nameOf } from './service.ts';

const database = await createTestDatabase();
const { db } = database;
const site = await createGameSite(database);

let gameId: number;
let captain: Actor;
let teamId: number;

beforeEach(async () => {
  const now = site.clock();
  gameId = await site.makeGame({
    writeupRequired: true,
    writeupNote: 'Two pages.',
    practiceMode: false,
    end: now + HOUR,
    writeupDeadline: now + 2 * HOUR,
  });
  captain = await site.makeUser('captain');
  teamId = await site.makeTeam(captain);
  await join(captain, teamId);
});

async function join(actor: Actor, team: number): Promise<void> {
  await site.request(actor, 'POST', `/api/game/${gameId}`, { teamId: team });
}

/** The outcome of sending a file: `stored`, or the code with that of the field. */
async function send(content: string | Uint8Array<ArrayBuffer>, file = WRITEUP, actor = captain) {
  const { body, headers } = await formOf(content, 'file', file);
  const path = `/api/game/${gameId}/writeup`;
  const answer = await site.request(actor, 'POST', path, undefined, {
    headers,
    payload: body,
  });
  if (answer.statusCode === 200) return 'stored';
  const { code, errors } = answer.json();
  return [code, ...(errors ?? []).map((one: { code: string }) => one.code)].join(' ');
}

async function read(actor = captain) {
  return (await site.request(actor, 'GET', `/api/game/${gameId}/writeup`)).json();
}

async function download(actor: Actor | null, url: string): Promise<number> {
  return (await site.request(actor, 'GET', url)).statusCode;
}

test('says what is asked for before anything is handed in', async () => {
  expect(await read()).toEqual({
    submitted: false,
    name: '#',
    fileSize: 0,
    note: 'Two pages.',
    url: null,
    submittedAt: null,
    uploader: null,
    deadline: site.clock() + 2 * HOUR,
  });
});

test('stores a PDF and says who handed it in and when', async () => {
  expect(await send(PDF)).toBe('stored');
  const name = nameOf(gameId, teamId, site.clock());
  expect(name).toMatch(/^Writeup-\d+-\d+-\d{8}-\d\d\.\d\d\.\d\dZ\.pdf$/);
  const writeup = await read();
  expect(writeup).toMatchObject({
    submitted: true,
    name,
    fileSize: PDF.length,
    submittedAt: site.clock(),
    uploader: captain.userName,
  });
  expect((await site.request(captain, 'GET', writeup.url)).body).toBe(PDF);
});

test('shows it to the own accepted team and to administrators only', async () => {
  await send(`${PDF}secret`);
  const { url } = await read();
  const other = await site.makeUser('other');
  await join(other, await site.makeTeam(other));
  expect(await download(captain, url)).toBe(200);
  expect(await download(site.admin, url)).toBe(200);
  expect(await download(other, url)).toBe(404);
  expect(await download(null, url)).toBe(401);
  const rows = await site.staff('GET', `/api/game/${gameId}/participations`);
  const own = rows.find((row: { team: { id: number } }) => row.team.id === teamId);
  await site.staff('PUT', `/api/admin/participation/${own.id}`, { status: 'Suspended' });
  expect(await download(captain, url)).toBe(404);
  expect(await send(PDF)).toBe('NOT_ACCEPTED');
});

test('replaces the one before, whose content is deleted unless another team has the same', async () => {
  const other = await site.makeUser('other');
  await join(other, await site.makeTeam(other));
  await send(`${PDF}one`);
  await send(`${PDF}one`, WRITEUP, other);
  const first = await read();
  await send(`${PDF}two`);
  expect(await download(other, first.url)).toBe(200);
  expect(await download(captain, first.url)).toBe(404);
  await send(`${PDF}three`, WRITEUP, other);
  expect(await download(site.admin, first.url)).toBe(404);
  expect((await read()).fileSize).toBe(PDF.length + 3);
});

test('of a team that hands in in parallel keeps one', async () => {
  const outcomes = await Promise.all([1, 2].map((number) => send(`${PDF}${number}`)));
  expect(outcomes).toEqual(['stored', 'stored']);
  const rows = await db.selectFrom('writeups').selectAll().execute();
  expect(rows.filter(({ name }) => name.startsWith(`Writeup-${gameId}-`))).toHaveLength(1);
  expect(await download(captain, (await read()).url)).toBe(200);
});

test('rejects what is no PDF, and keeps the one before', async () => {
  await send(PDF);
  const before = await read();
  expect(await send('')).toBe('VALIDATION_FAILED TOO_SHORT');
  expect(await send('<html>')).toBe('VALIDATION_FAILED WRONG_FORMAT');
  expect(await send('%PD')).toBe('VALIDATION_FAILED WRONG_FORMAT');
  expect(await send('PK', WRITEUP)).toBe('VALIDATION_FAILED WRONG_FORMAT');
  expect(await read()).toEqual(before);
});

test.each([
  { type: 'application/octet-stream' },
  { type: 'application/x-pdf' },
  { name: 'a.PDF' },
  { name: 'writeup' },
])('takes a PDF that is sent as %j', async (file) => {
  expect(await send(PDF, { ...WRITEUP, ...file })).toBe('stored');
});

test('takes 20 MiB and nothing larger', async () => {
  const content = new Uint8Array(MOST_BYTES + 1);
  content.set(Buffer.from(PDF));
  expect(await send(content)).toBe('PAYLOAD_TOO_LARGE');
  expect(await send(content.subarray(0, MOST_BYTES))).toBe('stored');
});

test('is open after the end until the deadline, for games that ask for it', async () => {
  site.clock.advance(HOUR + 1);
  expect(await send(PDF)).toBe('stored');
  site.clock.advance(HOUR);
  expect(await send(`${PDF}late`)).toBe('WRITEUP_CLOSED');
  expect((await read()).fileSize).toBe(PDF.length);
  gameId = await site.makeGame();
  await join(captain, teamId);
  expect(await send(PDF)).toBe('WRITEUP_NOT_ASKED');
});

test('goes with its game', async () => {
  await send(`${PDF}gone`);
  const { url } = await read();
  await site.staff('DELETE', `/api/edit/games/${gameId}`);
  expect(await download(site.admin, url)).toBe(404);
});
