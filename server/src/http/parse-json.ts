/** Levels of a body. Those of the contract have at most six; a client may send more in fields that are ignored. */
const MOST_LEVELS = 64;

/**
 * `JSON.parse`, which throws a SyntaxError for a text that is nested too deeply as well. To make tens of
 * thousands of nested lists, and to give their memory back, takes a hundred times as long as the scan.
 */
export function parseJson(text: string): unknown {
  if (isTooDeep(text)) throw new SyntaxError('It is nested too deeply.');
  return JSON.parse(text);
}

function isTooDeep(text: string): boolean {
  let levels = 0;
  for (let index = 0; index < text.length; index += 1) {
    const character = text[index];
    if (character === '[' || character === '{') levels += 1;
    else if (character === ']' || character === '}') levels -= 1;
    else if (character === '"') index = closingQuote(text, index);
    if (levels > MOST_LEVELS) return true;
  }
  return false;
}

/** The index of the quote that closes a string, by that of the one that opens it; the length of the text if there is none. */
function closingQuote(text: string, quote: number): number {
  for (let index = quote + 1; index < text.length; index += 1) {
    const character = text[index];
    if (character === '"') return index;
    if (character === '\\') index += 1;
  }
  return text.length;
}
