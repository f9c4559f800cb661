/** Texts by key, nested to any depth. */
export interface Dictionary {
  [key: string]: string | Dictionary;
}

/** The texts by full key: `frame.language.title`. */
export function flatten(dictionary: Dictionary, path = ''): Map<string, string> {
  return new Map(
    Object.entries(dictionary).flatMap(([name, word]) =>
      typeof word === 'string'
        ? [[`${path}${name}`, word] as const]
        : [...flatten(word, `${path}${name}.`)],
    ),
  );
}
