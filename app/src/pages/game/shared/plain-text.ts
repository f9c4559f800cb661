/** Letters, digits and the punctuation that means nothing in a line of Markdown. */
const PLAIN = /^[\p{L}\p{M}\p{N} .,;?!()’“”–—。，、！？]*$/u;

/** Whether a line of Markdown looks the same as its source; false in case of doubt. */
export function isPlainText(line: string): boolean {
  return PLAIN.test(line) && !/www\./i.test(line);
}
