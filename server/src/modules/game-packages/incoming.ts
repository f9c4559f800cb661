import type { ImportSource } from '@halyard/sdk/rules';
import type { ImportNote } from './notes.ts';
import type { Unpacked } from './unpack.ts';

/** A file of an archive that is to be stored. */
export interface IncomingFile {
  /** Names it in faults, and its hash in `toGame`. */
  path: string;
  /** The hash that it has to have. */
  hash?: string;
  read: () => AsyncIterable<Uint8Array>;
}

/** A game in an archive: its files are stored first, then the game. */
export interface Incoming {
  source: Exclude<ImportSource, 'None'>;
  /** What of it is not as it was. */
  notes: readonly ImportNote[];
  files: readonly IncomingFile[];
  /** @param hashes of the stored files by their paths */
  toGame(hashes: ReadonlyMap<string, string>): Omit<Unpacked, 'notes'>;
}

/** What challenges without a game need to become one. */
export interface ChallengeOptions {
  /** Of the archive, which names the game. */
  name: string;
  now: number;
  /** Of all files that challenges name. */
  mostBytes: number;
}
