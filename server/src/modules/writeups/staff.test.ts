import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { extract } from 'tar-stream';
import { beforeEach, expect, test } from 'vitest';
import { formOf, PDF, WRITEUP } from '../../contract/form.ts';
import type { Actor } from '../../domain/actor.ts';
import { createTestDatabase } from '../../testing/test-database.ts';
import { createGameSite, HOUR } from '../games/testing/test-site.ts';

const database = await createTestDatabase();
const site = await createGameSite(database);

let gameId: number;

beforeEach(async () => {
  gameId = await makeGame('Harbour/CTF');
});

function makeGame(title: string) {
  return site.makeGame({
    title,
    writeupRequired: true,
    writeupDeadline: site.clock() + HOUR,
  });
}

/** A team that hands in a document with this text. */
async function handIn(content: string, game = gameId, teamName?: string): Promise<Actor> {
  const player = await site.makeUser();
  const teamId = await site.makeTeam(player);
  if (teamName !== undefined) {
    const name = { name: teamName };
    await database.db.updateTable('teams').set(name).where('id', '=', teamId).execute();
  }
  await site.request(player, 'POST', `/api/game/${game}`, { teamId });
  const { body, headers } = await formOf(PDF + content, 'file', WRITEUP);
  const path = `/api/game/${game}/writeup`;
  const options = { headers, payload: body };
  expect((await site.request(player, 'POST', path, undefined, options)).statusCode).toBe(200);
  site.clock.advance(1000);
  return player;
}

function list(game = gameId) {
  return site.staff('GET', `/api/admin/writeups/${game}`);
}

/** The files of the archive with their contents, and its headers. */
async function download() {
  const answer = await site.request(site.admin, 'GET', `/api/admin/writeups/${gameId}/all`);
  expect(answer.statusCode).toBe(200);
  const files: Record<string, string> = {};
  const entries = Readable.from([answer.rawPayload]).pipe(createGunzip()).pipe(extract());
  for await (const entry of entries) files[entry.header.name] = await text(entry);
  return { files, headers: answer.headers };
}

test('lists what teams have handed in, the newest first', async () => {
  await handIn('one');
  await handIn('two');
  const { writeups, divisions } = await list();
  expect(divisions).toEqual({});
  expect(writeups).toHaveLength(2);
  expect(writeups[0].uploadTimeUtc).toBeGreaterThan(writeups[1].uploadTimeUtc);
  const document = await site.request(site.admin, 'GET', writeups[0].url);
  expect(document.body).toBe(`${PDF}two`);
});

test('packs all of them into one folder, named after the game', async () => {
  await handIn('one');
  await handIn('two');
  const { files, headers } = await download();
  expect(headers['content-type']).toBe('application/gzip');
  expect(headers['content-disposition']).toMatch(
    /^attachment; filename="Writeups-Harbour-CTF-\d{8}-\d\d\.\d\d\.\d\dZ\.tar\.gz"$/,
  );
  expect(Object.values(files).toSorted()).toEqual([`${PDF}one`, `${PDF}two`]);
  for (const name of Object.keys(files)) {
    expect(name).toMatch(/^Writeups-Harbour-CTF-[\d.-]+Z\/Writeup-\d+-\d+-[\d.-]+Z-.+\.pdf$/);
  }
});

test('names the team in each file, in any script, and no folder of its own', async () => {
  const teams = { '船/员': '船-员', '..\\..': '..-..', 'Ωmega: "7"': 'Ωmega- -7-' };
  for (const name of Object.keys(teams)) await handIn(name, gameId, name);
  const { files } = await download();
  expect(Object.keys(files)).toHaveLength(3);
  for (const [file, content] of Object.entries(files)) {
    const [, name] = /^[^/]+\/Writeup-\d+-\d+-[\d.-]+Z-([^/]+)\.pdf$/.exec(file) ?? [];
    expect(name).toBe(Object.entries(teams).find(([team]) => content === PDF + team)?.[1]);
  }
});

test('lists lost files in the archive, with the others whole', async () => {
  await handIn('one');
  await handIn('lost');
  const [lost] = (await list()).writeups;
  const hash = lost.url.split('/')[2];
  await rm(join(site.folder, hash.slice(0, 2), hash));
  const { files } = await download();
  const names = Object.keys(files);
  expect(Object.values(files)).toContain(`${PDF}one`);
  expect(names).toHaveLength(2);
  const missing = names.find((name) => name.endsWith('/missing.txt')) ?? '';
  expect(files[missing]).toContain(
    `/${lost.url
      .split('/')
      .at(-1)
      .replace(/\.pdf$/, '')}-`,
  );
});

test('packs nothing for a game without writeups', async () => {
  expect((await download()).files).toEqual({});
});

test('deletes them with their files, and those of no other game', async () => {
  const other = await makeGame('Regatta');
  await handIn('shared', other);
  const player = await handIn('shared');
  await handIn('own');
  const [own, shared] = (await list()).writeups;
  await site.staff('DELETE', `/api/edit/games/${gameId}/writeups`);
  expect((await list()).writeups).toEqual([]);
  expect((await list(other)).writeups).toHaveLength(1);
  const statusOf = async (url: string) => (await site.request(site.admin, 'GET', url)).statusCode;
  expect(await statusOf(own.url)).toBe(404);
  expect(await statusOf(shared.url)).toBe(200);
  const state = await site.request(player, 'GET', `/api/game/${gameId}/writeup`);
  expect(state.json().submitted).toBe(false);
});
