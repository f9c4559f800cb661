import { PassThrough, Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { type Entry, openPromise, type ZipFile } from 'yauzl';
import { ZipFile as NewZipFile } from 'yazl';
import { AppError } from '../../domain/app-error.ts';
import { errorMessage } from '../../platform/error-code.ts';

const MOST_ENTRIES = 20_000;

/** Bits of the mode of a Unix file that say what it is, and those of a plain one. */
const KIND_MASK = 0o170000;
const PLAIN = 0o100000;
const FOLDER = 0o040000;

/** How yauzl names a path that leads out of the archive. */
const PATH_FAULT =
  /^(?:invalid relative path|absolute path|invalid characters in fileName): (.+)$/s;

/** An archive that is open; nothing of it has been stored. */
export interface Archive {
  /** Sizes of the files by their paths, once unpacked. */
  files: ReadonlyMap<string, number>;
  /** Paths of the folders, each ending in a slash. */
  folders: readonly string[];
  /** Content of a file that is small. Throws PACKAGE_INVALID. */
  readSmall(path: string): Promise<Buffer>;
  /** Throws PACKAGE_INVALID at the end when there is more or less of it than the archive says. */
  readFile(path: string): AsyncIterable<Uint8Array>;
}

/**
 * Opens an archive for as long as `use` runs. Its entries are checked by path, kind and size before
 * any of them is unpacked. Throws PACKAGE_INVALID.
 * @param mostBytes of all that is in it, once unpacked
 */
export async function withArchive<Result>(
  path: string,
  mostBytes: number,
  use: (archive: Archive) => Promise<Result>,
): Promise<Result> {
  const zip = await broken(() => openPromise(path, { autoClose: false, strictFileNames: true }));
  try {
    const entries = await broken(() => readEntries(zip, mostBytes));
    const names = [...entries.keys()];
    return await use({
      files: new Map(
        names
          .filter((name) => !name.endsWith('/'))
          .map((name) => [name, entries.get(name)?.uncompressedSize ?? 0]),
      ),
      folders: names.filter((name) => name.endsWith('/')),
      readSmall: (name) => readSmall(zip, entries.get(name), name),
      readFile: (name) => readFile(zip, entries.get(name), name),
    });
  } finally {
    zip.close();
  }
}

async function readEntries(zip: ZipFile, mostBytes: number): Promise<Map<string, Entry>> {
  const entries = new Map<string, Entry>();
  let bytes = 0;
  for await (const entry of zip.eachEntry()) {
    const { fileName: name, uncompressedSize: size } = entry;
    checkKind(entry);
    if (entries.has(name)) throw invalid(name, 'NOT_ALLOWED');
    if (!entry.canDecodeFileData()) throw invalid(name, 'WRONG_FORMAT');
    bytes += size;
    if (bytes > mostBytes || entries.size >= MOST_ENTRIES) throw invalid(name, 'TOO_LARGE');
    entries.set(name, entry);
  }
  return entries;
}

/** Refuses links, devices and whatever else is neither a file nor a folder. */
function checkKind({ fileName, externalFileAttributes }: Entry): void {
  const kind = (externalFileAttributes >>> 16) & KIND_MASK;
  const wanted = fileName.endsWith('/') ? FOLDER : PLAIN;
  if (kind !== 0 && kind !== wanted) throw invalid(fileName, 'NOT_ALLOWED');
}

async function readSmall(zip: ZipFile, entry: Entry | undefined, name: string): Promise<Buffer> {
  if (!entry) throw invalid(name, 'REQUIRED');
  return broken(async () => buffer(await zip.openReadStreamPromise(entry)), name);
}

async function* readFile(
  zip: ZipFile,
  entry: Entry | undefined,
  name: string,
): AsyncGenerator<Uint8Array> {
  if (!entry) throw invalid(name, 'REQUIRED');
  try {
    yield* await zip.openReadStreamPromise(entry);
  } catch (cause) {
    throw invalid(name, 'WRONG_FORMAT', cause);
  }
}

/** Whatever fails while an archive is read is the archive's fault. */
async function broken<Result>(read: () => Promise<Result>, name = 'file'): Promise<Result> {
  try {
    return await read();
  } catch (cause) {
    if (cause instanceof AppError) throw cause;
    const [, outside] = PATH_FAULT.exec(errorMessage(cause)) ?? [];
    throw invalid(outside ?? name, outside === undefined ? 'WRONG_FORMAT' : 'NOT_ALLOWED', cause);
  }
}

/** A fault of a package, with the name of the document and, after a colon, its field. */
export function invalid(
  path: string,
  code: AppError['errors'][number]['code'],
  cause?: unknown,
): AppError {
  return new AppError('PACKAGE_INVALID', {
    errors: [{ path: path.slice(0, 300), code }],
    ...(cause !== undefined && { cause: errorMessage(cause) }),
  });
}

/** A file of the archive; it is read when its turn comes. */
interface ZipPart {
  name: string;
  read: () => AsyncIterable<Uint8Array>;
}

/** The earliest time of the format, for each file: equal files make equal archives. */
const EARLIEST = new Date(1980, 0, 1);

/** An archive of files, made while it is read. What is not read is let go of. */
export function zipStream(parts: readonly ZipPart[]): Readable {
  const zip = new NewZipFile();
  const archive = new PassThrough();
  const fail = (error: unknown) => archive.destroy(error as Error);
  zip.on('error', fail);
  for (const { name, read } of parts.toSorted((one, other) => (one.name < other.name ? -1 : 1))) {
    zip.addReadStreamLazy(name, { mtime: EARLIEST }, (open) => {
      const stream = Readable.from(read(), { objectMode: false });
      stream.on('error', fail);
      const close = () => stream.destroy();
      archive.on('close', close);
      stream.on('close', () => archive.off('close', close));
      open(null, stream);
    });
  }
  zip.end();
  return zip.outputStream.pipe(archive);
}
