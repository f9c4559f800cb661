import { languages } from '@halyard/sdk';
import { locales } from 'virtual:locales';
import type { LanguageOffer } from './LanguagePicker.tsx';

/** The languages of the contract whose words this build has, English first. */
export const languageOffers: readonly LanguageOffer[] = languages.filter(
  ({ code }) => code.toLowerCase() in locales,
);
