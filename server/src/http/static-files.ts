import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { extname, join, relative, sep } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Encoding } from '../platform/accept-encoding.ts';

const brotli = promisify(brotliCompress);
const deflate = promisify(gzip);

/** Content types of the files in a web build; other files are application/octet-stream. */
const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.wasm': 'application/wasm',
  '.tgz': 'application/gzip',
};

const COMPRESSIBLE = /^(text\/|application\/(json|manifest|wasm)|image\/svg)/;
const PRECOMPRESSED_ENDINGS: Readonly<Record<Encoding, string>> = { br: '.br', gzip: '.gz' };

/** A file held in memory. */
export interface StaticFile {
  readonly type: string;
  /** A weak tag, because it is the same for every content coding of the file. */
  readonly etag: string;
  readonly body: Buffer;
  /**
   * The body in a content coding, compressed on first use unless the build contains it; null if
   * compression is not worthwhile.
   */
  encoded(encoding: Encoding): Promise<Buffer | null>;
}

/**
 * Reads a directory of files; keys are paths such as `/index.html`. A missing directory counts as
 * empty.
 */
export function readStaticFiles(folder: string): Map<string, StaticFile> {
  const contents = new Map<string, Buffer>();
  for (const path of listFiles(folder)) contents.set(path, readFileSync(join(folder, path)));
  const files = new Map<string, StaticFile>();
  for (const [path, body] of contents) {
    if (isPrecompressed(path, contents)) continue;
    files.set(path, makeStaticFile(path, body, contents));
  }
  return files;
}

function listFiles(folder: string): string[] {
  try {
    return readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
      .map((path) => `/${path.split(sep).join('/')}`);
  } catch {
    return [];
  }
}

/** `app.js.br` next to `app.js` is its compressed form, not a separate file. */
function isPrecompressed(path: string, contents: ReadonlyMap<string, Buffer>): boolean {
  return Object.values(PRECOMPRESSED_ENDINGS).some(
    (ending) => path.endsWith(ending) && contents.has(path.slice(0, -ending.length)),
  );
}

/**
 * Creates a file from its path, whose extension determines the content type, and its bytes.
 * @param contents the files of the build, among which its compressed forms are looked up
 */
export function makeStaticFile(
  path: string,
  body: Buffer,
  contents: ReadonlyMap<string, Buffer> = new Map(),
): StaticFile {
  const type = TYPES[extname(path).toLowerCase()] ?? 'application/octet-stream';
  const made = new Map<Encoding, Promise<Buffer | null>>();
  return {
    type,
    etag: `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`,
    body,
    encoded(encoding) {
      if (!COMPRESSIBLE.test(type)) return Promise.resolve(null);
      const known = made.get(encoding);
      if (known) return known;
      const precompressed = contents.get(path + PRECOMPRESSED_ENDINGS[encoding]);
      const result = precompressed ? Promise.resolve(precompressed) : compress(encoding, body);
      made.set(encoding, result);
      return result;
    },
  };
}

/**
 * For files that the build did not compress. Brotli quality 9 takes a fraction of the time of the best
 * one. For bodies of several megabytes that still takes seconds; quality 5 is a few percent larger and
 * takes a quarter of the time.
 */
async function compress(encoding: Encoding, body: Buffer): Promise<Buffer | null> {
  const quality = body.length > 1_000_000 ? 5 : 9;
  const smaller =
    encoding === 'br'
      ? await brotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } })
      : await deflate(body, { level: 9 });
  return smaller.length < body.length ? smaller : null;
}
