import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';

/** The target of a Markdown link, without its anchor. */
const LINK = /(?<=\]\()(?![a-z]+:|#)([^)#\s]+)/g;

/**
 * Copies documents and what they link to into a package, where they have other places, and has their
 * links name these.
 * @param places where each file of the checkout is in the package
 */
export function packDocs(
  checkout: string,
  folder: string,
  places: Readonly<Record<string, string>>,
): void {
  for (const [from, to] of Object.entries(places)) {
    const text = readFileSync(join(checkout, from), 'utf8');
    const file = join(folder, to);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, from.endsWith('.md') ? moveLinks(text, from, places) : text);
  }
}

/** Rewrites the relative links of a document for its place; throws for one that leads nowhere there. */
export function moveLinks(
  text: string,
  from: string,
  places: Readonly<Record<string, string>>,
): string {
  const here = posix.dirname(places[from] ?? from);
  return text.replaceAll(LINK, (link) => {
    const target = places[posix.join(posix.dirname(from), link)];
    if (target === undefined) throw new Error(`${from} links to ${link}, which is not packed`);
    return posix.relative(here, target);
  });
}
