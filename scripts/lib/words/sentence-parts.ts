/** The parts of a text that are not words. */
export interface SentenceParts {
  /** Placeholders with their formatters, sorted: `count|number`. */
  places: string[];
  /** For each plural: the value that selects the form, and the number of forms. */
  plurals: { value: string | undefined; forms: number }[];
  /** Whether there is anything to translate. */
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
