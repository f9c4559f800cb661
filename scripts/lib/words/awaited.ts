import type { LanguageCode } from '@halyard/sdk/operations';

/** Languages that are still being translated: what they lack is told, but is no fault yet. */
export const awaited: readonly LanguageCode[] = [];

/**
 * Texts that no language has to have yet, named by their group or key (`staff.history`). The
 * scaffold of a page adds its texts here; remove the line when the other languages have them.
 */
export const awaitedTexts: readonly string[] = [];
