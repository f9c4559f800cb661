import type { Sentences } from './sentence.ts';

/** What a person reads, in Deutsch. */
export const deDe: Partial<Sentences> = {};
