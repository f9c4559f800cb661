import { formatDuration } from '@halyard/ui-kit';
import type { TranslationFunctions } from '../i18n/i18n-types.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** From this number of days on, hours are omitted. */
const MANY_DAYS = 10;

/** A short duration (ms): "20 d", "5 d 23 h", "18 h", "12 min". */
export function roughDuration(LL: TranslationFunctions, span: number): string {
  const left = Math.max(0, span);
  if (left >= DAY) return daysDuration(LL, left);
  if (left >= HOUR) return LL.common.hours({ hours: Math.floor(left / HOUR) });
  return LL.common.minutes({ minutes: Math.ceil(left / 60_000) });
}

/** The length of a game in hours: "36 h"; from four days on "4 d". */
export function gameDuration(LL: TranslationFunctions, span: number): string {
  if (span < HOUR || span >= 4 * DAY) return roughDuration(LL, span);
  return LL.common.hours({ hours: Math.round(span / HOUR) });
}

/** A duration in at most three characters: "5d", "18h", "12m". */
export function shortDuration(LL: TranslationFunctions, span: number): string {
  const left = Math.max(0, span);
  if (left >= DAY) return LL.common.tinyDays({ days: Math.floor(left / DAY) });
  if (left >= HOUR) return LL.common.tinyHours({ hours: Math.floor(left / HOUR) });
  return LL.common.tinyMinutes({ minutes: Math.ceil(left / 60_000) });
}

/** As `roughDuration`, but with a clock below a day, for countdowns: "20 d", "5 d 23 h", "18:42:07". */
export function countdownText(LL: TranslationFunctions, span: number): string {
  if (span >= DAY) return daysDuration(LL, span);
  return formatDuration(span, (days, hours) => LL.common.daysHours({ days, hours }));
}

function daysDuration(LL: TranslationFunctions, span: number): string {
  const days = Math.floor(span / DAY);
  const hours = Math.floor((span % DAY) / HOUR);
  return days >= MANY_DAYS || hours === 0
    ? LL.common.days({ days })
    : LL.common.daysHours({ days, hours });
}
