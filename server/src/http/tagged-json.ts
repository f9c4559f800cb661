import { createHash } from 'node:crypto';
import type { FastifyReply } from 'fastify';
import { isKnownTag } from './conditional.ts';
import { SENT } from './registrar.ts';

/** A JSON answer and its weak tag, the same on every server that has the same to say. */
export interface TaggedJson {
  readonly text: string;
  readonly etag: string;
}

/** Tags an answer by its content. */
export function tagJson(answer: unknown): TaggedJson {
  const text = JSON.stringify(answer);
  const digest = createHash('sha256').update(text).digest('base64url');
  return { text, etag: `W/"${digest.slice(0, 22)}"` };
}

/**
 * Sends it, or 304 when the caller has it already.
 * @param scope `private` where the answer depends on who asks
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
