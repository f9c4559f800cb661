import type { LanguageCode } from '@halyard/sdk/operations';

/** Languages that are still being translated: missing texts are listed, but are no errors. */
export const awaited: readonly LanguageCode[] = [];

/**
 * Texts that no language has to have yet, named by their group or key (`staff.history`). The
 * scaffold of a page adds its texts here; remove the line when the other languages have them.
 */
export const awaitedTexts: readonly string[] = [];
