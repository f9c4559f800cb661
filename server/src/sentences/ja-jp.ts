import type { Sentences } from './sentence.ts';

/** What a person reads, in 日本語. */
export const jaJp: Partial<Sentences> = {};
