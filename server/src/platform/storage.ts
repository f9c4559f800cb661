import { createHash, randomBytes } from 'node:crypto';
import { type FileHandle, mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { errorCode, errorMessage } from './error-code.ts';
import { StartupError } from './startup-error.ts';

/** The content is longer than the limit; nothing of it is kept. */
export class FileTooLargeError extends Error {
  override name = 'FileTooLargeError';
}

export interface StoredFile {
  /** SHA-256 in lower-case hex: the name of the content. */
  readonly hash: string;
  readonly size: number;
}

/** Both ends included, as in HTTP. */
export interface ByteRange {
  readonly start: number;
  readonly end: number;
}

export interface Storage {
  /**
   * Keeps the content. When it resolves the file is on disk and survives a crash; the same content
   * again costs no room. Throws FileTooLargeError beyond `limit` bytes.
   */
  put(content: Uint8Array | AsyncIterable<Uint8Array>, limit?: number): Promise<StoredFile>;
  /**
   * The content, or a part of it, and the size of the whole. Undefined: there is no such file.
   * Read the stream to its end or destroy it: it holds the file open.
   */
  open(hash: string, range?: ByteRange): Promise<{ size: number; stream: Readable } | undefined>;
  /** Forgets the content; no error when there is none. */
  remove(hash: string): Promise<void>;
}

const hashPattern = /^[0-9a-f]{64}$/;
/** An upload that is older than this was cut off by a crash. */
const abandonedMilliseconds = 24 * 3600 * 1000;

/**
 * Files by the hash of their content under `folder`, which several servers may share. Makes the
 * folder, and removes what crashes have left. Throws a StartupError when it may not.
 */
export async function createStorage(folder: string): Promise<Storage> {
  const drafts = join(folder, 'incoming');
  try {
    await mkdir(drafts, { recursive: true, mode: 0o700 });
    await removeAbandoned(drafts);
  } catch (error) {
    throw new StartupError(`Files cannot be kept in ${folder}: ${errorMessage(error)}`);
  }

  /** A level of folders in between: some file systems slow down over many names. */
  function placeOf(hash: string): { parent: string; path: string } {
    if (!hashPattern.test(hash)) throw new TypeError('Not a SHA-256 in lower-case hex.');
    const parent = join(folder, hash.slice(0, 2));
    return { parent, path: join(parent, hash) };
  }

  return {
    async put(content, limit = Infinity) {
      const draft = join(drafts, randomBytes(16).toString('hex'));
      try {
        const written = await write(draft, content, limit);
        const { parent, path } = placeOf(written.hash);
        await mkdir(parent, { recursive: true, mode: 0o700 });
        await rename(draft, path);
        await Promise.all([syncFolder(parent), syncFolder(folder)]);
        return written;
      } catch (error) {
        await rm(draft, { force: true });
        throw error;
      }
    },
    async open(hash, range) {
      const { path } = placeOf(hash);
      const handle = await openExisting(path);
      if (!handle) return undefined;
      const { size } = await handle.stat();
      return { size, stream: handle.createReadStream(range) };
    },
    async remove(hash) {
      await rm(placeOf(hash).path, { force: true });
    },
  };
}

async function write(
  path: string,
  content: Uint8Array | AsyncIterable<Uint8Array>,
  limit: number,
): Promise<StoredFile> {
  const digest = createHash('sha256');
  let size = 0;
  await using handle = await open(path, 'wx', 0o600);
  for await (const chunk of content instanceof Uint8Array ? [content] : content) {
    size += chunk.length;
    if (size > limit) throw new FileTooLargeError(`The file is larger than ${limit} bytes.`);
    digest.update(chunk);
    await handle.writeFile(chunk);
  }
  await handle.sync();
  return { hash: digest.digest('hex'), size };
}

async function openExisting(path: string): Promise<FileHandle | undefined> {
  try {
    return await open(path, 'r');
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return undefined;
    throw error;
  }
}

/** A rename is safe from a power cut only once the folder is written too. */
async function syncFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return;
  await using handle = await open(folder, 'r');
  await handle.sync();
}

async function removeAbandoned(drafts: string): Promise<void> {
  for (const name of await readdir(drafts)) {
    const path = join(drafts, name);
    const found = await stat(path).catch(() => undefined);
    if (found && found.mtimeMs < Date.now() - abandonedMilliseconds)
      await rm(path, { force: true });
  }
}
