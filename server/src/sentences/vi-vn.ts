import type { Sentences } from './sentence.ts';

/** What a person reads, in Tiếng Việt. */
export const viVn: Partial<Sentences> = {};
