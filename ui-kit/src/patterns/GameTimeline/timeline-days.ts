const DAY = 86_400_000;

/** Midnight at or before a time, in this device's time zone. */
function startOfDay(at: number): number {
  return new Date(at).setHours(0, 0, 0, 0);
}

/** Adds days and keeps the time of day, also across daylight saving changes. */
function addDays(at: number, days: number): number {
  const date = new Date(at);
  return date.setDate(date.getDate() + days);
}

export interface TimelineSpan {
  start: number;
  end: number;
}

/** The Mondays and weekends of a range of days. */
export function timelineMarks(span: TimelineSpan): { mondays: number[]; weekends: number[] } {
  const mondays: number[] = [];
  const weekends: number[] = [];
  for (let day = startOfDay(span.start); day < span.end; day = addDays(day, 1)) {
    const weekday = new Date(day).getDay();
    if (weekday === 1) mondays.push(day);
    if (weekday === 6) weekends.push(day);
  }
  return { mondays, weekends };
}

/** Position of a time on the axis in percent, clamped to its ends. */
export function placeOn(span: TimelineSpan, at: number): number {
  return Math.min(100, Math.max(0, ((at - span.start) / (span.end - span.start)) * 100));
}

/** A range of about ten weeks, a quarter of it in the past. */
export function timelineSpan(now: number): TimelineSpan {
  const start = addDays(startOfDay(now), -17);
  return { start, end: addDays(start, 72) };
}

/** Width of a number of days in percent of a range. */
export function share(span: TimelineSpan, days: number): number {
  return ((days * DAY) / (span.end - span.start)) * 100;
}
