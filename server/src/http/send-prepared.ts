import type { FastifyReply, FastifyRequest } from 'fastify';
import { pickEncoding } from '../platform/accept-encoding.ts';
import type { PreparedAnswer } from '../platform/prepared-answer.ts';
import { isKnownTag } from './conditional.ts';

/** Sends it in the best encoding that the caller accepts, or 304 when the caller has it already. */
export async function sendPrepared(
  answer: PreparedAnswer,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  reply
    .header('ETag', answer.etag)
    .header('Cache-Control', 'no-cache, must-revalidate')
    .header('Vary', 'Accept-Encoding');
  if (isKnownTag(request.headers['if-none-match'], answer.etag)) {
    reply.status(304).send();
    return;
  }
  const encoding = pickEncoding(request.headers['accept-encoding']);
  if (encoding !== null) reply.header('Content-Encoding', encoding);
  reply.type('application/json; charset=utf-8').send(await answer.body(encoding));
}
