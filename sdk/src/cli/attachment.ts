import { createHash } from 'node:crypto';
import { readFile, realpath } from 'node:fs/promises';
import { basename, dirname, join, relative } from 'node:path';
import { ChallengeError } from './challenge-file.ts';

/** A file that players of a challenge get. */
export interface AttachedFile {
  name: string;
  bytes: Uint8Array<ArrayBuffer>;
  /** SHA-256, as the server names files. */
  hash: string;
}

/**
 * Reads what a challenge hands out; null when that is nothing. Throws `ChallengeError`.
 * @param root the synced folder; whatever lies outside is not published
 * @param challengeFile path of the `challenge.yml` in it
 * @param files paths as written there
 */
export async function readAttachment(
  root: string,
  challengeFile: string,
  files: readonly string[],
): Promise<AttachedFile | null> {
  const [path, ...others] = files;
  if (path === undefined) return null;
  if (others.length > 0) {
    throw new ChallengeError('several files are not supported yet: put them into one archive');
  }
  const bytes = await readInside(root, join(dirname(challengeFile), path));
  return { name: basename(path), bytes, hash: createHash('sha256').update(bytes).digest('hex') };
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
