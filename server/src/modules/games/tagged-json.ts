import { createHash } from 'node:crypto';
import type { FastifyReply } from 'fastify';
import { isKnownTag } from '../../http/conditional.ts';
import { SENT } from '../../http/registrar.ts';

/**
 * Sends an answer under a weak tag made of its content, or 304 when the caller has it already.
 * @param scope `private` where the answer depends on who asks
 */
export function sendTagged(
  reply: FastifyReply,
  answer: unknown,
  scope: 'public' | 'private',
): typeof SENT {
  const text = JSON.stringify(answer);
  const digest = createHash('sha256').update(text).digest('base64url');
  const etag = `W/"${digest.slice(0, 22)}"`;
  reply.header('ETag', etag).header('Cache-Control', `${scope}, no-cache`);
  if (isKnownTag(reply.request.headers['if-none-match'], etag)) reply.status(304).send();
  else reply.type('application/json; charset=utf-8').send(text);
  return SENT;
}
