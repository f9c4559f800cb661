import { languages } from '@halyard/sdk';
import { locales } from 'virtual:locales';

/** A language that can be chosen. */
export type AvailableLanguage = (typeof languages)[number];

/** The languages of the contract whose words this build has, English first. */
export const availableLanguages: readonly AvailableLanguage[] = languages.filter(
  ({ code }) => code.toLowerCase() in locales,
);
