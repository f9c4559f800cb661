import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Encoding } from './accept-encoding.ts';

/** A JSON answer for everybody: compressed when first asked for in that coding, then kept. */
export interface PreparedAnswer {
  readonly etag: string;
  /** Null: as it is. */
  body: (encoding: Encoding | null) => Promise<Buffer>;
  /** The codings asked for so far. */
  encodings(): Encoding[];
}

/** Beyond this quality a board takes twice the time for a few percent. */
const BROTLI_QUALITY = 4;
const GZIP_LEVEL = 4;

const brotliAsync = promisify(brotliCompress);
const gzipAsync = promisify(gzip);

const compress: Record<Encoding, (body: Buffer) => Promise<Buffer>> = {
  br: (body) =>
    brotliAsync(body, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
      },
    }),
  gzip: (body) => gzipAsync(body, { level: GZIP_LEVEL }),
};

export function prepareAnswer(etag: string, json: string | Buffer): PreparedAnswer {
  const plain = typeof json === 'string' ? Buffer.from(json) : json;
  const bodies = new Map<Encoding, Promise<Buffer>>();
  return {
    etag,
    async body(encoding) {
      if (encoding === null) return plain;
      const known = bodies.get(encoding) ?? compress[encoding](plain);
      bodies.set(encoding, known);
      return known;
    },
    encodings: () => [...bodies.keys()],
  };
}
