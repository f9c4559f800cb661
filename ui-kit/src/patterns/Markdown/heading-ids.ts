/**
 * Prefix of heading ids, so that ids from authors cannot collide with ids of the page or with properties
 * of `document` and `window`.
 */
const PREFIX = 'text-';

/** Maximum length of an id in characters; longer headings are truncated. */
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
 * An id for each heading, derived from its text, so that it does not change when other parts of the
 * text do. Equal ids are numbered from the second on.
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

/** The id for a link within a text (`the-rules` after the #); undefined if there is no such heading. */
export function findHeading(hash: string, ids: readonly string[]): string | undefined {
  const wanted = PREFIX + slug(decoded(hash));
  return ids.find((id) => id === wanted);
}
