import type { FastifyReply, FastifyRequest } from 'fastify';
import { negotiateLanguage } from '../sentences/negotiate.ts';
import { sentence, type SentenceKey } from '../sentences/sentence.ts';

/**
 * A sentence in the language that the caller wants; the answer says which that is.
 * @param values fills `{name}` places of the sentence
 */
export function speak(
  request: FastifyRequest,
  reply: FastifyReply,
  key: SentenceKey,
  values: Record<string, string | number> = {},
): string {
  const language = negotiateLanguage(request.headers['accept-language']);
  reply.header('Content-Language', language);
  return sentence(language, key, values);
}
