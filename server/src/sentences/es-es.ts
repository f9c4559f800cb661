import type { Sentences } from './sentence.ts';

/** What a person reads, in Español. */
export const esEs: Partial<Sentences> = {};
