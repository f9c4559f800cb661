import { i18nObject } from 'typesafe-i18n';
import { locales } from 'virtual:locales';
import { type Area, areasUpTo } from './areas.ts';
import { createDates, type Dates } from './dates.ts';
import type { Formatters, TranslationFunctions, Translations } from './i18n-types.ts';

/** One language with the texts that have been loaded so far. */
export interface Language {
  /** Its code, a BCP 47 tag. */
  locale: string;
  LL: TranslationFunctions;
  /** Dates and times in this language. */
  dates: Dates;
  /** Adds the texts of an area, and of the areas before it, to `LL`; rejects when it cannot. */
  loadArea: (area: Area) => Promise<void>;
}

type Texts = Partial<Translations>;

const DEFAULT = 'en-US';

const RETRY_MILLISECONDS = 400;

/**
 * Loads a language with the texts of an area. The build fills gaps of a translation with English. A
 * language that does not exist or cannot be fetched is replaced by English; null if that fails too.
 */
export async function loadLanguage(code: string, area: Area = 'visitor'): Promise<Language | null> {
  for (const locale of new Set([code, DEFAULT])) {
    if (!Object.hasOwn(locales, locale.toLowerCase())) continue;
    const language = createLanguage(locale, (each) => fetchTexts(locale, each));
    const isLoaded = await language.loadArea(area).then(
      () => true,
      () => false,
    );
    if (isLoaded) return language;
  }
  return null;
}

/** A language with all its texts, for tests. */
export function makeLanguage(locale: string, texts: Translations): Language {
  const language = createLanguage(locale, () => Promise.resolve({}));
  addTexts(language, texts);
  return language;
}

function createLanguage(locale: string, fetchArea: (area: Area) => Promise<Texts>): Language {
  const loads = new Map<Area, Promise<void>>();
  const load = (area: Area): Promise<void> => {
    const known = loads.get(area);
    if (known) return known;
    const loading = fetchArea(area).then((texts) => addTexts(language, texts));
    loads.set(area, loading);
    // The next call retries.
    loading.catch(() => loads.delete(area));
    return loading;
  };
  const language: Language = {
    locale,
    LL: {} as TranslationFunctions,
    dates: createDates(locale, navigator.languages),
    loadArea: async (area) => {
      await Promise.all(areasUpTo(area).map(load));
    },
  };
  return language;
}

/** Keeps the same `LL` object, so that nothing rerenders when an area is loaded. */
function addTexts({ locale, LL }: Language, texts: Texts): void {
  const functions = i18nObject<string, Translations, TranslationFunctions, Formatters>(
    locale,
    texts as Translations,
    initFormatters(locale),
  );
  for (const namespace of Object.keys(texts) as (keyof Translations)[]) {
    Object.assign(LL, { [namespace]: functions[namespace] });
  }
}

async function fetchTexts(code: string, area: Area): Promise<Texts> {
  const address = `${locales[code.toLowerCase()]}.${area}.json`;
  return tryFetch(address).catch(async () => {
    await pause();
    return tryFetch(address);
  });
}

async function tryFetch(address: string): Promise<Texts> {
  const response = await fetch(address);
  if (!response.ok) throw new TypeError(`${address} answered ${response.status}`);
  return (await response.json()) as Texts;
}

function pause(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, RETRY_MILLISECONDS);
  });
}

/** The formatters of `{x|formatter}` placeholders in a language. */
function initFormatters(locale: string): Formatters {
  const number = new Intl.NumberFormat(locale);
  return { number: (value: unknown) => number.format(Number(value)) };
}
