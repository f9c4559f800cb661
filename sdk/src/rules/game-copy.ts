const WEEK = 7 * 24 * 3_600_000;

/**
 * When the copy of a game begins, unless somebody says so: at the time of day and of the week of the
 * original (in UTC), the first that is at least a week ahead, so that a copy never runs before it was
 * looked at. An original that is further ahead keeps its start. Times in Unix milliseconds.
 */
export function startOfCopy(start: number, now: number): number {
  return start + Math.max(0, Math.ceil((now + WEEK - start) / WEEK)) * WEEK;
}
