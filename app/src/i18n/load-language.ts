import { i18nObject } from 'typesafe-i18n';
import { locales } from 'virtual:locales';
import { createDates, type Dates } from './dates.ts';
import { initFormatters } from './formatters.ts';
import type { Formatters, TranslationFunctions, Translations } from './i18n-types.ts';

/** One language, ready to speak. */
export interface Language {
  /** Its code, a BCP 47 tag. */
  locale: string;
  LL: TranslationFunctions;
  /** Dates and times in this language. */
  dates: Dates;
}

const DEFAULT = 'en-US';

/** Before what failed is asked for once more. */
const RETRY_MILLISECONDS = 400;

/**
 * Fetches a language's dictionary and makes its typed functions. The build fills gaps of a dictionary
 * with English; where there is no dictionary at all, or it cannot be fetched, all of it is English.
 * Null where that cannot be fetched either.
 */
export async function loadLanguage(code: string): Promise<Language | null> {
  for (const locale of new Set([code, DEFAULT])) {
    const dictionary = await fetchDictionary(locale);
    if (dictionary) return makeLanguage(locale, dictionary);
  }
  return null;
}

async function fetchDictionary(code: string): Promise<Translations | null> {
  if (!Object.hasOwn(locales, code.toLowerCase())) return null;
  const address = locales[code.toLowerCase()] ?? '';
  return (await tryFetch(address)) ?? (await pause(), tryFetch(address));
}

async function tryFetch(address: string): Promise<Translations | null> {
  try {
    const response = await fetch(address);
    return response.ok ? ((await response.json()) as Translations) : null;
  } catch {
    return null;
  }
}

function pause(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, RETRY_MILLISECONDS);
  });
}

/** A language from its dictionary; also for tests, which have it at hand. */
export function makeLanguage(locale: string, dictionary: Translations): Language {
  const LL = i18nObject<string, Translations, TranslationFunctions, Formatters>(
    locale,
    dictionary,
    initFormatters(locale),
  );
  return { locale, LL, dates: createDates(locale, navigator.languages) };
}
