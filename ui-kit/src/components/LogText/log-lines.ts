export interface LogLine {
  /** The time at the begin of the line, as it stands there; empty where there is none. */
  time: string;
  text: string;
  tone: 'plain' | 'warn' | 'danger';
}

/** `17:20:11`, `17:20:11.204`, `2026-11-21T17:20:11Z`, with or without brackets. */
const TIME =
  /^\[?((?:\d{4}-\d\d-\d\d[T ])?\d\d:\d\d:\d\d(?:[.,]\d{1,9})?(?:Z|[+-]\d\d:?\d\d)?)\]?\s+/;
const DANGER = /\b(?:ERROR|ERR|FATAL|CRITICAL|PANIC)\b/;
const WARN = /\b(?:WARN|WARNING)\b/;

/** Takes a line apart. Only words in capitals make it louder: prose may speak of errors. */
export function readLogLine(line: string): LogLine {
  const time = TIME.exec(line);
  const text = time ? line.slice(time[0].length) : line;
  if (DANGER.test(text)) return { time: time?.[1] ?? '', text, tone: 'danger' };
  return { time: time?.[1] ?? '', text, tone: WARN.test(text) ? 'warn' : 'plain' };
}

/** The last `most` lines of a log, and how many are left out before them. */
export function lastLines(log: string, most: number): { lines: string[]; left: number } {
  const all = log.replace(/\n$/, '').split('\n');
  return { lines: all.slice(-most), left: Math.max(0, all.length - most) };
}
