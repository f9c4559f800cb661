import type { Sentences } from './sentence.ts';

/** What a person reads, in Français. */
export const frFr: Partial<Sentences> = {};
