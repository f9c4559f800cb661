/**
 * Control characters, lone surrogates, line separators, bidirectional controls and invisible
 * characters (zero-width characters, fillers, tags), which make different texts look alike or
 * reorder a line. U+FE0F, the variation selector of many emoji, is allowed.
 */
const MISLEADING =
  /(?!\uFE0F)[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800]/u;

export function isMisleading(text: string): boolean {
  return MISLEADING.test(text);
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
