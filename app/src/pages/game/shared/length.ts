import type { TranslationFunctions } from '../../../i18n/i18n-types.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** A duration (ms) in the largest unit that fits: "48 hours", "5 days". */
export function lengthText(LL: TranslationFunctions, span: number): string {
  if (span >= 3 * DAY) return LL.game.dayCount({ count: Math.round(span / DAY) });
  if (span % HOUR === 0 || span >= 5 * HOUR) {
    return LL.game.hourCount({ count: Math.round(span / HOUR) });
  }
  return LL.game.minuteCount({ count: Math.round(span / MINUTE) });
}
