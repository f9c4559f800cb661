/**
 * Control characters, lone surrogates, line separators, bidirectional controls, invisible characters
 * (zero-width characters, fillers, tags), and characters without an agreed shape (private use,
 * unassigned), which make different texts look alike or reorder a line. The last four count as symbols
 * or marks, but most fonts draw nothing for them. U+FE0F, the variation selector of many emoji, is
 * allowed.
 */
const MISLEADING =
  /(?!\uFE0F)[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Cn}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800\uFFFC\u{16FE4}\u{1D159}]/u;

/** No script needs more than three marks on one letter; more of them cover the lines around it. */
const STACKED_MARKS = /\p{Mn}{4}/u;

/** Overrides, embeddings and isolates, which reorder the text around them. */
const DIRECTION_CONTROLS = /[\u202A-\u202E\u2066-\u2069]/;

/** Whether a text must not be a name: it can pass for another one or spoil the page around it. */
export function isMisleading(text: string): boolean {
  return MISLEADING.test(text) || STACKED_MARKS.test(text.normalize('NFC'));
}

/** Whether a text of several words or lines changes the direction of writing by hidden characters. */
export function isReordering(text: string): boolean {
  return DIRECTION_CONTROLS.test(text);
}

/**
 * The form in which texts are compared: NFKC, lower case, without invisible characters, with single
 * spaces. Computed here because collations differ between databases.
 */
export function comparisonKey(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/\p{Default_Ignorable_Code_Point}/gu, '')
    .normalize('NFKC')
    .replaceAll(/\s+/gu, ' ')
    .trim();
}
