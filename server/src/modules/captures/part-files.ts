import { createReadStream, createWriteStream } from 'node:fs';
import {
  type FileHandle,
  mkdir,
  open,
  readdir,
  rename,
  rm,
  rmdir,
  stat,
  statfs,
} from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { errorCode } from '../../platform/error-code.ts';
import { FILE_HEADER_BYTES, RECORD_HEADER_BYTES } from './part-packets.ts';

/** Where a file belongs, and its name. */
export interface CapturePlace {
  challengeId: number;
  participationId: number;
  fileName: string;
}

const ENDING = '.pcap.gz';

/** What is packed is mostly text; more would cost the players time. */
const GZIP_LEVEL = 4;

/**
 * The files of captures: in a folder for each challenge with one for each participation. A file that
 * is being written is not compressed, and lacks the ending `.gz`.
 */
export interface CaptureFiles {
  /** Creates the file that is written first. */
  createDraft: (place: CapturePlace) => Promise<FileHandle>;
  /**
   * Compresses what is whole of a draft; returns the size, null if there is nothing or it is removed
   * meanwhile. The draft stays.
   */
  pack: (place: CapturePlace) => Promise<number | null>;
  removeDraft: (place: CapturePlace) => Promise<void>;
  /** Removes a file, its draft and what is left of packing it. */
  remove: (place: CapturePlace) => Promise<void>;
  /** Undefined when it is gone. Read the stream to its end or destroy it. */
  open: (place: CapturePlace) => Promise<{ size: number; stream: Readable } | undefined>;
  /** The ids of challenges that have a folder. */
  challengeIds: () => Promise<number[]>;
  /** All files of a challenge, also drafts; `fileName` is the name that a draft gets in the end. */
  list: (challengeId: number) => Promise<(CapturePlace & { isDraft: boolean })[]>;
  /** Removes the folders of a challenge that are empty. */
  removeFolders: (challengeId: number) => Promise<void>;
  findFreeBytes: () => Promise<number>;
}

/** The name of a file, by the contract: the beginning of the container's id, and the connection. */
export function captureName(containerId: string, connectionId: string): string {
  const [container, connection] = [containerId, connectionId].map((id) => id.replaceAll('-', ''));
  return `${container?.slice(0, 12)}-${connection?.slice(-16)}${ENDING}`;
}

export function createCaptureFiles(folder: string): CaptureFiles {
  const folderOf = ({ challengeId, participationId }: Omit<CapturePlace, 'fileName'>) =>
    join(folder, String(challengeId), String(participationId));
  const pathOf = (place: CapturePlace) => join(folderOf(place), place.fileName);
  const draftOf = (place: CapturePlace) => pathOf(place).replace(/\.gz$/, '');
  const partOf = (place: CapturePlace) => `${pathOf(place)}.part`;

  async function create(place: CapturePlace): Promise<FileHandle> {
    await mkdir(folderOf(place), { recursive: true, mode: 0o700 });
    return open(draftOf(place), 'wx', 0o600);
  }

  async function compress(place: CapturePlace): Promise<number> {
    await pipeline(
      createReadStream(draftOf(place)),
      wholeRecords,
      createGzip({ level: GZIP_LEVEL }),
      createWriteStream(partOf(place), { mode: 0o600, flush: true }),
    );
    await rename(partOf(place), pathOf(place));
    return (await stat(pathOf(place))).size;
  }

  return {
    // A sweep may remove an empty folder just then.
    createDraft: (place) => create(place).catch(() => create(place)),
    async pack(place) {
      const draft = await orUndefined(stat(draftOf(place)));
      if (!draft) return (await orUndefined(stat(pathOf(place))))?.size ?? null;
      if (draft.size < FILE_HEADER_BYTES) return null;
      // A sweep, also that of another process, removes the files of a deleted challenge at any time.
      return (await orUndefined(compress(place))) ?? null;
    },
    removeDraft: (place) => rm(draftOf(place), { force: true }),
    async remove(place) {
      // In this order a compression that begins or ends meanwhile does not bring the file back.
      for (const path of [draftOf(place), partOf(place), pathOf(place)]) {
        await rm(path, { force: true });
      }
    },
    async open(place) {
      const handle = await orUndefined(open(pathOf(place)));
      if (!handle) return undefined;
      const { size } = await handle.stat();
      return { size, stream: handle.createReadStream() };
    },
    challengeIds: () => numbersIn(folder),
    async list(challengeId) {
      const parent = join(folder, String(challengeId));
      const found: (CapturePlace & { isDraft: boolean })[] = [];
      for (const participationId of await numbersIn(parent)) {
        for (const name of await namesIn(join(parent, String(participationId)))) {
          const [, stem] = /^(.+)\.pcap(?:\.gz(?:\.part)?)?$/.exec(name) ?? [];
          if (stem === undefined) continue;
          const fileName = `${stem}${ENDING}`;
          found.push({ challengeId, participationId, fileName, isDraft: name !== fileName });
        }
      }
      return found;
    },
    async removeFolders(challengeId) {
      const parent = join(folder, String(challengeId));
      for (const id of await numbersIn(parent)) await removeIfEmpty(join(parent, String(id)));
      await removeIfEmpty(parent);
    },
    async findFreeBytes() {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const { bavail, bsize } = await statfs(folder);
      return bavail * bsize;
    },
  };
}

async function namesIn(folder: string): Promise<string[]> {
  return (await orUndefined(readdir(folder))) ?? [];
}

async function numbersIn(folder: string): Promise<number[]> {
  const names = await namesIn(folder);
  return names.filter((name) => /^\d{1,10}$/.test(name)).map(Number);
}

async function removeIfEmpty(folder: string): Promise<void> {
  await rmdir(folder).catch((error: unknown) => {
    if (!['ENOTEMPTY', 'EEXIST', 'ENOENT'].includes(errorCode(error) ?? '')) throw error;
  });
}

/** Undefined for what does not exist. */
async function orUndefined<Value>(found: Promise<Value>): Promise<Value | undefined> {
  return found.catch((error: unknown) => {
    if (errorCode(error) === 'ENOENT') return undefined;
    throw error;
  });
}

/** Passes a pcap file on up to its last whole record: a crash or a full disk cuts one in two. */
export async function* wholeRecords(file: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let rest: Buffer = Buffer.alloc(0);
  let isFirst = true;
  for await (const chunk of file) {
    rest = rest.length === 0 ? chunk : Buffer.concat([rest, chunk]);
    let end = isFirst ? FILE_HEADER_BYTES : 0;
    if (rest.length < end) continue;
    for (let next = endOfRecord(rest, end); next !== null; next = endOfRecord(rest, end))
      end = next;
    isFirst = false;
    yield rest.subarray(0, end);
    rest = rest.subarray(end);
  }
}

/** Where the record that begins at an offset ends; null if that is not there yet. */
function endOfRecord(bytes: Buffer, start: number): number | null {
  if (start + RECORD_HEADER_BYTES > bytes.length) return null;
  const end = start + RECORD_HEADER_BYTES + bytes.readUInt32LE(start + 8);
  return end <= bytes.length ? end : null;
}
