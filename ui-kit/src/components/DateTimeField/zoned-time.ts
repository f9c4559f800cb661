import dayjs from 'dayjs';
import timezone from 'dayjs/plugin/timezone.js';
import utc from 'dayjs/plugin/utc.js';

dayjs.extend(utc);
dayjs.extend(timezone);

/** What calendar and clock show somewhere. Months count from 1. */
export interface WallDay {
  year: number;
  month: number;
  day: number;
}
export interface WallTime extends WallDay {
  hour: number;
  minute: number;
}

function pad(value: number, width = 2): string {
  return String(value).padStart(width, '0');
}

/** The zone of this device, e.g. "Europe/Oslo". */
export function deviceZone(): string {
  return new Intl.DateTimeFormat().resolvedOptions().timeZone;
}

/** What the clock of `zone` shows at this moment (Unix ms). */
export function toWall(ms: number, zone: string): WallTime {
  const local = dayjs.utc(ms).tz(zone);
  return {
    year: local.year(),
    month: local.month() + 1,
    day: local.date(),
    hour: local.hour(),
    minute: local.minute(),
  };
}

/**
 * Unix ms at which the clock of `zone` shows this. Of an hour that comes twice it is one of both;
 * one that is left out counts on from before.
 */
export function fromWall({ year, month, day, hour, minute }: WallTime, zone: string): number {
  const text = `${pad(year, 4)}-${pad(month)}-${pad(day)}T${pad(hour)}:${pad(minute)}:00`;
  return dayjs.tz(text, zone).valueOf();
}

/** First moment of a day there, Unix ms. */
export function startOfDay(day: WallDay, zone: string): number {
  return fromWall({ ...day, hour: 0, minute: 0 }, zone);
}

/** The day `count` days later (or earlier). */
export function addDays({ year, month, day }: WallDay, count: number): WallDay {
  const date = new Date(Date.UTC(year, month - 1, day + count));
  return { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate() };
}

function shortZone(ms: number, zone: string, locale?: string): string {
  return (
    new Intl.DateTimeFormat(locale, { timeZone: zone, timeZoneName: 'short' })
      .formatToParts(ms)
      .find(({ type }) => type === 'timeZoneName')?.value ?? zone
  );
}

/** The zone at that time, and the same moment in UTC: "CET, 21 Nov, 12:00 UTC". */
export function zoneLine(ms: number, zone: string, locale?: string): string {
  const there = new Intl.DateTimeFormat(locale, {
    timeZone: 'UTC',
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).format(ms);
  return `${shortZone(ms, zone, locale)}, ${there} UTC`;
}

/** The same for one line beside a clock: "CET, 12:00 UTC". */
export function clockLine(ms: number, zone: string, locale?: string): string {
  const { hour, minute } = toWall(ms, 'UTC');
  return `${shortZone(ms, zone, locale)}, ${pad(hour)}:${pad(minute)} UTC`;
}
