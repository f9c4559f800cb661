const DAY = 86_400_000;

/** Midnight of the reader's own zone at or before a moment. */
function startOfDay(at: number): number {
  return new Date(at).setHours(0, 0, 0, 0);
}

/** The same time of day some days later, summer time included. */
function addDays(at: number, days: number): number {
  const date = new Date(at);
  return date.setDate(date.getDate() + days);
}

export interface TimelineSpan {
  start: number;
  end: number;
}

/** What a time line of the given first and last day shows beside its bars. */
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

/** Place of a moment on the line in per cent, cut at its ends. */
export function placeOn(span: TimelineSpan, at: number): number {
  return Math.min(100, Math.max(0, ((at - span.start) / (span.end - span.start)) * 100));
}

/** About ten weeks, a quarter of them before now. */
export function timelineSpan(now: number): TimelineSpan {
  const start = addDays(startOfDay(now), -17);
  return { start, end: addDays(start, 72) };
}

/** Width of a number of days in per cent of a span. */
export function share(span: TimelineSpan, days: number): number {
  return ((days * DAY) / (span.end - span.start)) * 100;
}
