import type { LanguageCode } from '@halyard/sdk/operations';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { negotiateLanguage } from '../sentences/negotiate.ts';
import type { SentenceKey } from '../sentences/sentence-keys.ts';
import { sentence } from '../sentences/sentence.ts';

/** The language that the caller wants; undefined if the request does not say. */
export function askedLanguage({ headers }: FastifyRequest): LanguageCode | undefined {
  const accepted = headers['accept-language'];
  return accepted === undefined ? undefined : negotiateLanguage(accepted);
}

/**
 * Returns a sentence in the caller's preferred language and sets Content-Language.
 * @param values values for the `{name}` placeholders of the sentence
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
