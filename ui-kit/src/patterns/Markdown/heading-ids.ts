/**
 * Ids of a text's headings stand behind this, so that what an author writes can neither be taken for
 * a part of the page nor hide one: a property of `document` or `window` has no such name.
 */
const PREFIX = 'text-';

/** Long headings are cut in addresses; in characters. */
const LONGEST = 60;

function slug(heading: string): string {
  return Array.from(
    heading
      .normalize('NFKC')
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, '-'),
  )
    .slice(0, LONGEST)
    .join('')
    .replaceAll(/^-+|-+$/g, '');
}

/**
 * An id for each heading of a text, from its words: it stays when other parts of the text change.
 * Equal ones are numbered from the second on.
 */
export function headingIds(headings: readonly string[]): string[] {
  const taken = new Set<string>();
  return headings.map((heading) => {
    const base = PREFIX + (slug(heading) || 'part');
    let id = base;
    for (let number = 2; taken.has(id); number++) id = `${base}-${number}`;
    taken.add(id);
    return id;
  });
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Where an address inside of a text (`the-rules` behind the #) leads; undefined for no heading. */
export function findHeading(hash: string, ids: readonly string[]): string | undefined {
  const wanted = PREFIX + slug(decoded(hash));
  return ids.find((id) => id === wanted);
}
