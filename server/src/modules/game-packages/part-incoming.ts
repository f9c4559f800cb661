import type { ImportSource } from '@halyard/sdk/rules';
import { CHECKOUT } from '../../checkout.ts';
import { AppError } from '../../domain/app-error.ts';
import { createBackground, startThread, UnansweredError } from '../../platform/background.ts';
import { invalid } from './part-archive.ts';
import type { ImportNote } from './rules-notes.ts';
import type { Unpacked } from './part-unpack.ts';

/** The path that names the picture of a game whose hash is not known yet. */
export const POSTER_FILE = 'poster';

/** A file of an archive that is to be stored. */
export interface IncomingFile {
  /** Names it in faults. */
  path: string;
  /** The hash that it has to have. */
  hash?: string;
  /** The challenge, or the game (null), that goes without it if it is too large for this server. */
  challenge?: string | null;
  /** Where it lies in the archive; of several an archive of its own is made. */
  parts: readonly { name: string; place: string }[];
}

/** A game in an archive: its files are stored first, then the game. */
export interface Incoming {
  source: Exclude<ImportSource, 'None'>;
  /** What of it is not as it was, as far as it is stored. */
  notes: readonly ImportNote[];
  totalNotes: number;
  files: readonly IncomingFile[];
  /** The file of an empty hash is the one whose path is the challenge's document. */
  content: IncomingGame;
}

export type IncomingGame = Omit<Unpacked, 'notes' | 'notices'> & Partial<Pick<Unpacked, 'notices'>>;

/** An archive, and what challenges without a game need to become one. */
export interface ReadOrder {
  path: string;
  /** As the sender calls it; names the game. */
  name: string;
  now: number;
  /** Of all that is in it, and of all files that challenges name. */
  mostBytes: number;
}

/** What the thread answers. */
export type ReadOutcome =
  | { incoming: Incoming }
  | {
      code: 'PACKAGE_INVALID' | 'NOTHING_TO_IMPORT';
      errors: AppError['errors'];
      cause: unknown;
    }
  | { fault: string };

const PROGRAM = new URL('server/src/modules/game-packages/part-thread.ts', CHECKOUT);
/** Milliseconds. A thousand challenges take three seconds. */
const LONGEST = 30_000;
const HEAP_MEBIBYTES = 512;

/** Reads all of an archive but its files. Throws PACKAGE_INVALID or NOTHING_TO_IMPORT. */
export type ReadIncoming = (order: ReadOrder) => Promise<Incoming>;

/**
 * Reads archives one after the other in a thread of its own: a few kilobytes of YAML or JSON keep a
 * parser or a schema busy for a minute.
 */
export function createPackageReader(longest = LONGEST): ReadIncoming {
  const ask = createBackground({ start: () => startThread(PROGRAM, HEAP_MEBIBYTES), longest });

  return async (order) => {
    const outcome = (await ask(order).catch((error: unknown) => {
      if (!(error instanceof UnansweredError) || error.reason === 'START') throw error;
      throw invalid('file', 'TOO_LARGE', error);
    })) as ReadOutcome;
    if ('incoming' in outcome) return outcome.incoming;
    if ('errors' in outcome) throw new AppError(outcome.code, outcome);
    throw new Error(outcome.fault);
  };
}
