import { parentPort } from 'node:worker_threads';
import { AppError } from '../../domain/app-error.ts';
import { type Archive, withArchive } from './part-archive.ts';
import { holdsChallenges, readChallenges } from './part-ctfcli.ts';
import type { Incoming, ReadOrder, ReadOutcome } from './part-incoming.ts';
import { toStoredNotes } from './rules-notes.ts';
import { toPackage } from './part-package-archive.ts';
import { unpack } from './part-unpack.ts';

async function read(order: ReadOrder): Promise<Incoming> {
  return withArchive(order.path, order.mostBytes, (archive) => {
    const isPackage = archive.files.has('manifest.json') || !holdsChallenges(archive);
    return isPackage ? readPackage(archive) : readChallenges(archive, order);
  });
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
    const isArchives = error instanceof AppError && error.code === 'PACKAGE_INVALID';
    send(isArchives ? { errors: error.errors, cause: error.cause } : { fault: String(error) });
  }
}

parentPort?.on('message', (order: ReadOrder) => void answer(order));
send('ready');
