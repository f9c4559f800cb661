import type { Sentences } from './sentence.ts';

/** What a person reads, in 한국어. */
export const koKr: Partial<Sentences> = {};
