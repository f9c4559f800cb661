import { ALLOWED_HTML } from './allowed-html.ts';
import { escapeHtml } from './escape-html.ts';
import { RESOURCE } from './html-classes.ts';
import { replaceTags, type Tag } from './html-tags.ts';
import { isSafe, resourceName } from './resource-address.ts';

/** Elements that load something which no page shows, and the attributes that say where it is. */
const ADDRESSES: ReadonlyMap<string, readonly string[]> = new Map([
  ['audio', ['src']],
  ['embed', ['src']],
  ['frame', ['src']],
  ['iframe', ['src']],
  ['image', ['href', 'xlink:href', 'src']],
  ['input', ['src']],
  ['object', ['data']],
  ['source', ['src']],
  ['track', ['src']],
  ['video', ['src', 'poster']],
]);

/** Elements whose tags are removed, so that what is in them is not removed with them. */
const UNWRAPPED = new Set(['audio', 'object', 'video']);

/** A link that stands in place of something that is not shown. */
export function resourceLink(address: string, name: string): string {
  const words = escapeHtml(name.trim() || resourceName(address));
  if (!isSafe(address, ALLOWED_HTML.linkSchemes)) return words;
  return `<a class="${RESOURCE}" href="${escapeHtml(address)}">${words}</a>`;
}

function linksOf({ name, attributes }: Tag, inline: boolean): string {
  const names = name === 'img' && inline ? ['src'] : (ADDRESSES.get(name) ?? []);
  const words = attributes.get('alt') ?? attributes.get('title') ?? '';
  return names
    .map((each) => attributes.get(each)?.trim() ?? '')
    .filter((address) => address !== '')
    .map((address) => resourceLink(address, words))
    .join(' ');
}

/**
 * Puts links in place of the videos, frames and other things that pages do not show, in one HTML after the
 * other of a text. Pictures stay; in one line (`inline`) they become links too.
 */
export function createEmbeddedLinker(inline: boolean): (html: string) => string {
  let isInSvg = false;
  return (html) =>
    replaceTags(html, (tag) => {
      if (tag.name === 'svg') isInSvg = !tag.isEnd && !tag.raw.endsWith('/>');
      if (tag.isEnd) return UNWRAPPED.has(tag.name) ? '' : tag.raw;
      const links = linksOf(tag, inline);
      // A drawing is removed with all that is in it.
      if (isInSvg && links !== '') return `</svg>${links}<svg>`;
      return UNWRAPPED.has(tag.name) ? links : links + tag.raw;
    });
}
