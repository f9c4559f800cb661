import { text } from 'node:stream/consumers';
import { type Entry, openPromise, type ZipFile } from 'yauzl';
import { AppError } from '../../domain/app-error.ts';
import { errorMessage } from '../../platform/error-code.ts';

/** A document of a package is small; its files may be large. */
const MOST_DOCUMENT_BYTES = 4 * 1024 * 1024;
const MOST_DOCUMENTS_BYTES = 64 * 1024 * 1024;
const MOST_ENTRIES = 20_000;

const DOCUMENT = /^(?:manifest|game|halyard|challenges\/challenge-\d{1,10})\.json$/;
const FILE = /^files\/([0-9a-f]{64})$/;
const FOLDERS = new Set(['challenges/', 'files/']);

/** Bits of the mode of a Unix file that say what it is, and those of a plain one. */
const KIND_MASK = 0o170000;
const PLAIN = 0o100000;
const FOLDER = 0o040000;

/** A package that is open; nothing of it has been stored. */
export interface Archive {
  /** Names of the documents. */
  documents: readonly string[];
  /** Throws PACKAGE_INVALID when it is missing or no JSON. */
  readDocument(name: string): Promise<unknown>;
  /** Hashes under which the files are named. */
  files: readonly string[];
  readFile(hash: string): AsyncIterable<Uint8Array>;
}

/**
 * Opens a package for as long as `use` runs. What is in it is checked by name, kind and size before
 * any of it is unpacked. Throws PACKAGE_INVALID.
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
    return await use({
      documents: [...entries.keys()].filter((name) => DOCUMENT.test(name)),
      readDocument: (name) => readDocument(zip, entries.get(name), name),
      files: [...entries.keys()].flatMap((name) => FILE.exec(name)?.[1] ?? []),
      readFile: (hash) => readFile(zip, entries.get(`files/${hash}`)),
    });
  } finally {
    zip.close();
  }
}

async function readEntries(zip: ZipFile, mostBytes: number): Promise<Map<string, Entry>> {
  const entries = new Map<string, Entry>();
  let documentBytes = 0;
  let bytes = 0;
  for await (const entry of zip.eachEntry()) {
    const { fileName: name, uncompressedSize: size } = entry;
    const isDocument = DOCUMENT.test(name);
    checkKind(entry);
    if (FOLDERS.has(name)) continue;
    if (entries.has(name) || !(isDocument || FILE.test(name))) throw invalid(name, 'NOT_ALLOWED');
    if (!entry.canDecodeFileData()) throw invalid(name, 'WRONG_FORMAT');
    bytes += size;
    if (isDocument) documentBytes += size;
    const isTooLarge =
      bytes > mostBytes ||
      documentBytes > MOST_DOCUMENTS_BYTES ||
      (isDocument && size > MOST_DOCUMENT_BYTES) ||
      entries.size >= MOST_ENTRIES;
    if (isTooLarge) throw invalid(name, 'TOO_LARGE');
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

async function readDocument(
  zip: ZipFile,
  entry: Entry | undefined,
  name: string,
): Promise<unknown> {
  if (!entry) throw invalid(name, 'REQUIRED');
  return broken(async () => {
    const content = await text(await zip.openReadStreamPromise(entry));
    return JSON.parse(content.replace(/^\ufeff/, '')) as unknown;
  }, name);
}

/** Fails at the end when there is more or less of it than the archive says. */
async function* readFile(zip: ZipFile, entry: Entry | undefined): AsyncGenerator<Uint8Array> {
  if (!entry) throw invalid('files', 'REQUIRED');
  try {
    yield* await zip.openReadStreamPromise(entry);
  } catch (cause) {
    throw invalid(entry.fileName, 'WRONG_FORMAT', cause);
  }
}

/** Whatever fails while an archive is read is the archive's fault. */
async function broken<Result>(read: () => Promise<Result>, name = 'file'): Promise<Result> {
  try {
    return await read();
  } catch (cause) {
    if (cause instanceof AppError) throw cause;
    throw invalid(name, 'WRONG_FORMAT', cause);
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
