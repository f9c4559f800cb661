import type { Endpoint } from './segments.ts';

const MAPPED = `${'\0'.repeat(10)}\u00ff\u00ff`;

/** "10.20.4.31:31337", "[2001:db8::1]:80" */
export function endpointText({ address, port }: Endpoint): string {
  // An IPv4 address in the form of IPv6.
  const plain = address.startsWith(MAPPED) ? address.slice(MAPPED.length) : address;
  const bytes = Array.from(plain, (character) => character.codePointAt(0) ?? 0);
  return bytes.length === 4 ? `${bytes.join('.')}:${port}` : `[${ipv6Text(bytes)}]:${port}`;
}

/** RFC 5952: the first of the longest rows of zeros is left out. */
function ipv6Text(bytes: readonly number[]): string {
  const words = Array.from({ length: 8 }, (_, index) =>
    ((bytes[index * 2] ?? 0) * 256 + (bytes[index * 2 + 1] ?? 0)).toString(16),
  ).join(':');
  const zeros = [...words.matchAll(/(?<![\da-f])0(?::0)+(?![\da-f])/g)].map(([row]) => row);
  const longest = zeros.toSorted((one, other) => other.length - one.length)[0];
  if (longest === undefined) return words;
  const start = words.search(new RegExp(`(?<![\\da-f])${longest}(?![\\da-f])`));
  const before = words.slice(0, start).replace(/:$/, '');
  const after = words.slice(start + longest.length).replace(/^:/, '');
  return `${before}::${after}`;
}
