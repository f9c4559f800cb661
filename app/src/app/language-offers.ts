import { languages } from '@halyard/sdk';
import { locales } from 'virtual:locales';
import { isWarnedOf } from '../i18n/machine-warning.ts';
import type { LanguageOffer } from './LanguagePicker.tsx';

/** The languages of the contract whose words this build has, English first. */
export const languageOffers: readonly LanguageOffer[] = languages.filter(
  ({ code }) => code.toLowerCase() in locales,
);

/** Whether somebody must first be told that a machine translated it. */
export function needsQuestion({ code, machineTranslated }: LanguageOffer): boolean {
  return machineTranslated && !isWarnedOf(code);
}
