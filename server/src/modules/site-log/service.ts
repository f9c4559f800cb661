import { AppError } from '../../domain/app-error.ts';
import type { LogLevel } from '../../domain/log-lines.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/database.ts';
import {
  countLines,
  findLines,
  type LineFilter,
  type LineRow,
  type LineWindow,
} from './repository-lines.ts';
import type { SiteLog } from './part-site-log.ts';

/** The last moment that `Timestamp` has: the end of the year 9999. */
const LAST_TIME = 253_402_300_799_999;

export interface ReadLogDeps {
  db: Db;
  siteLog: Pick<SiteLog, 'flush'>;
  clock: Clock;
}

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** The newest lines that match, those of this process up to now. */
export async function listLines(
  { db, siteLog }: ReadLogDeps,
  filter: LineFilter,
  window: LineWindow,
): Promise<LineRow[]> {
  await siteLog.flush();
  return findLines(db, filter, window);
}

export interface Histogram {
  since: number;
  step: number;
  until: number;
  /** By the start of each span that has lines, oldest first. */
  bins: Map<number, Partial<Record<LogLevel, number>>>;
}

/** Counts lines in spans of whole milliseconds; throws VALIDATION_FAILED for a time that ends first. */
export async function makeHistogram(
  { db, siteLog, clock }: ReadLogDeps,
  filter: LineFilter,
  spans: number,
): Promise<Histogram> {
  const until = filter.until ?? Math.ceil(clock() / MINUTE) * MINUTE;
  const since = filter.since ?? until - DAY;
  if (until <= since) {
    throw new AppError('VALIDATION_FAILED', { errors: [{ path: 'until', code: 'TOO_SMALL' }] });
  }
  const step = Math.ceil((until - since) / spans);
  await siteLog.flush();
  const bins: Histogram['bins'] = new Map();
  for (const { bin, level, lines } of await countLines(db, { ...filter, since, until }, step)) {
    const start = since + bin * step;
    bins.set(start, { ...bins.get(start), [level]: lines });
  }
  return { since, step, until: Math.min(since + step * spans, LAST_TIME), bins };
}
