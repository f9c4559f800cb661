import type { Sentences } from './sentence.ts';

/** What a person reads, in 简体中文. */
export const zhCn: Partial<Sentences> = {};
