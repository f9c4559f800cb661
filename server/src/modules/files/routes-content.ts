import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import { isKnownTag } from '../../http/conditional.ts';
import { AppError } from '../../domain/app-error.ts';
import { SENT } from '../../http/registrar.ts';
import { FILE_POLICY } from '../../http/security-headers.ts';
import type { Storage } from '../../platform/storage.ts';
import { attachmentDisposition, contentTypeOf } from './rules-names.ts';
import { parseRange } from './part-range.ts';
import type { VisibleFile } from './repository-visibility.ts';

const WEEK = 7 * 24 * 3600;

/** Sends a stored file, or the part of it that the caller wants, under the requested name. */
export async function sendFile(
  reply: FastifyReply,
  storage: Pick<Storage, 'open'>,
  requested: { hash: string; name: string },
  file: VisibleFile,
): Promise<typeof SENT> {
  const { headers, method } = reply.request;
  const etag = `"${requested.hash}"`;
  reply.header('ETag', etag).header('Cache-Control', cacheControl(file));
  if (isKnownTag(headers['if-none-match'], etag)) {
    reply.status(304).send();
    return SENT;
  }
  // A range of an older content would be a range of nothing.
  const isFresh = headers['if-range'] === undefined || headers['if-range'] === etag;
  const range = isFresh ? parseRange(headers.range, file.size) : null;
  if (range === 'unsatisfiable') {
    reply.status(416).header('Content-Range', `bytes */${file.size}`).send();
    return SENT;
  }
  // Fastify keeps the length of a stream's answer to HEAD, not that of no body at all.
  const stream =
    method === 'HEAD'
      ? Readable.from([])
      : (await storage.open(requested.hash, range ?? undefined))?.stream;
  if (!stream) throw new AppError('FILE_NOT_FOUND');
  if (range) {
    reply.status(206).header('Content-Range', `bytes ${range.start}-${range.end}/${file.size}`);
  }
  reply
    .header('Accept-Ranges', 'bytes')
    .header('Content-Length', range ? range.end - range.start + 1 : file.size)
    .header('Content-Type', contentTypeOf(file.name))
    .header('Content-Disposition', attachmentDisposition(requested.name))
    .header('Content-Security-Policy', FILE_POLICY)
    .send(stream);
  return SENT;
}

function cacheControl({ isPublic, isLinked }: VisibleFile): string {
  if (isLinked) return 'no-store';
  return isPublic ? `public, max-age=${WEEK}` : 'private, no-cache';
}
