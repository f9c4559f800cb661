import { languages } from '@halyard/sdk';
import { locales } from 'virtual:locales';

/** A selectable language. */
export type AvailableLanguage = (typeof languages)[number];

/** The languages of the API spec that this build has texts for, English first. */
export const availableLanguages: readonly AvailableLanguage[] = languages.filter(
  ({ code }) => code.toLowerCase() in locales,
);
