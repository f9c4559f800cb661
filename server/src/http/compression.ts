import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
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

const brotliAsync = promisify(brotliCompress);
const gzipAsync = promisify(gzip);

const compress: Record<Encoding, (text: string) => Promise<Buffer>> = {
  br: (text) => brotliAsync(text, brotliOptions),
  gzip: (text) => gzipAsync(text, gzipOptions),
};

/**
 * Compresses the texts that handlers send, such as JSON, if the client accepts it. Buffers are sent
 * as they are: prepared boards and files are compressed already or not worth it.
 */
export function compressAnswers(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply, payload) => {
    if (typeof payload !== 'string' || Buffer.byteLength(payload) < MIN_LENGTH) return payload;
    addToVary(reply, 'Accept-Encoding');
    const encoding = pickEncoding(request.headers['accept-encoding']);
    if (encoding === null) return payload;
    reply.header('Content-Encoding', encoding);
    return compress[encoding](payload);
  });
}

function addToVary(reply: FastifyReply, name: string): void {
  const before = reply.getHeader('Vary');
  reply.header('Vary', before === undefined ? name : `${String(before)}, ${name}`);
}
