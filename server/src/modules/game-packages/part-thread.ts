import { open, readFile, stat } from 'node:fs/promises';
import { parentPort } from 'node:worker_threads';
import { AppError } from '../../domain/app-error.ts';
import { type Archive, withArchive } from './part-archive.ts';
import { readFolders, readTable } from './part-challenges.ts';
import type { Incoming, ReadOrder, ReadOutcome } from './part-incoming.ts';
import { toStoredNotes } from './rules-notes.ts';
import { toPackage } from './part-package-archive.ts';
import { unpack } from './part-unpack.ts';

/** Of a table of challenges that is no archive. */
const MOST_TABLE_BYTES = 8 * 1024 * 1024;
/** What an archive begins with; an empty one has another letter in place of the third. */
const ARCHIVE_HEAD = 'PK';

async function read(order: ReadOrder): Promise<Incoming> {
  if (await isTable(order)) return readTable(new Uint8Array(await readFile(order.path)), order);
  return withArchive(order.path, order.mostBytes, (archive) => {
    const isPackage = archive.files.has('manifest.json') || archive.files.has('game.json');
    return isPackage ? readPackage(archive) : readFolders(archive, order);
  });
}

async function isTable({ path, name }: ReadOrder): Promise<boolean> {
  if (!/\.csv$/i.test(name) || (await stat(path)).size > MOST_TABLE_BYTES) return false;
  const file = await open(path);
  try {
    const { buffer } = await file.read(Buffer.alloc(2), 0, 2, 0);
    return buffer.toString('latin1') !== ARCHIVE_HEAD;
  } finally {
    await file.close();
  }
}

async function readPackage(archive: Archive): Promise<Incoming> {
  const pack = toPackage(archive);
  const { notes, ...content } = await unpack(pack);
  const files = pack.files.map((hash) => ({
    path: `files/${hash}`,
    hash,
    parts: [{ name: hash, place: `files/${hash}` }],
  }));
  const stored = { notes: toStoredNotes(notes), totalNotes: notes.length };
  return { source: 'Gzctf', ...stored, files, content };
}

function send(message: ReadOutcome | 'ready'): void {
  // A worker thread has no target origin.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  parentPort?.postMessage(message);
}

async function answer(order: ReadOrder): Promise<void> {
  try {
    send({ incoming: await read(order) });
  } catch (error) {
    if (!(error instanceof AppError)) return send({ fault: String(error) });
    const { code, errors, cause } = error;
    const isArchives = code === 'PACKAGE_INVALID' || code === 'NOTHING_TO_IMPORT';
    send(isArchives ? { code, errors, cause } : { fault: String(error) });
  }
}

parentPort?.on('message', (order: ReadOrder) => void answer(order));
send('ready');
