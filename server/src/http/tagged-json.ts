import type { FastifyReply } from 'fastify';
import type { TaggedJson } from '../platform/tagged-json.ts';
import { isKnownTag } from './conditional.ts';
import { SENT } from './registrar.ts';

/**
 * Sends the response, or 304 when the client already has it.
 * @param scope `private` where the response depends on the caller
 */
export function sendTagged(
  reply: FastifyReply,
  { text, etag }: TaggedJson,
  scope: 'public' | 'private',
): typeof SENT {
  reply.header('ETag', etag).header('Cache-Control', `${scope}, no-cache`);
  if (isKnownTag(reply.request.headers['if-none-match'], etag)) reply.status(304).send();
  else reply.type('application/json; charset=utf-8').send(text);
  return SENT;
}
