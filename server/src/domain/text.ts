/**
 * Control characters, lone surrogates, line separators, direction marks and invisible characters
 * (zero-width characters, fillers, tags): they make different texts look alike or reorder a line.
 * The exception is U+FE0F, the variation selector at the end of many emoji.
 */
const MISLEADING =
  /(?!\uFE0F)[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800]/u;

export function isMisleading(text: string): boolean {
  return MISLEADING.test(text);
}

/**
 * The form in which texts are compared: NFKC, lower case, nothing invisible, single spaces.
 * Done here and not in the database, whose collation differs from server to server.
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
