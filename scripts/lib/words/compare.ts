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

type Words = ReadonlyMap<string, string>;

interface Terms {
  /** BCP 47 tag. */
  code: string;
  /** English texts that the language keeps on purpose: "Team" in German. */
  same: readonly string[];
  /** English texts that any language may keep: "UTC". */
  free: readonly string[];
  /** Groups and keys that the language may lack for now. */
  awaited?: readonly string[];
}

/** Errors in the numbers of the English texts, which all other languages follow. */
export function checkNumbers(base: Words): string[] {
  return [...base].flatMap(([key, text]) =>
    [...plainNumbers(text), ...plainCounts(text)].map((fault) => `${key}: ${fault}`),
  );
}

function plainNumbers(text: string): string[] {
  return [...text.matchAll(/\{(\w+):number\}/g)].map(
    ([place, name]) => `${place} has no separators; write {${name}|number}`,
  );
}

/** Numbers before a plural noun, or before a verb, without a plural form in the text. */
function plainCounts(text: string): string[] {
  return [...text.matchAll(/\{(\w+)\|number\} (\p{L}+s|are|have)\b/gu)].map(
    ([, name, word]) => `{${name}|number} beside "${word}" alone; write {{${name}:…|${word}}}`,
  );
}

/** Errors in a language's texts compared with English, one line each with the key. */
export function compareWords(
  own: Words,
  base: Words,
  { code, same, free, awaited = [] }: Terms,
): string[] {
  return [
    ...[...base.keys()]
      .filter((key) => !own.has(key) && !isWithin(key, awaited))
      .map((key) => `${key}: missing`),
    ...[...own.keys()].filter((key) => !base.has(key)).map((key) => `${key}: not in English`),
    ...[...own].flatMap(([key, text]) => {
      const english = base.get(key);
      if (english === undefined) return [];
      return [
        ...comparePlaces(text, english),
        ...checkPlurals(text, english, code),
        ...compareText(
          text,
          english,
          same.includes(plain(english)) || free.includes(plain(english)),
        ),
      ].map((fault) => `${key}: ${fault}`);
    }),
    ...same
      .filter(
        (text) => ![...own].some(([key, each]) => each === text && plain(base.get(key)) === text),
      )
      .map((text) => `${JSON.stringify(text)} in same.ts: nothing is the same any more`),
  ];
}

/** Entries of `awaitedTexts` that are no longer needed. */
export function findDoneTexts(
  awaited: readonly string[],
  base: Words,
  languages: readonly Words[],
): string[] {
  return awaited.filter((entry) => {
    const keys = [...base.keys()].filter((key) => isWithin(key, [entry]));
    return languages.every((own) => keys.every((key) => own.has(key)));
  });
}

function isWithin(key: string, groups: readonly string[]): boolean {
  return groups.some((group) => key === group || key.startsWith(`${group}.`));
}

function comparePlaces(text: string, english: string): string[] {
  const [own, wanted] = [readParts(text).places, readParts(english).places];
  if (own.join() === wanted.join()) return [];
  return [`has the places [${own.join(', ')}] instead of [${wanted.join(', ')}]`];
}

function checkPlurals(text: string, english: string, code: string): string[] {
  const { places, plurals } = readParts(english);
  const counted = new Set(plurals.map(({ value }) => value));
  const values = new Set([...places.map((place) => place.split('|')[0]), ...counted]);
  const wanted = formsOf(code);
  const own = readParts(text).plurals;
  const faults = own.flatMap(({ value, forms }) => [
    ...(value !== undefined && values.has(value)
      ? []
      : [`a plural follows no value; write {{value:…}}`]),
    ...(wanted.includes(forms)
      ? []
      : [`a plural has ${forms} forms instead of ${wanted.join(' or ')}`]),
  ]);
  const lost = [...counted].filter((value) => !own.some((each) => each.value === value));
  if (faults.length > 0 || lost.length === 0 || wanted.includes(1)) return faults;
  return [`has no plural by ${lost.join(', ')}`];
}

/** The numbers of plural forms that a text of a language may have. */
function formsOf(code: string): number[] {
  const { pluralCategories } = new Intl.PluralRules(code).resolvedOptions();
  if (pluralCategories.includes('few')) return [6];
  return pluralCategories.includes('one') ? [2, 3] : [1];
}

function compareText(text: string, english: string, isMeant: boolean): string[] {
  if (text.trim() === '' && english.trim() !== '') return ['empty'];
  if (isMeant || text !== plain(english) || !readParts(english).hasWords) return [];
  return [`still English: ${JSON.stringify(text)}`];
}

/** Removes the types of placeholders, which only English has. */
function plain(text = ''): string {
  return text.replaceAll(/\{(\w+):\w+/g, '{$1');
}

/** The parts of a text that are not words. */
interface SentenceParts {
  /** Placeholders with their formatters, sorted: `count|number`. */
  places: string[];
  /** For each plural: the value that selects the form, and the number of forms. */
  plurals: { value: string | undefined; forms: number }[];
  /** Whether there is anything to translate. */
  hasWords: boolean;
}

const PARTS = /\{\{([^{}]*)\}\}|\{(\w+)(?::\w+)?(\|\w+)?\}/g;

/** Reads the syntax of typesafe-i18n: `{name:type|formatter}`, `{{one|other}}`, `{{value:one|other}}`. */
function readParts(text: string): SentenceParts {
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
