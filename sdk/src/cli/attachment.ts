import { createHash } from 'node:crypto';
import { readFile, realpath } from 'node:fs/promises';
import { basename, dirname, join, posix, relative } from 'node:path';
import { makeArchive } from './archive.ts';
import { ChallengeError } from './challenge-file.ts';

/** A file that players of a challenge get. */
export interface AttachedFile {
  name: string;
  bytes: Uint8Array<ArrayBuffer>;
  /** SHA-256, as the server names files. */
  hash: string;
}

/** Who hands out which files. */
interface Handout {
  /** The synced folder; whatever lies outside is not published. */
  root: string;
  /** Path of the `challenge.yml` in it. */
  challengeFile: string;
  /** Name of the challenge. */
  title: string;
  /** Paths as written in the `challenge.yml`. */
  files: readonly string[];
}

/**
 * Reads what a challenge hands out: its only file, an archive of several, null when there is none.
 * Throws `ChallengeError`.
 */
export async function readAttachment({
  root,
  challengeFile,
  title,
  files,
}: Handout): Promise<AttachedFile | null> {
  const paths = [...new Set(files.map((path) => posix.normalize(path)))];
  const contents = new Map<string, Uint8Array<ArrayBuffer>>();
  for (const path of paths) {
    contents.set(path, await readInside(root, join(dirname(challengeFile), path)));
  }
  const [only, ...others] = contents;
  if (only === undefined) return null;
  if (others.length === 0) return toFile(basename(only[0]), only[1]);
  const named = [...contents].map(([path, bytes]): [string, Uint8Array] => [
    nameWithin(path, paths),
    bytes,
  ]);
  return toFile(archiveName(title), makeArchive(new Map(named)));
}

function toFile(name: string, bytes: Uint8Array<ArrayBuffer>): AttachedFile {
  return { name, bytes, hash: createHash('sha256').update(bytes).digest('hex') };
}

/** Without folders, as players see single files too, unless two would then have one name. */
function nameWithin(path: string, all: readonly string[]): string {
  const name = basename(path);
  const isOnly = all.filter((other) => basename(other) === name).length === 1;
  return isOnly ? name : path.replace(/^(\.\.\/)+/, '');
}

function archiveName(title: string): string {
  const words = title.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? ['files'];
  return `${words.join('-')}.zip`;
}

/** A challenge of somebody else must not publish the organiser's other files, not by a link either. */
async function readInside(root: string, path: string): Promise<Uint8Array<ArrayBuffer>> {
  try {
    const real = await realpath(join(root, path));
    if (relative(await realpath(root), real).startsWith('..')) {
      throw new ChallengeError(`file ${path} lies outside of the synced folder`);
    }
    return new Uint8Array(await readFile(real));
  } catch (error) {
    if (error instanceof ChallengeError) throw error;
    throw new ChallengeError(`file ${path} cannot be read`, { cause: error });
  }
}
