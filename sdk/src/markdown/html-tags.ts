/** A tag of HTML, as written. */
export interface Tag {
  raw: string;
  /** In lower case. */
  name: string;
  isEnd: boolean;
  /** Values by names in lower case, without references to characters. */
  attributes: ReadonlyMap<string, string>;
}

const TAG = /<!--[\s\S]*?(?:-->|$)|<(\/?)([a-z][^\s/<>]*)((?:[^<>"']|"[^"]*"|'[^']*')*)>/gi;
const ATTRIBUTE = /([^\s"'<>/=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'<>]+)))?/g;

/** Replaces the tags of HTML; comments and text stay as they are. */
export function replaceTags(html: string, replace: (tag: Tag) => string): string {
  return html.replaceAll(
    TAG,
    (raw: string, slash: string | undefined, name: string | undefined, rest = '') =>
      name === undefined
        ? raw
        : replace({
            raw,
            name: name.toLowerCase(),
            isEnd: slash === '/',
            attributes: readAttributes(rest),
          }),
  );
}

function readAttributes(text: string): Map<string, string> {
  const attributes = new Map<string, string>();
  for (const [, name = '', double, single, bare] of text.matchAll(ATTRIBUTE)) {
    const key = name.toLowerCase();
    // Of several with one name browsers take the first.
    if (!attributes.has(key))
      attributes.set(key, withoutReferences(double ?? single ?? bare ?? ''));
  }
  return attributes;
}

const NAMED: Readonly<Record<string, string>> = {
  amp: '&',
  apos: "'",
  colon: ':',
  gt: '>',
  lt: '<',
  quot: '"',
};
const REFERENCE = /&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]+));/gi;

/** Text of HTML without references to characters, as far as addresses have them. */
export function withoutReferences(text: string): string {
  return text.replaceAll(
    REFERENCE,
    (raw: string, decimal: string | undefined, hex: string | undefined, name = '') => {
      if (name !== '') return NAMED[name.toLowerCase()] ?? raw;
      const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16);
      return code <= 0x10_ff_ff ? String.fromCodePoint(code) : raw;
    },
  );
}
