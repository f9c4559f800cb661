import type { GameNotice } from '@halyard/sdk/types';
import type { TranslationFunctions } from '../../../i18n/i18n-types.ts';

/** The text of a notice: written by staff, or derived from its type. */
export function noticeText(LL: TranslationFunctions, { type, values }: GameNotice): string {
  const [first = '', second = ''] = values;
  const words = LL.game.notices;
  switch (type) {
    case 'FirstBlood':
      return words.firstBlood({ team: first, challenge: second });
    case 'SecondBlood':
      return words.secondBlood({ team: first, challenge: second });
    case 'ThirdBlood':
      return words.thirdBlood({ team: first, challenge: second });
    case 'NewHint':
      return words.hint({ challenge: first });
    case 'NewChallenge':
      return words.challenge({ challenge: first });
    default:
      return first;
  }
}

const EXCERPT = 40;

/** How a text begins, for the names of buttons. */
export function excerpt(text: string): string {
  return text.length <= EXCERPT ? text : `${text.slice(0, EXCERPT)}…`;
}
