import type { ErrorCode, schemas } from '@halyard/sdk/operations';
import type { z } from 'zod';
import { enUs } from './en-us.ts';

type RegisterStatus = z.output<typeof schemas.RegisterResponse>['data'];

/** What there is a sentence for: every error code, every outcome of a registration. */
export type SentenceKey = ErrorCode | RegisterStatus;

/** The sentences of one language. */
export type Sentences = Record<SentenceKey, string>;

/** Languages by their lower-case tag. */
const LANGUAGES: ReadonlyMap<string, Sentences> = new Map([['en-us', enUs]]);

/**
 * What a person reads, in the first language of Accept-Language that we speak, else in English.
 * @param values fills `{name}` places of the sentence
 */
export function sentence(
  acceptLanguage: string | undefined,
  key: SentenceKey,
  values: Record<string, string | number> = {},
): string {
  const text = pickLanguage(acceptLanguage)[key];
  return text.replaceAll(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ''));
}

function pickLanguage(acceptLanguage = ''): Sentences {
  for (const part of acceptLanguage.split(',')) {
    const tag = part.split(';')[0]?.trim().toLowerCase() ?? '';
    const found = LANGUAGES.get(tag);
    if (found) return found;
  }
  return enUs;
}
