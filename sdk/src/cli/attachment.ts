import { createHash } from 'node:crypto';
import { readFile, realpath } from 'node:fs/promises';
import { basename, dirname, join, posix, relative } from 'node:path';
import { archiveName, ChallengeError, namesInArchive } from '../ctfcli.ts';
import { makeArchive } from './archive.ts';

/** The file that players of a challenge can download. */
export interface AttachedFile {
  name: string;
  bytes: Uint8Array<ArrayBuffer>;
  /** SHA-256, the name of the file on the server. */
  hash: string;
  /** The files in it, or the file itself, as read. */
  contents: ReadonlyMap<string, Uint8Array>;
}

/** The files of a challenge. */
interface AttachmentSource {
  /** The synced folder. Files outside of it are not published. */
  root: string;
  /** Path of the `challenge.yml`, relative to `root`. */
  challengeFile: string;
  /** Title of the challenge. */
  title: string;
  /** Paths as written in the `challenge.yml`. */
  files: readonly string[];
}

/**
 * Reads the attachment of a challenge: its only file, an archive of several files, or null without
 * files. Throws `ChallengeError`.
 */
export async function readAttachment({
  root,
  challengeFile,
  title,
  files,
}: AttachmentSource): Promise<AttachedFile | null> {
  const paths = [...new Set(files.map((path) => posix.normalize(path)))];
  const contents = new Map<string, Uint8Array<ArrayBuffer>>();
  for (const path of paths) {
    contents.set(path, await readInside(root, join(dirname(challengeFile), path)));
  }
  const [only, ...others] = contents;
  if (only === undefined) return null;
  if (others.length === 0) {
    const [path, bytes] = only;
    if (bytes.length === 0)
      throw new ChallengeError(`file ${path} is empty; servers store no empty file`);
    return toFile(basename(path), bytes, contents);
  }
  const names = namesInArchive(paths);
  const named = [...contents].map(([path, bytes]): [string, Uint8Array] => [
    names.get(path) ?? path,
    bytes,
  ]);
  return toFile(archiveName(title), makeArchive(new Map(named)), contents);
}

function toFile(
  name: string,
  bytes: Uint8Array<ArrayBuffer>,
  contents: AttachedFile['contents'],
): AttachedFile {
  return { name, bytes, hash: createHash('sha256').update(bytes).digest('hex'), contents };
}

/** A warning for each file in which players would find a flag of the challenge as it is. */
export function givenAway(file: AttachedFile | null, flags: readonly string[]): string[] {
  return [...(file?.contents ?? [])]
    .filter(([, bytes]) => flags.some((flag) => Buffer.from(bytes).includes(flag)))
    .map(([path]) => `WARNING: file ${path}, which players get, contains a flag`);
}

/**
 * Rejects files outside of `root`, also if a symbolic link leads there: a challenge of somebody
 * else must not publish other files of the organiser.
 */
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
