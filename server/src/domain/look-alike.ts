import unhomoglyph from 'unhomoglyph';
import { comparisonKey } from './text.ts';

/**
 * Whether two names can be mistaken for each other: their skeletons by Unicode Technical Standard 39
 * (confusable detection) are the same, in any case. "аdmin" with a Cyrillic а looks like "admin".
 */
export function looksAlike(one: string, other: string): boolean {
  return skeletonOf(one) === skeletonOf(other);
}

/** Names under which the site itself and those who run it seem to speak. */
const RESERVED = ['admin', 'administrator', 'anonymous', 'system'];

/**
 * Whether a name can be mistaken for that of the site or of those who run it: it looks like a reserved
 * word once characters that are neither letter nor digit are left out, so that "admin." and "_system_"
 * are reserved too.
 */
export function isReservedName(name: string): boolean {
  return [name, comparisonKey(name)].some((form) =>
    RESERVED.some((word) => lettersOf(skeletonOf(form)) === skeletonOf(word)),
  );
}

function lettersOf(text: string): string {
  return text.replaceAll(/[^\p{L}\p{M}\p{N}]/gu, '');
}

/** What names that look alike have in common; `comparisonKey` says which are the same. */
export function nameSkeleton(name: string): string {
  return skeletonOf(name).replaceAll(/\s+/gu, ' ').trim();
}

/** Mapped once as written and once in lower case: "I" looks like "l", but "i" does not. */
function skeletonOf(name: string): string {
  return mapped(mapped(name).toLowerCase());
}

function mapped(text: string): string {
  return unhomoglyph(text.normalize('NFD')).normalize('NFD');
}
