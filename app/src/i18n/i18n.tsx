import { createContext, use, type ReactNode } from 'react';
import { i18nObject } from 'typesafe-i18n';
import { locales } from 'virtual:locales';
import { createDates, type Dates } from './dates.ts';
import { initFormatters } from './formatters.ts';
import type { Formatters, Locales, TranslationFunctions, Translations } from './i18n-types.ts';

/** One language, ready to speak. */
export interface Language {
  locale: Locales;
  LL: TranslationFunctions;
  /** Dates and times in this language. */
  dates: Dates;
}

const BASE: Locales = 'en-us';

/** Fetches a language's dictionary and makes its typed functions. */
export async function loadLanguage(locale: Locales = BASE): Promise<Language> {
  const address = locales[locale];
  const response = address === undefined ? null : await fetch(address);
  const dictionary: unknown = response?.ok ? await response.json() : {};
  return makeLanguage(locale, dictionary as Translations);
}

/** A language from its dictionary; also for tests, which have it at hand. */
export function makeLanguage(locale: Locales, dictionary: Translations): Language {
  const dates = createDates(locale, navigator.languages);
  return { locale, LL: speak(locale, dictionary), dates };
}

function speak(locale: Locales, dictionary: Translations): TranslationFunctions {
  return i18nObject<Locales, Translations, TranslationFunctions, Formatters>(
    locale,
    dictionary,
    initFormatters(locale),
  );
}

const LanguageContext = createContext<Language | null>(null);

/** Gives all screens the loaded language. */
export function LanguageProvider({
  language,
  children,
}: {
  language: Language;
  children: ReactNode;
}) {
  return <LanguageContext value={language}>{children}</LanguageContext>;
}

/** The loaded language: `const { LL } = useLanguage()`, then `LL.common.save()`. */
export function useLanguage(): Language {
  const language = use(LanguageContext);
  if (!language) throw new Error('useLanguage is used outside of LanguageProvider');
  return language;
}
