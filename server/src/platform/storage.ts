import { createHash, randomBytes } from 'node:crypto';
import { type FileHandle, mkdir, open, readdir, rename, rm, stat, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { errorCode, errorMessage } from './error-code.ts';
import { StartupError } from './startup-error.ts';

/** The content is larger than the limit; none of it is stored. */
export class FileTooLargeError extends Error {
  override name = 'FileTooLargeError';
}

export interface StoredFile {
  /** SHA-256 of the content in lower-case hex, under which it is stored. */
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
   * Stores the content. When the promise resolves, the file has been flushed to disk. Identical
   * content is stored once. Throws FileTooLargeError beyond `limit` bytes.
   * @param announce called before the content is where `open` finds it
   */
  put(
    content: Uint8Array | AsyncIterable<Uint8Array>,
    limit?: number,
    announce?: (hash: string) => Promise<void>,
  ): Promise<StoredFile>;
  /**
   * Opens the content or a range of it; `size` is the size of the whole file. Undefined when there
   * is no such file. Read the stream to its end or destroy it: it holds the file open.
   */
  open(hash: string, range?: ByteRange): Promise<{ size: number; stream: Readable } | undefined>;
  /**
   * Keeps the content in a file of its own for as long as `use` runs. Throws FileTooLargeError
   * beyond `limit` bytes.
   */
  hold<Result>(
    content: AsyncIterable<Uint8Array>,
    limit: number,
    use: (path: string) => Promise<Result>,
  ): Promise<Result>;
  /** Deletes the content, if there is any. */
  remove(hash: string): Promise<void>;
  /** Removes incomplete uploads that nobody has written to since then: their server has ended. */
  removeAbandoned(before: Date): Promise<void>;
  /** Writes a little, and returns how much room is left. Rejects when nothing can be written. */
  findFreeBytes(): Promise<number>;
}

const hashPattern = /^[0-9a-f]{64}$/;
/**
 * Stores files under the hash of their content in `folder`, which several servers may share.
 * Creates the directory. Throws a StartupError when it lacks the
 * permission.
 */
export async function createStorage(folder: string): Promise<Storage> {
  const drafts = join(folder, 'incoming');
  try {
    await mkdir(drafts, { recursive: true, mode: 0o700 });
  } catch (error) {
    throw new StartupError(`Files cannot be stored in ${folder}: ${errorMessage(error)}`);
  }

  /**
   * Distributes files over subdirectories: some file systems become slow with many files in one
   * directory.
   */
  function placeOf(hash: string): { parent: string; path: string } {
    if (!hashPattern.test(hash)) throw new TypeError('Not a SHA-256 in lower-case hex.');
    const parent = join(folder, hash.slice(0, 2));
    return { parent, path: join(parent, hash) };
  }

  return {
    async put(content, limit = Infinity, announce = async () => undefined) {
      const draft = join(drafts, randomBytes(16).toString('hex'));
      try {
        const written = await write(draft, content, limit);
        const { parent, path } = placeOf(written.hash);
        await announce(written.hash);
        await mkdir(parent, { recursive: true, mode: 0o700 });
        await rename(draft, path);
        await Promise.all([syncFolder(parent), syncFolder(folder)]);
        return written;
      } catch (error) {
        await rm(draft, { force: true });
        throw error;
      }
    },
    async hold(content, limit, use) {
      const draft = join(drafts, randomBytes(16).toString('hex'));
      try {
        await write(draft, content, limit);
        return await use(draft);
      } finally {
        await rm(draft, { force: true });
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
    removeAbandoned: (before) => removeAbandoned(drafts, before),
    async findFreeBytes() {
      const draft = join(drafts, randomBytes(16).toString('hex'));
      try {
        await write(draft, Buffer.from('probe'), Infinity);
      } finally {
        await rm(draft, { force: true });
      }
      const { bavail, bsize } = await statfs(folder);
      return bavail * bsize;
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

/** A rename survives a power failure only after the directory itself has been synced. */
async function syncFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return;
  await using handle = await open(folder, 'r');
  await handle.sync();
}

async function removeAbandoned(drafts: string, before: Date): Promise<void> {
  for (const name of await readdir(drafts)) {
    const path = join(drafts, name);
    const found = await stat(path).catch(() => undefined);
    if (found && found.mtime < before) await rm(path, { force: true });
  }
}
