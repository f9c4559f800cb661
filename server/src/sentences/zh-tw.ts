import type { Sentences } from './sentence.ts';

/** What a person reads, in 繁體中文. */
export const zhTw: Partial<Sentences> = {};
