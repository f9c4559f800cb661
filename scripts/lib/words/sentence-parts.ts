/** What a sentence has beside its words. */
export interface SentenceParts {
  /** Places for values with their formatter, sorted: `count|number`. */
  places: string[];
  /** Of each plural: the value that decides, and the number of its forms. */
  plurals: { value: string | undefined; forms: number }[];
  /** True where something is left to translate. */
  hasWords: boolean;
}

const PARTS = /\{\{([^{}]*)\}\}|\{(\w+)(?::\w+)?(\|\w+)?\}/g;

/** Reads the syntax of typesafe-i18n: `{name:type|formatter}`, `{{one|other}}`, `{{value:one|other}}`. */
export function readParts(text: string): SentenceParts {
  const places = new Set<string>();
  const plurals: SentenceParts['plurals'] = [];
  let last: string | undefined;
  let words = text;
  for (const [whole, plural, name, formatter = ''] of text.matchAll(PARTS)) {
    if (plural === undefined) {
      places.add(`${name}${formatter}`);
      last = name;
      words = words.replace(whole, '');
    } else {
      const [, value = last, forms = ''] = /^(?:(\w+):)?(.*)$/.exec(plural) ?? [];
      plurals.push({ value, forms: forms.split('|').length });
    }
  }
  return { places: [...places].toSorted(), plurals, hasWords: /\p{L}/u.test(words) };
}
