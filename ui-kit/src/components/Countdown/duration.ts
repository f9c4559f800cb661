const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;
const day = 24 * hour;

function two(value: number): string {
  return String(value).padStart(2, '0');
}

/** Writes days and hours in the page's language: "5 d 23 h". */
export type DaysHours = (days: number, hours: number) => string;

/**
 * A span of time as people read it: under an hour `m:ss`, above `h:mm:ss`, over a day by `daysHours`.
 * Takes ms; a begun second counts, so that 0:00 is shown when nothing is left.
 */
export function formatDuration(span: number, daysHours: DaysHours): string {
  const left = Math.max(0, Math.ceil(span / second)) * second;
  if (left >= day) return daysHours(Math.floor(left / day), Math.floor((left % day) / hour));
  const seconds = two(Math.floor((left % minute) / second));
  const minutes = Math.floor((left % hour) / minute);
  if (left < hour) return `${minutes}:${seconds}`;
  return `${Math.floor(left / hour)}:${two(minutes)}:${seconds}`;
}

/** The game's clock, `hh:mm:ss` up to 99 hours, so that it keeps its width; above, by `daysHours`. */
export function formatClock(span: number, daysHours: DaysHours): string {
  const left = Math.max(0, Math.ceil(span / second)) * second;
  if (left >= 100 * hour) return formatDuration(span, daysHours);
  const minutes = two(Math.floor((left % hour) / minute));
  return `${two(Math.floor(left / hour))}:${minutes}:${two(Math.floor((left % minute) / second))}`;
}

/** `PT1H30M0S`, for the machine-readable side of a duration. */
export function isoDuration(span: number): string {
  const left = Math.max(0, Math.ceil(span / second)) * second;
  const seconds = Math.floor((left % minute) / second);
  return `PT${Math.floor(left / hour)}H${Math.floor((left % hour) / minute)}M${seconds}S`;
}
