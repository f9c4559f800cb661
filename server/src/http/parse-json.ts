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
  for (let at = 0; at < text.length; at += 1) {
    const character = text[at];
    if (character === '[' || character === '{') levels += 1;
    else if (character === ']' || character === '}') levels -= 1;
    else if (character === '"') at = endOfString(text, at);
    if (levels > MOST_LEVELS) return true;
  }
  return false;
}

/** Where the string that begins here ends, or the text if it does not. */
function endOfString(text: string, start: number): number {
  for (let at = start + 1; at < text.length; at += 1) {
    const character = text[at];
    if (character === '"') return at;
    if (character === '\\') at += 1;
  }
  return text.length;
}
