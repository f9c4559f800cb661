export interface LogLine {
  /** The timestamp as written at the start of the line, or an empty string. */
  time: string;
  text: string;
  tone: 'plain' | 'warn' | 'danger';
}

/** `17:20:11`, `17:20:11.204`, `2026-11-21T17:20:11Z`, with or without brackets. */
const TIME =
  /^\[?((?:\d{4}-\d\d-\d\d[T ])?\d\d:\d\d:\d\d(?:[.,]\d{1,9})?(?:Z|[+-]\d\d:?\d\d)?)\]?\s+/;
const DANGER = /\b(?:ERROR|ERR|FATAL|CRITICAL|PANIC)\b/;
const WARN = /\b(?:WARN|WARNING)\b/;

/**
 * Splits a line into timestamp, level and text. Only upper-case level names count, because prose
 * may contain the word "error".
 */
export function readLogLine(line: string): LogLine {
  const time = TIME.exec(line);
  const text = time ? line.slice(time[0].length) : line;
  if (DANGER.test(text)) return { time: time?.[1] ?? '', text, tone: 'danger' };
  return { time: time?.[1] ?? '', text, tone: WARN.test(text) ? 'warn' : 'plain' };
}

/** The last `most` lines of a log, and the number of lines before them. */
export function lastLines(log: string, most: number): { lines: string[]; left: number } {
  const all = log.replace(/\n$/, '').split('\n');
  return { lines: all.slice(-most), left: Math.max(0, all.length - most) };
}
