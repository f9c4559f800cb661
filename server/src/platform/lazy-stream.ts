import { Readable } from 'node:stream';

/** A stream that makes nothing before it is asked for. */
export function lazyStream(parts: AsyncIterable<Uint8Array | string>): Readable {
  return Readable.from(parts, { objectMode: false, highWaterMark: 0 });
}
