import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { unzipSync } from 'fflate';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readAttachment } from './attachment.ts';
import { openFolder } from './folder-tree.ts';

let folder: string;
let root: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'halyard-folder-'));
  root = join(folder, 'challenges');
  await mkdir(join(root, 'crypto/old'), { recursive: true });
  await mkdir(join(root, '.git'));
  await writeFile(join(root, '.git/config'), 'secret');
  await writeFile(join(root, 'crypto/pad.txt'), 'abc');
  await writeFile(join(root, 'crypto/old/pad.txt'), 'xyz');
  await writeFile(join(folder, 'private.txt'), 'keep out');
  await symlink(join(folder, 'private.txt'), join(root, 'crypto/link.txt'));
  await symlink(join(root, 'crypto/pad.txt'), join(root, 'crypto/shared.txt'));
  await symlink(join(folder, 'gone.txt'), join(root, 'crypto/dead.txt'));
});

afterAll(async () => {
  await rm(folder, { recursive: true, force: true });
});

test('has the files of a folder, with links only to files inside of it', async () => {
  const { files } = await openFolder(root);
  expect(Object.fromEntries(files)).toEqual({
    'crypto/pad.txt': 3,
    'crypto/old/pad.txt': 3,
    'crypto/shared.txt': 3,
  });
});

test('reads an attachment with the hash that the server will give it', async () => {
  const tree = await openFolder(root);
  const place = 'crypto/pad.txt';
  expect(await readAttachment(tree, { kind: 'file', name: 'pad.txt', place })).toMatchObject({
    name: 'pad.txt',
    hash: 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad',
  });
  const parts = [
    { name: 'pad.txt', place },
    { name: 'old/pad.txt', place: 'crypto/old/pad.txt' },
  ];
  const archive = await readAttachment(tree, { kind: 'archive', name: 'two-tides.zip', parts });
  expect(archive).toMatchObject({ name: 'two-tides.zip' });
  const bytes = archive && 'bytes' in archive ? archive.bytes : new Uint8Array();
  expect(Object.keys(unzipSync(bytes))).toEqual(['old/pad.txt', 'pad.txt']);
});

test('keeps addresses, and hands out nothing for a challenge without files', async () => {
  const tree = await openFolder(root);
  const url = 'https://files.example/a.zip';
  expect(await readAttachment(tree, { kind: 'url', url })).toEqual({ url });
  expect(await readAttachment(tree, null)).toBeNull();
});
