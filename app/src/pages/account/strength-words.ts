import type { TranslationFunctions } from '../../i18n/i18n-types.ts';

/** The names of the four levels of the password meter. */
export function strengthWords(LL: TranslationFunctions): [string, string, string, string] {
  const { weak, fair, good, strong } = LL.account.strength;
  return [weak(), fair(), good(), strong()];
}
