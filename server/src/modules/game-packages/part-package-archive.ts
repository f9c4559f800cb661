import { type Archive, invalid } from './part-archive.ts';

/** A document of a package is small; its files may be large. */
const MOST_DOCUMENT_BYTES = 4 * 1024 * 1024;
/** Of `halyard.json`: a flag for each of as many files as an archive may have. */
const MOST_EXTRAS_BYTES = 12 * 1024 * 1024;
const MOST_DOCUMENTS_BYTES = 64 * 1024 * 1024;
/** Of one game. */
export const MOST_CHALLENGES = 1000;

const DOCUMENT = /^(?:manifest|game|halyard|challenges\/challenge-\d{1,10})\.json$/;
const FILE = /^files\/([0-9a-f]{64})$/;
const FOLDERS = new Set(['challenges/', 'files/']);

/** A package of the GZCTF format in an archive. */
export interface PackageArchive {
  /** Names of the documents. */
  documents: readonly string[];
  /** Throws PACKAGE_INVALID when it is missing or no JSON. */
  readDocument(name: string): Promise<unknown>;
  /** Hashes under which the files are named. */
  files: readonly string[];
  readFile(hash: string): AsyncIterable<Uint8Array>;
}

/** Checks that an archive holds nothing but a package. Throws PACKAGE_INVALID. */
export function toPackage(archive: Archive): PackageArchive {
  const names = [...archive.files.keys()];
  const documents = names.filter((name) => DOCUMENT.test(name));
  const strange =
    names.find((name) => !DOCUMENT.test(name) && !FILE.test(name)) ??
    archive.folders.find((name) => !FOLDERS.has(name));
  if (strange !== undefined) throw invalid(strange, 'NOT_ALLOWED');
  checkSizes(archive, documents);
  const [tooMany] = documents
    .filter((name) => name.startsWith('challenges/'))
    .slice(MOST_CHALLENGES);
  if (tooMany !== undefined) throw invalid(tooMany, 'TOO_LARGE');
  return {
    documents,
    readDocument: (name) => readDocument(archive, name),
    files: names.flatMap((name) => FILE.exec(name)?.[1] ?? []),
    readFile: (hash) => archive.readFile(`files/${hash}`),
  };
}

function checkSizes({ files }: Archive, documents: readonly string[]): void {
  let bytes = 0;
  for (const name of documents) {
    const size = files.get(name) ?? 0;
    bytes += size;
    const most = name === 'halyard.json' ? MOST_EXTRAS_BYTES : MOST_DOCUMENT_BYTES;
    if (size > most || bytes > MOST_DOCUMENTS_BYTES) throw invalid(name, 'TOO_LARGE');
  }
}

async function readDocument(archive: Archive, name: string): Promise<unknown> {
  const content = await archive.readSmall(name);
  try {
    return JSON.parse(content.toString().replace(/^\ufeff/, '')) as unknown;
  } catch (cause) {
    throw invalid(name, 'WRONG_FORMAT', cause);
  }
}
