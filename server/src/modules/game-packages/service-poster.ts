import type { Actor } from '../../domain/actor.ts';
import { AppError } from '../../domain/app-error.ts';
import type { Storage, StoredFile } from '../../platform/storage.ts';
import type { Write } from '../../platform/write.ts';
import { PICTURE_BYTES, type Pictures, storeContent } from '../files/public.ts';
import { gameNote, type ImportNote } from './rules-notes.ts';

export interface PosterDeps {
  write: Write;
  storage: Storage;
  pictures: Pick<Pictures, 'make'>;
}

interface PreparedPoster {
  hash: string | null;
  /** What was stored for it beside the files of the package. */
  made: readonly StoredFile[];
  notes: readonly ImportNote[];
}

/** How files begin that are shown as they are. */
const SHOWN = /^(?:RIFF....WEBP|GIF8)/s;

/**
 * The poster of a package as pages show it, which is to everybody: one of another format becomes WebP, what
 * is no picture or too large for one is left out with a note. Throws RATE_LIMITED or OVERLOADED.
 */
export async function preparePoster(
  deps: PosterDeps,
  actor: Actor,
  hash: string | null,
): Promise<PreparedPoster> {
  if (hash === null) return { hash, made: [], notes: [] };
  const head = await readStored(deps.storage, hash, { start: 0, end: 11 });
  if (SHOWN.test(head.toString('latin1'))) return { hash, made: [], notes: [] };
  try {
    const picture = await deps.pictures.make(
      actor,
      () => readPicture(deps.storage, hash),
      'poster',
    );
    const stored = await storeContent(deps, picture);
    return { hash: stored.hash, made: [stored], notes: [] };
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'IMAGE_INVALID') throw error;
    return { hash: null, made: [], notes: [gameNote('POSTER_LEFT_OUT', 'posterHash')] };
  }
}

/** Throws IMAGE_INVALID for a file that is larger than a picture may be. */
async function readPicture(storage: Storage, hash: string): Promise<Uint8Array> {
  const content = await readStored(storage, hash, { start: 0, end: PICTURE_BYTES });
  if (content.length > PICTURE_BYTES) throw new AppError('IMAGE_INVALID');
  return content;
}

async function readStored(
  storage: Storage,
  hash: string,
  range: { start: number; end: number },
): Promise<Buffer> {
  const file = await storage.open(hash, range);
  const chunks: Uint8Array[] = [];
  for await (const chunk of file?.stream ?? []) chunks.push(chunk as Uint8Array);
  return Buffer.concat(chunks);
}
