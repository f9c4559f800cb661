import type { Actor } from '../../domain/actor.ts';
import type { Tx } from '../../platform/database.ts';
import type { Storage } from '../../platform/storage.ts';
import type { Emit, Write } from '../../platform/write.ts';
import { dropContents, releaseFiles } from './service-release.ts';
import { holdFiles, upsertFile } from './repository.ts';
import { lockStored, storeContent } from './service.ts';

export interface DocumentDeps {
  write: Write;
  storage: Storage;
}

interface NewDocument {
  /** Under which the file is listed. */
  name: string;
  content: AsyncIterable<Uint8Array>;
}

/**
 * Stores an uploaded document. `swap` then changes the row that refers to it, and returns the id of
 * the file that it has replaced, which is deleted when nothing else refers to it. If anything fails,
 * the old document stays.
 */
export async function replaceDocument(
  deps: DocumentDeps,
  actor: Actor,
  { name, content }: NewDocument,
  swap: (tx: Tx, emit: Emit, fileId: number) => Promise<number | null>,
): Promise<void> {
  const { hash, size } = await storeContent(deps, content);
  const dropped = await deps
    .write(actor, async (tx, emit) => {
      await lockStored(deps.storage, tx, hash);
      await upsertFile(tx, { hash, name, size, uploadedBy: actor.userId });
      const [file] = await holdFiles(tx, [hash]);
      if (!file) throw new Error('The file that was just stored is gone.');
      const replaced = await swap(tx, emit, file.id);
      return replaced === null ? [] : releaseFiles(tx, [replaced]);
    })
    .catch(async (error: unknown) => {
      await dropContents(deps, [hash]);
      throw error;
    });
  await dropContents(deps, dropped);
}
