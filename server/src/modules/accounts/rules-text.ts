/**
 * Controls, lone surrogates, line separators, direction marks and everything that shows nothing
 * (zero-width characters, fillers, tags): what makes two texts look alike or a line read wrong.
 * The one exception is U+FE0F, with which keyboards end many emoji.
 */
const TREACHEROUS =
  /(?!\uFE0F)[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800]/u;

export function isTreacherous(text: string): boolean {
  return TREACHEROUS.test(text);
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
