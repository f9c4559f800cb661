import type { Sentences } from './sentence.ts';

/** What a person reads, in Русский. */
export const ruRu: Partial<Sentences> = {};
