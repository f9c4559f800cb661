import dayjs from 'dayjs';
import timezone from 'dayjs/plugin/timezone.js';
import utc from 'dayjs/plugin/utc.js';

dayjs.extend(utc);
dayjs.extend(timezone);

/** A date and time of day as calendar and clock show it in some zone. Months count from 1. */
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

/** IANA name of this device's time zone, e.g. "Europe/Oslo". */
export function deviceZone(): string {
  return new Intl.DateTimeFormat().resolvedOptions().timeZone;
}

/** Local date and time in `zone` at a moment (Unix ms). */
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
 * Unix ms of a local date and time in `zone`. Of an hour that occurs twice it is one of the two; an
 * hour that is skipped is counted on from the one before.
 */
export function fromWall({ year, month, day, hour, minute }: WallTime, zone: string): number {
  const text = `${pad(year, 4)}-${pad(month)}-${pad(day)}T${pad(hour)}:${pad(minute)}:00`;
  return dayjs.tz(text, zone).valueOf();
}

/** Start of a day in the zone, Unix ms. */
export function startOfDay(day: WallDay, zone: string): number {
  return fromWall({ ...day, hour: 0, minute: 0 }, zone);
}

/** The day `count` days later, or earlier if negative. */
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

/** Abbreviation of the zone at a moment, and the moment in UTC: "CET, 21 Nov, 12:00 UTC". */
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

/** Writes the zone and the time in UTC, for a line next to a time: "CET, 12:00 UTC". */
export function clockLine(ms: number, zone: string, locale?: string): string {
  const { hour, minute } = toWall(ms, 'UTC');
  return `${shortZone(ms, zone, locale)}, ${pad(hour)}:${pad(minute)} UTC`;
}
