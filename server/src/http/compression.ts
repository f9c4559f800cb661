import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from 'node:zlib';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { type Encoding, pickEncoding } from '../platform/accept-encoding.ts';

/** Bytes. A shorter answer fits into one packet anyway. */
const MIN_LENGTH = 1024;

/** Beyond these levels an answer takes about twice the time for a few percent. */
const brotliOptions = {
  params: {
    [constants.BROTLI_PARAM_QUALITY]: 3,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
  },
};
const gzipOptions = { level: 1 };

/** Bytes up to which it takes less time to compress at once than to hand it to another thread. */
const MAX_AT_ONCE = 32 * 1024;

type Compress = (body: Buffer) => Buffer | Promise<Buffer>;

/** Takes half the time of level 3, for at most a quarter more bytes. */
const quickBrotliOptions = {
  params: { ...brotliOptions.params, [constants.BROTLI_PARAM_QUALITY]: 1 },
};

const compressAtOnce: Record<Encoding, Compress> = {
  br: (body) => brotliCompressSync(body, quickBrotliOptions),
  gzip: (body) => gzipSync(body, gzipOptions),
};

const brotliAsync = promisify(brotliCompress);
const gzipAsync = promisify(gzip);

const compressAside: Record<Encoding, Compress> = {
  br: (body) => brotliAsync(body, brotliOptions),
  gzip: (body) => gzipAsync(body, gzipOptions),
};

/**
 * Compresses the texts that handlers send, such as JSON, if the client accepts it. Buffers are sent
 * as they are: prepared boards and files are compressed already or not worth it.
 */
export function compressAnswers(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply, payload) => {
    if (typeof payload !== 'string') return payload;
    const body = Buffer.from(payload);
    if (body.length < MIN_LENGTH) return body;
    addToVary(reply, 'Accept-Encoding');
    const encoding = pickEncoding(request.headers['accept-encoding']);
    if (encoding === null) return body;
    reply.header('Content-Encoding', encoding);
    return (body.length > MAX_AT_ONCE ? compressAside : compressAtOnce)[encoding](body);
  });
}

function addToVary(reply: FastifyReply, name: string): void {
  const before = reply.getHeader('Vary');
  reply.header('Vary', before === undefined ? name : `${String(before)}, ${name}`);
}
