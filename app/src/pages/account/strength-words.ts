import type { TranslationFunctions } from '../../i18n/i18n-types.ts';

/** What the four steps of the password meter are called. */
export function strengthWords(LL: TranslationFunctions): [string, string, string, string] {
  const { weak, fair, good, strong } = LL.account.strength;
  return [weak(), fair(), good(), strong()];
}
