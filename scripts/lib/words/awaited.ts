import type { LanguageCode } from '@halyard/sdk/operations';

/** Languages that are still being translated: what they lack is told, but is no fault yet. */
export const awaited: readonly LanguageCode[] = [];
