import { RESOURCE } from './html-classes.ts';
import { replaceTags } from './html-tags.ts';
import { isLinkDead, isPictureShown } from './resource-address.ts';
import { markdownToHtml } from './to-html.ts';

/** Something that a text shows or links to. */
export interface Resource {
  /** `embedded`: a video, a frame or another thing that pages show as a link. */
  kind: 'picture' | 'embedded' | 'link';
  /** As it is in the HTML of the text. */
  address: string;
}

/** A text without any of these has no resources. */
const MAY_HAVE_RESOURCES = /\]\(|\]\[|\]:|<[a-z]|https?:\/\/|www\./i;

/** Elements whose content is no HTML, or is removed. */
const REMOVED =
  /<(noembed|noframes|noscript|plaintext|script|select|style|svg|template|textarea|title|xmp)\b[\s\S]*?(?:<\/\1\s*>|$)/gi;

/** All that a text in Markdown shows or links to, in its order. */
export function findResources(source: string): Resource[] {
  if (!MAY_HAVE_RESOURCES.test(source)) return [];
  const found: Resource[] = [];
  replaceTags(markdownToHtml(source).replaceAll(REMOVED, ''), ({ raw, name, attributes }) => {
    const address = attributes.get(name === 'img' ? 'src' : 'href')?.trim();
    if (address === undefined || address === '') return raw;
    if (name === 'img') found.push({ kind: 'picture', address });
    if (name === 'a') {
      const isEmbedded = attributes.get('class') === RESOURCE;
      found.push({ kind: isEmbedded ? 'embedded' : 'link', address });
    }
    return raw;
  });
  return found;
}

/** Addresses of the pictures in a text that pages show as links, each once. `origin` as of `isPictureShown`. */
export function findHiddenPictures(source: string, origin?: string): string[] {
  const hidden = findResources(source).filter(
    ({ kind, address }) => kind === 'picture' && !isPictureShown(address, origin),
  );
  return [...new Set(hidden.map(({ address }) => address))];
}

/**
 * Addresses of the pictures and other things in a text that pages show as links only, each once: those of
 * other sites, and files that the server does not have.
 * @param origin as of `isPictureShown`
 */
export function findHiddenResources(source: string, origin?: string): string[] {
  const hidden = findResources(source).filter(
    ({ kind, address }) =>
      kind === 'embedded' || (kind === 'picture' && !isPictureShown(address, origin)),
  );
  return [...new Set(hidden.map(({ address }) => address))];
}

/** Addresses of links in a text that lead nowhere, each once: see `isLinkDead`. */
export function findDeadLinks(source: string): string[] {
  const links = findResources(source).filter(({ kind }) => kind === 'link');
  return [...new Set(links.map(({ address }) => address).filter(isLinkDead))];
}

/** Places of an address that are looked at. */
const MOST_PLACES = 50;

/** Where an address may stand: after a quote, a bracket or a space, and before another. */
const BEFORE = /[\s("'<=]$/;
const AFTER = /^(?:[\s)"'>]|$)/;

/** How an address may be written that has become `address` in HTML. */
function spellingsOf(address: string): string[] {
  let plain = address;
  try {
    plain = decodeURI(address);
  } catch {
    // A percent sign that is one.
  }
  const spellings = [address, plain, plain.replaceAll(/[()_*]/g, String.raw`\$&`)];
  return [...new Set(spellings.flatMap((each) => [each, each.replaceAll('&', '&amp;')]))];
}

/** Where a text has one of the spellings, the last one first. */
function placesOf(source: string, address: string): { at: number; length: number }[] {
  const places = spellingsOf(address).flatMap((spelling) => {
    const found: { at: number; length: number }[] = [];
    const { length } = spelling;
    for (let at = source.indexOf(spelling); at >= 0; at = source.indexOf(spelling, at + 1)) {
      const isAlone =
        BEFORE.test(source.slice(Math.max(at - 1, 0), at)) &&
        AFTER.test(source.slice(at + length, at + length + 1));
      if (isAlone) found.push({ at, length });
    }
    return found;
  });
  return places.toSorted((one, other) => other.at - one.at);
}

function countOf(source: string, address: string): number {
  return findResources(source).filter((each) => each.address === address).length;
}

/**
 * The text with another address for a picture, link or other resource, wherever it is used; code and words
 * that happen to be equal stay. `address` is one of `findResources`.
 */
export function replaceAddress(source: string, address: string, replacement: string): string {
  let text = source;
  let count = countOf(text, address);
  for (const { at, length } of placesOf(source, address).slice(0, MOST_PLACES)) {
    if (count === 0) break;
    const next = text.slice(0, at) + replacement + text.slice(at + length);
    const left = countOf(next, address);
    if (left < count) [text, count] = [next, left];
  }
  return text;
}
