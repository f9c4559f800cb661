import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { extname, join, relative, sep } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Encoding } from '../platform/accept-encoding.ts';

const brotli = promisify(brotliCompress);
const deflate = promisify(gzip);

/** Content types of what a web build holds; the rest is bytes. */
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
};

const COMPRESSIBLE = /^(text\/|application\/(json|manifest|wasm)|image\/svg)/;
const NEIGHBOURS: Readonly<Record<Encoding, string>> = { br: '.br', gzip: '.gz' };

/** A file held in memory. */
export interface StaticFile {
  readonly type: string;
  /** Weak, because it stands for every coding of the file. */
  readonly etag: string;
  readonly body: Buffer;
  /** The body in a coding, made on first use when the build left none; null if not worth it. */
  encoded(encoding: Encoding): Promise<Buffer | null>;
}

/** Reads a folder of files; keys are addresses such as `/index.html`. A missing folder is empty. */
export function readStaticFiles(folder: string): Map<string, StaticFile> {
  const contents = new Map<string, Buffer>();
  for (const path of listFiles(folder)) contents.set(path, readFileSync(join(folder, path)));
  const files = new Map<string, StaticFile>();
  for (const [path, body] of contents) {
    if (isNeighbour(path, contents)) continue;
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

/** `app.js.br` beside `app.js` is a coding of it, not a file of its own. */
function isNeighbour(path: string, contents: ReadonlyMap<string, Buffer>): boolean {
  return Object.values(NEIGHBOURS).some(
    (ending) => path.endsWith(ending) && contents.has(path.slice(0, -ending.length)),
  );
}

/**
 * A file from its address, whose ending says the type, and its bytes.
 * @param contents the files around it, in which its codings are looked up
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
      const neighbour = contents.get(path + NEIGHBOURS[encoding]);
      const result = neighbour ? Promise.resolve(neighbour) : compress(encoding, body);
      made.set(encoding, result);
      return result;
    },
  };
}

/**
 * Brotli at 9: within a few percent of the best, in a fraction of its time. A body of megabytes
 * takes seconds even so; 5 is a few percent more again, in a quarter of the time.
 */
async function compress(encoding: Encoding, body: Buffer): Promise<Buffer | null> {
  const quality = body.length > 1_000_000 ? 5 : 9;
  const smaller =
    encoding === 'br'
      ? await brotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } })
      : await deflate(body, { level: 9 });
  return smaller.length < body.length ? smaller : null;
}
