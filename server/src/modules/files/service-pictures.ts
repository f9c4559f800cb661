import type { Actor } from '../../domain/actor.ts';
import { AppError } from '../../domain/app-error.ts';
import type { Audit } from '../../platform/audit.ts';
import type { Tx } from '../../platform/database.ts';
import { createFairQueue } from '../../platform/fair-queue.ts';
import type { Storage, StoredFile } from '../../platform/storage.ts';
import type { Emit, Write } from '../../platform/write.ts';
import { createPictureMaker, type MakePicture, type PictureUse } from './part-image.ts';
import type { ReadPicture } from './part-multipart.ts';
import { dropContents, releaseFiles } from './service-release.ts';
import { findFilesOfHashes, upsertFile } from './repository.ts';
import { lockStored, storeContent } from './service.ts';

/** Two at a time would take twice the memory. */
const PROCESSED_AT_ONCE = 1;
const LONGEST_QUEUE = 30;

/** Each takes up to 3 MiB of memory until it has been processed. */
const OPEN_AT_ONCE = 40;
const OPEN_PER_USER = 2;

/** Hashes of the pictures that were shown; null for none. */
type Replaced = readonly (string | null)[];

export interface Pictures {
  /**
   * Stores an uploaded picture, once for each use, as WebP. `swap` then changes the row that shows it, given the new hashes in the order of the uses, and
   * returns the hashes it has replaced; those files are deleted when nothing else refers to them.
   * If anything fails, the old picture stays. Returns the new hashes. Throws IMAGE_INVALID,
   * PAYLOAD_TOO_LARGE, VALIDATION_FAILED, UNSUPPORTED_MEDIA_TYPE, RATE_LIMITED or OVERLOADED.
   */
  replace<Use extends PictureUse>(
    actor: Actor,
    read: ReadPicture,
    uses: readonly Use[],
    swap: (tx: Tx, emit: Emit, hashes: Record<Use, string>, audit: Audit) => Promise<Replaced>,
  ): Promise<Record<Use, string>>;
  /** A picture as WebP, which is not stored. Throws IMAGE_INVALID, RATE_LIMITED or OVERLOADED. */
  make(actor: Actor, read: ReadPicture, use: PictureUse): Promise<Uint8Array>;
  /** Changes the row that shows a picture so that it shows none. `swap` is as above. */
  remove(
    actor: Actor,
    swap: (tx: Tx, emit: Emit, audit: Audit) => Promise<Replaced>,
  ): Promise<void>;
}

interface PictureDeps {
  write: Write;
  storage: Storage;
}

/** Creates what stores pictures of users, teams, games and the site. */
export function createPictures(deps: PictureDeps): Pictures {
  const makePicture = createPictureMaker();
  const inTurn = createFairQueue(PROCESSED_AT_ONCE, LONGEST_QUEUE);
  const limitOpen = createOpenLimit();

  return {
    replace: (actor, read, uses, swap) =>
      limitOpen(actor.userId, async () => {
        const content = await read();
        const pictures = await inTurn([actor.userId], () =>
          makePictures(makePicture, content, uses),
        );
        const stored = await storeAll(deps, pictures);
        const hashes = Object.fromEntries(stored.map(({ use, hash }) => [use, hash]));
        const dropped = await deps
          .write(actor, async (tx, emit, audit) => {
            for (const { use, hash, size } of stored.toSorted(byHash)) {
              await lockStored(deps.storage, tx, hash);
              await upsertFile(tx, { hash, name: `${use}.webp`, size, uploadedBy: actor.userId });
            }
            return releasePictures(tx, await swap(tx, emit, hashes as never, audit));
          })
          .catch(async (error: unknown) => {
            await dropContents(deps, Object.values(hashes));
            throw error;
          });
        await dropContents(deps, dropped);
        return hashes as never;
      }),
    make: (actor, read, use) =>
      limitOpen(actor.userId, async () => {
        const content = await read();
        return inTurn([actor.userId], () => makePicture(content, use));
      }),
    async remove(actor, swap) {
      const dropped = await deps.write(actor, async (tx, emit, audit) =>
        releasePictures(tx, await swap(tx, emit, audit)),
      );
      await dropContents(deps, dropped);
    },
  };
}

/**
 * Deletes the rows of pictures that nothing refers to any more. Call it after the references are
 * gone, in the same transaction; after the commit give the answer to `dropContents`.
 */
export async function releasePictures(tx: Tx, hashes: Replaced): Promise<string[]> {
  return releaseFiles(
    tx,
    await findFilesOfHashes(
      tx,
      hashes.filter((hash) => hash !== null),
    ),
  );
}

interface StoredPicture extends StoredFile {
  use: PictureUse;
}

async function makePictures(
  makePicture: MakePicture,
  content: Uint8Array,
  uses: readonly PictureUse[],
) {
  const made: { use: PictureUse; content: Uint8Array }[] = [];
  for (const use of uses) made.push({ use, content: await makePicture(content, use) });
  return made;
}

async function storeAll(
  deps: PictureDeps,
  pictures: readonly { use: PictureUse; content: Uint8Array }[],
): Promise<StoredPicture[]> {
  const stored: StoredPicture[] = [];
  try {
    for (const { use, content } of pictures) {
      stored.push({ use, ...(await storeContent(deps, content)) });
    }
    return stored;
  } catch (error) {
    await dropContents(
      deps,
      stored.map(({ hash }) => hash),
    );
    throw error;
  }
}

function byHash(one: StoredPicture, other: StoredPicture): number {
  return one.hash < other.hash ? -1 : 1;
}

/** Limits how many pictures are in memory; refuses the others. */
function createOpenLimit() {
  const open = new Map<string, number>();
  let total = 0;
  return async <Result>(userId: string, work: () => Promise<Result>): Promise<Result> => {
    const own = open.get(userId) ?? 0;
    if (own >= OPEN_PER_USER) throw new AppError('RATE_LIMITED', { retryAfter: 1 });
    if (total >= OPEN_AT_ONCE) throw new AppError('OVERLOADED', { retryAfter: 2 });
    open.set(userId, own + 1);
    total += 1;
    try {
      return await work();
    } finally {
      total -= 1;
      const left = (open.get(userId) ?? 1) - 1;
      if (left > 0) open.set(userId, left);
      else open.delete(userId);
    }
  };
}
