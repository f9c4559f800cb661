import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { unzipSync } from 'fflate';
import { givenAway, readAttachment } from './attachment.ts';

let folder: string;
let root: string;
const challengeFile = join('crypto', 'challenge.yml');
const read = (...files: string[]) =>
  readAttachment({ root, challengeFile, title: 'Two Tides!', files });

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'halyard-attachment-'));
  root = join(folder, 'challenges');
  await mkdir(join(root, 'crypto'), { recursive: true });
  await writeFile(join(root, 'crypto/pad.txt'), 'abc');
  await mkdir(join(root, 'crypto/old'));
  await writeFile(join(root, 'crypto/old/pad.txt'), 'xyz');
  await writeFile(join(root, 'crypto/empty.txt'), '');
  await writeFile(join(root, 'shared.txt'), 'abc');
  await writeFile(join(folder, 'private.txt'), 'keep out');
  await symlink(join(folder, 'private.txt'), join(root, 'crypto/link.txt'));
});

afterAll(async () => {
  await rm(folder, { recursive: true, force: true });
});

test('reads the file of a challenge with the hash that the server will give it', async () => {
  expect(await read('pad.txt')).toMatchObject({
    name: 'pad.txt',
    hash: 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad',
  });
});

test('a challenge may share a file within the synced folder', async () => {
  expect(await read('../shared.txt')).toMatchObject({ name: 'shared.txt' });
});

test.each(['../../private.txt', 'link.txt'])('publishes nothing from outside: %s', async (path) => {
  await expect(read(path)).rejects.toThrow(/outside/);
});

test('says which file is not there', async () => {
  await expect(read('gone.txt')).rejects.toThrow(/gone\.txt cannot be read/);
});

test('several files become one archive, without their folders', async () => {
  const archive = await read('../shared.txt', './pad.txt', 'pad.txt');
  expect(archive?.name).toBe('two-tides.zip');
  expect(Object.keys(unzipSync(archive?.bytes ?? new Uint8Array()))).toEqual([
    'pad.txt',
    'shared.txt',
  ]);
});

test('files of one name keep their folders in the archive', async () => {
  const archive = await read('pad.txt', 'old/pad.txt');
  expect(Object.keys(unzipSync(archive?.bytes ?? new Uint8Array()))).toEqual([
    'old/pad.txt',
    'pad.txt',
  ]);
});

test('a challenge without files hands out nothing', async () => {
  expect(await read()).toBeNull();
});

test('a file that is empty is refused before the server does it', async () => {
  await expect(read('empty.txt')).rejects.toThrow('file empty.txt is empty');
  expect(await read('empty.txt', 'pad.txt')).toMatchObject({ name: 'two-tides.zip' });
});

test('names the files that contain a flag, also in an archive', async () => {
  const file = await read('pad.txt', 'old/pad.txt');
  expect(givenAway(file, ['nothing', 'xyz'])).toEqual([
    'WARNING: file old/pad.txt, which players get, contains a flag',
  ]);
  expect(givenAway(null, ['xyz'])).toEqual([]);
});
