const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;
const day = 24 * hour;

function two(value: number): string {
  return String(value).padStart(2, '0');
}

/** Formats days and hours in the page's language: "5 d 23 h". */
export type DaysHours = (days: number, hours: number) => string;

/**
 * Formats a duration in ms: `m:ss` under an hour, `h:mm:ss` above, `daysHours` from one day.
 * Seconds are rounded up, so that 0:00 means that no time is left.
 */
export function formatDuration(span: number, daysHours: DaysHours): string {
  const left = Math.max(0, Math.ceil(span / second)) * second;
  if (left >= day) return daysHours(Math.floor(left / day), Math.floor((left % day) / hour));
  const seconds = two(Math.floor((left % minute) / second));
  const minutes = Math.floor((left % hour) / minute);
  if (left < hour) return `${minutes}:${seconds}`;
  return `${Math.floor(left / hour)}:${two(minutes)}:${seconds}`;
}

/**
 * Formats a duration as `hh:mm:ss` up to 99 hours, with a constant width; above that as
 * `daysHours`.
 */
export function formatClock(span: number, daysHours: DaysHours): string {
  const left = Math.max(0, Math.ceil(span / second)) * second;
  if (left >= 100 * hour) return formatDuration(span, daysHours);
  const minutes = two(Math.floor((left % hour) / minute));
  return `${two(Math.floor(left / hour))}:${minutes}:${two(Math.floor((left % minute) / second))}`;
}

/** ISO 8601 duration (`PT1H30M0S`) for the `datetime` attribute. */
export function isoDuration(span: number): string {
  const left = Math.max(0, Math.ceil(span / second)) * second;
  const seconds = Math.floor((left % minute) / second);
  return `PT${Math.floor(left / hour)}H${Math.floor((left % hour) / minute)}M${seconds}S`;
}
