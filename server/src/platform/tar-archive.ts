import { pipeline, type Readable } from 'node:stream';
import { pipeline as pipe } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { type Pack, pack as createPack } from 'tar-stream';

/** One file of an archive. */
export interface ArchivedFile {
  /** With its folder. */
  name: string;
  changedAt: Date;
  /** Undefined when the content is lost. */
  open: () => Promise<{ size: number; stream: Readable } | undefined>;
}

interface ArchiveOptions {
  /** The text file that lists the names of lost files; with its folder. It is left out without any. */
  missing: string;
  now: Date;
}

/** What is packed is mostly compressed already. */
const GZIP_LEVEL = 1;

/** A `tar.gz` of the files, packed one after the other while it is read. */
export function packFiles(files: Iterable<ArchivedFile>, options: ArchiveOptions): Readable {
  const pack = createPack();
  const archive = createGzip({ level: GZIP_LEVEL });
  // The reader of the archive gets the error; nobody else needs it.
  pipeline(pack, archive, () => undefined);
  fill(pack, files, options).catch((error: unknown) => {
    pack.destroy(error instanceof Error ? error : new Error(String(error)));
  });
  return archive;
}

async function fill(
  pack: Pack,
  files: Iterable<ArchivedFile>,
  { missing, now }: ArchiveOptions,
): Promise<void> {
  const lost: string[] = [];
  for (const { name, changedAt, open } of files) {
    if (pack.destroyed) return;
    const content = await open();
    if (!content) {
      lost.push(name);
      continue;
    }
    const entry = pack.entry({ name, size: content.size, mtime: changedAt });
    await pipe(content.stream, entry);
  }
  if (lost.length > 0) {
    pack.entry({ name: missing, mtime: now }, `${lost.join('\n')}\n`);
  }
  pack.finalize();
}
