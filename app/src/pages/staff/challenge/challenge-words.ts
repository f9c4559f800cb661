import type { Dates } from '../../../i18n/dates.ts';
import type { TranslationFunctions } from '../../../i18n/i18n-types.ts';
import type { FormWords } from '../../../forms/list-changes.ts';
import type { ChallengeForm } from './challenge-form.ts';

/** Names and formatted values of a challenge's fields for the save bar. */
export function challengeFormWords(
  LL: TranslationFunctions,
  dates: Dates,
): FormWords<ChallengeForm> {
  const words = LL.staff.challenge;
  const plain = (value: number | string | null) =>
    value === null || value === '' ? LL.staff.nothing() : String(value);
  const onOff = (value: boolean) => (value ? LL.staff.info.on() : LL.staff.info.off());
  return {
    title: { label: words.title(), show: plain },
    category: { label: words.category(), show: (value) => LL.terms.category[value]() },
    submissionLimit: {
      label: words.attempts(),
      show: (value) => (value === 0 ? words.anyNumber() : plain(value)),
    },
    deadline: {
      label: words.closes(),
      show: (value) => (value === null ? words.withGame() : dates.moment(value)),
    },
    content: { label: words.statement() },
    hints: { label: words.hints() },
    originalScore: { label: words.original(), show: plain },
    minPercent: {
      label: words.minimum(),
      show: (value) => LL.staff.info.percentOf({ value: plain(value) }),
    },
    difficulty: { label: words.difficulty(), show: plain },
    hasBloodBonus: { label: words.bloodBonus(), show: onOff },
    flagTemplate: { label: words.template(), show: plain },
    fileName: { label: words.fileName(), show: plain },
    containerImage: { label: words.image(), show: plain },
    exposePort: { label: words.port(), show: plain },
    cpu: { label: words.cpu(), show: plain },
    memoryLimit: { label: words.memory(), show: plain },
    storageLimit: { label: words.storage(), show: plain },
    networkMode: { label: words.network(), show: (value) => words.networks[value]() },
    enableTrafficCapture: { label: words.capture(), show: onOff },
  };
}
