/** What is said when the clock passes it. */
export type ClockMark = 'none' | 'started' | 'hour' | 'tenMinutes' | 'minute' | 'ended';

const MINUTE = 60_000;

/** The last mark that a game's clock has passed, for as long as it is news: a minute. */
export function clockMark({ start, end }: { start: number; end: number }, now: number): ClockMark {
  const isNews = (at: number) => now >= at && now < at + MINUTE;
  if (isNews(end)) return 'ended';
  if (isNews(end - MINUTE)) return 'minute';
  if (isNews(end - 10 * MINUTE)) return 'tenMinutes';
  if (isNews(end - 60 * MINUTE)) return 'hour';
  return isNews(start) ? 'started' : 'none';
}
