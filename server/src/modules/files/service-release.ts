import type { Tx } from '../../platform/database.ts';
import type { Storage } from '../../platform/storage.ts';
import type { Write } from '../../platform/write.ts';
import {
  deleteUnclaimed,
  deleteUnreferenced,
  findUnclaimed,
  hashExists,
  lockContent,
  lockFiles,
} from './repository.ts';

export interface ContentDeps {
  write: Write;
  storage: Pick<Storage, 'remove'>;
}

/**
 * Deletes the rows of those of the files that nothing refers to any more. Call it after the
 * references are gone, in the same transaction; after the commit give the answer to
 * `dropContents`.
 */
export async function releaseFiles(tx: Tx, fileIds: readonly number[]): Promise<string[]> {
  if (fileIds.length === 0) return [];
  // Two statements: what a lock had to wait for is seen only by the one after it.
  await lockFiles(tx, fileIds);
  return deleteUnreferenced(tx, fileIds);
}

/**
 * Removes the contents of files without a row from the storage. A crash in between leaves bytes
 * that nobody can reach, never a row without bytes.
 */
export async function dropContents(
  { write, storage }: ContentDeps,
  hashes: readonly string[],
): Promise<void> {
  for (const hash of hashes) {
    // Inside a transaction, although it is outside the database: its lock keeps off whoever is
    // just uploading the same content.
    await write(null, async (tx) => {
      await lockContent(tx, hash);
      await deleteUnclaimed(tx, hash);
      if (!(await hashExists(tx, hash))) await storage.remove(hash);
    });
  }
}

/** Somebody may be about to add the row of what was stored within it. */
const GRACE = 3_600_000;

/** Removes what servers have left that ended while they stored something. */
export async function sweepContents(
  { write, storage }: ContentDeps & { storage: Pick<Storage, 'removeAbandoned'> },
  now: Date,
): Promise<void> {
  const before = new Date(now.getTime() - GRACE);
  await storage.removeAbandoned(before);
  const hashes = await write(null, (tx) => findUnclaimed(tx, before));
  await dropContents({ write, storage }, hashes);
}
