import type { GameNotice } from '@halyard/sdk/types';
import type { TranslationFunctions } from '../../../i18n/i18n-types.ts';
import { typeOf } from '../../../game/notice-types.ts';

/** The names in the sentence of a notice. */
export function namesIn({ values }: GameNotice): { team: string; challenge: string } {
  return { team: values[0] ?? '', challenge: values.at(-1) ?? '' };
}

/** The text of a notice: written by staff, or the sentence of its type. */
export function noticeText(LL: TranslationFunctions, notice: GameNotice): string {
  const { sentence } = typeOf(notice);
  return sentence === null ? (notice.values[0] ?? '') : LL.game.notices[sentence](namesIn(notice));
}
