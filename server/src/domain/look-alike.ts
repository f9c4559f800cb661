import unhomoglyph from 'unhomoglyph';

/**
 * Whether two names can be mistaken for each other: their skeletons by Unicode Technical Standard 39
 * (confusable detection) are the same, in any case. "аdmin" with a Cyrillic а looks like "admin".
 */
export function looksAlike(one: string, other: string): boolean {
  return skeletonOf(one) === skeletonOf(other);
}

/** Mapped once as written and once in lower case: "I" looks like "l", but "i" does not. */
function skeletonOf(name: string): string {
  return mapped(mapped(name).toLowerCase());
}

function mapped(text: string): string {
  return unhomoglyph(text.normalize('NFD')).normalize('NFD');
}
