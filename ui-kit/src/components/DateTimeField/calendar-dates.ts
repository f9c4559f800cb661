import type { WallDay } from './zoned-time.ts';

// react-day-picker uses dates in this device's zone. Noon is on the same day despite daylight
// saving changes.
/** The library's date for a day. */
export function toDate({ year, month, day }: WallDay): Date {
  return new Date(year, month - 1, day, 12);
}

/** The day of a date from the library. */
export function toDay(date: Date): WallDay {
  return {
    year: date.getFullYear(),
    month: date.getMonth() + 1,
    day: date.getDate(),
  };
}

type Weekday = 0 | 1 | 2 | 3 | 4 | 5 | 6;
const weekdays: readonly Weekday[] = [0, 1, 2, 3, 4, 5, 6];

// Not yet in TypeScript's library: a method in some browsers, a property in others.
interface WeekInfo {
  firstDay: number;
}
interface WithWeeks {
  getWeekInfo?: () => WeekInfo;
  weekInfo?: WeekInfo;
}

/** First day of the week in this locale, 0 for Sunday; Monday where the browser does not know. */
export function firstWeekday(locale?: string): Weekday {
  const there: Intl.Locale & WithWeeks = new Intl.Locale(locale ?? navigator.language);
  const info = there.getWeekInfo?.() ?? there.weekInfo;
  // 7 is Sunday.
  return weekdays[(info?.firstDay ?? 1) % 7] ?? 1;
}
