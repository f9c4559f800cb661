import { languages } from '@halyard/sdk';
import { locales } from 'virtual:locales';

/** A language that can be chosen. */
export type LanguageOffer = (typeof languages)[number];

/** The languages of the contract whose words this build has, English first. */
export const languageOffers: readonly LanguageOffer[] = languages.filter(
  ({ code }) => code.toLowerCase() in locales,
);
