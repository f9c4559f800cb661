import type { WallDay } from './zoned-time.ts';

// The calendar counts in dates of this device. Noon is on the same day whatever its clocks do.
/** A day as the calendar's date. */
export function toDate({ year, month, day }: WallDay): Date {
  return new Date(year, month - 1, day, 12);
}

/** The day of the calendar's date. */
export function toDay(date: Date): WallDay {
  return {
    year: date.getFullYear(),
    month: date.getMonth() + 1,
    day: date.getDate(),
  };
}

type Weekday = 0 | 1 | 2 | 3 | 4 | 5 | 6;
const weekdays: readonly Weekday[] = [0, 1, 2, 3, 4, 5, 6];

// Newer than the types of the language: a method in some browsers, a property in others.
interface WeekInfo {
  firstDay: number;
}
interface WithWeeks {
  getWeekInfo?: () => WeekInfo;
  weekInfo?: WeekInfo;
}

/** First day of the week there, 0 for Sunday; Monday where the browser does not know. */
export function firstWeekday(locale?: string): Weekday {
  const there: Intl.Locale & WithWeeks = new Intl.Locale(locale ?? navigator.language);
  const info = there.getWeekInfo?.() ?? there.weekInfo;
  // 7 is Sunday.
  return weekdays[(info?.firstDay ?? 1) % 7] ?? 1;
}
