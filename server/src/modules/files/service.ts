import type { Actor } from '../../domain/actor.ts';
import { AppError, orNotFound } from '../../domain/app-error.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Db, Tx } from '../../platform/database.ts';
import type { Write } from '../../platform/write.ts';
import type { Storage, StoredFile } from '../../platform/storage.ts';
import { cleanFileName } from './rules-names.ts';
import { dropContents } from './service-release.ts';
import {
  deleteUnclaimed,
  deleteUnreferenced,
  insertUnclaimed,
  lockContent,
  lockFile,
  upsertFile,
} from './repository.ts';

export interface FileDeps {
  db: Db;
  write: Write;
  clock: Clock;
  storage: Storage;
}

export interface Upload {
  /** As the sender calls it. */
  name: string;
  content: AsyncIterable<Uint8Array>;
}

interface Uploaded {
  hash: string;
  name: string;
}

interface Kept extends Uploaded {
  size: number;
}

/**
 * Stores files one after the other as they arrive, all of them or, when one fails, none; empty
 * ones are left out.
 */
export async function uploadFiles(
  deps: FileDeps,
  actor: Actor,
  uploads: AsyncIterable<Upload>,
): Promise<Uploaded[]> {
  const kept: Kept[] = [];
  try {
    for await (const { name, content } of uploads) {
      kept.push({ ...(await storeContent(deps, content)), name: cleanFileName(name) });
    }
    await deps.write(actor, async (tx, _emit, audit) => {
      const files = kept.filter(({ size }) => size > 0);
      await keepStored(deps.storage, tx, files, actor);
      for (const { hash, name, size } of files) {
        audit({ type: 'File', id: hash, name }, { after: { name, size } });
      }
    });
  } catch (error) {
    await dropContents(deps, hashesOf(kept));
    throw error;
  }
  await dropContents(deps, hashesOf(kept.filter(({ size }) => size === 0)));
  return kept.filter(({ size }) => size > 0).map(({ hash, name }) => ({ hash, name }));
}

/** Gives stored contents a row each, in an order in which two callers never wait for each other. */
export async function keepStored(
  storage: Storage,
  tx: Tx,
  files: readonly Kept[],
  { userId }: Pick<Actor, 'userId'>,
): Promise<void> {
  for (const { hash, name, size } of files.toSorted((a, b) => (a.hash < b.hash ? -1 : 1))) {
    await lockStored(storage, tx, hash);
    await upsertFile(tx, { hash, name, size, uploadedBy: userId });
  }
}

function hashesOf(files: readonly Kept[]): string[] {
  return [...new Set(files.map(({ hash }) => hash))];
}

/**
 * Stores a content that a row is to refer to. A server that ends before that leaves it to the sweep. Throws
 * FileTooLargeError beyond `limit` bytes.
 */
export async function storeContent(
  { write, storage }: Pick<FileDeps, 'write' | 'storage'>,
  content: Uint8Array | AsyncIterable<Uint8Array>,
  limit?: number,
): Promise<StoredFile> {
  return storage.put(content, limit, (hash) => write(null, (tx) => insertUnclaimed(tx, hash)));
}

/**
 * Keeps the content from being deleted until the transaction ends. Somebody may have deleted it
 * between its arrival and our lock: throws OVERLOADED then.
 */
export async function lockStored(storage: Storage, tx: Tx, hash: string): Promise<void> {
  await lockContent(tx, hash);
  const found = await storage.open(hash);
  if (!found) throw new AppError('OVERLOADED', { retryAfter: 1 });
  found.stream.destroy();
  await deleteUnclaimed(tx, hash);
}

/** Deletes a file that nothing refers to; throws FILE_NOT_FOUND or FILE_IN_USE. */
export async function deleteFile(deps: FileDeps, actor: Actor, hash: string): Promise<void> {
  await deps.write(actor, async (tx, emit, audit) => {
    const file = orNotFound(await lockFile(tx, hash), 'FILE_NOT_FOUND');
    const deleted = await deleteUnreferenced(tx, [file.id]);
    if (deleted.length === 0) throw new AppError('FILE_IN_USE');
    audit({ type: 'File', id: hash, name: file.name }, { before: { name: file.name } });
    emit.log({ code: 'FILE_DELETED', values: { file: file.name } });
  });
  await dropContents(deps, [hash]);
}
