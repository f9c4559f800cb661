import { type LanguageCode, languages, languageTags } from '@halyard/sdk/operations';

/** Used when the request accepts none of the languages that the server has. */
export const DEFAULT_LANGUAGE: LanguageCode = languages[0].code;

/** Characters. Longer tags are nobody's language, and looking them up would cost time. */
const LONGEST_TAG = 35;

interface Wish {
  tag: string;
  /** From 0, never, to 1. */
  weight: number;
}

/**
 * The language that an `Accept-Language` wants most out of those that we speak: by weight, then by
 * order; what has the weight 0 is not wanted, unless nothing else is left.
 */
export function negotiateLanguage(acceptLanguage = ''): LanguageCode {
  const wishes = acceptLanguage
    .toLowerCase()
    .split(',')
    .flatMap((part) => readWish(part) ?? []);
  const unwanted = new Set(
    wishes.filter(({ weight }) => weight === 0).map(({ tag }) => matchLanguage(tag)),
  );
  const inOrder = wishes
    .filter(({ weight }) => weight > 0)
    .toSorted((one, other) => other.weight - one.weight);
  for (const { tag } of inOrder) {
    const code = tag === '*' ? anyBut(unwanted) : matchLanguage(tag);
    if (code !== undefined && !unwanted.has(code)) return code;
  }
  return DEFAULT_LANGUAGE;
}

function anyBut(unwanted: ReadonlySet<LanguageCode | undefined>): LanguageCode | undefined {
  return languages.find(({ code }) => !unwanted.has(code))?.code;
}

/** `de-CH; q=0.8` as tag and weight; null where it is neither. */
function readWish(part: string): Wish | null {
  const match = /^\s*([a-z\d*_-]+)\s*(?:;\s*q\s*=\s*([01](?:\.\d{0,3})?)\s*)?$/.exec(part);
  const [, tag = '', weight = '1'] = match ?? [];
  return tag === '' || tag.length > LONGEST_TAG
    ? null
    : { tag, weight: Math.min(Number(weight), 1) };
}

/** The language for a lower-case tag: by the whole tag or, failing that, by its longest beginning. */
export function matchLanguage(wanted: string): LanguageCode | undefined {
  let tag = wanted.replaceAll('_', '-');
  while (tag) {
    if (Object.hasOwn(languageTags, tag)) return languageTags[tag];
    tag = tag.slice(0, Math.max(tag.lastIndexOf('-'), 0));
  }
  return undefined;
}
