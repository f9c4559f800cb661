import type { Sentences } from './sentence.ts';

/** What a person reads, in Bahasa Indonesia. */
export const idId: Partial<Sentences> = {};
