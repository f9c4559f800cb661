import type { WallDay, WallTime } from './zoned-time.ts';

function pad(value: number): string {
  return String(value).padStart(2, '0');
}

// Always the Gregorian calendar and Latin digits, whatever the locale.
const plainCalendar = { calendar: 'gregory', numberingSystem: 'latn', timeZone: 'UTC' } as const;

function asUtc({ year, month, day }: WallDay): number {
  return Date.UTC(year, month - 1, day);
}

/** "22 Nov 2026", in the locale's format. */
export function dayText(day: WallDay, locale?: string): string {
  return new Intl.DateTimeFormat(locale, {
    ...plainCalendar,
    day: 'numeric',
    month: 'short',
    year: 'numeric',
  }).format(asUtc(day));
}

/** "13:00", always in 24-hour format. */
export function clockText({ hour, minute }: Pick<WallTime, 'hour' | 'minute'>): string {
  return `${pad(hour)}:${pad(minute)}`;
}

/** "22 Nov 2026, 13:00". */
export function momentText(wall: WallTime, locale?: string): string {
  return `${dayText(wall, locale)}, ${clockText(wall)}`;
}

/** Parses "13:00", "1300", "9", "1:30 pm" into hour and minute; `null` for anything else. */
export function parseClock(text: string): Pick<WallTime, 'hour' | 'minute'> | null {
  const found = /^(\d{1,2})(?:[:.h]?(\d{2}))?\s*(?:([ap])\.?m\.?)?$/i.exec(text.trim());
  if (!found) return null;
  const [, hours = '', minutes = '0', half] = found;
  const minute = Number(minutes);
  const shown = Number(hours);
  if (half && (shown < 1 || shown > 12)) return null;
  const hour = half ? (shown % 12) + (half.toLowerCase() === 'p' ? 12 : 0) : shown;
  return hour < 24 && minute < 60 ? { hour, minute } : null;
}

type Field = 'year' | 'month' | 'day';
function isField(type: string): type is Field {
  return type === 'year' || type === 'month' || type === 'day';
}

/** Order of day, month and year in the locale's numeric dates. */
function orderOf(locale?: string): readonly Field[] {
  return new Intl.DateTimeFormat(locale, {
    ...plainCalendar,
    day: 'numeric',
    month: 'numeric',
    year: 'numeric',
  })
    .formatToParts(0)
    .map(({ type }) => type)
    .filter(isField);
}

function bare(text: string): string {
  return text.toLocaleLowerCase().replaceAll('.', '');
}

/** Month names, longest first, without numeric ones. */
function monthNames(locale?: string): readonly { name: string; month: number }[] {
  return (['long', 'short'] as const).flatMap((length) =>
    Array.from({ length: 12 }, (_, index) => {
      // Formatted with a day, because some languages inflect the month name then.
      const parts = new Intl.DateTimeFormat(locale, {
        ...plainCalendar,
        day: 'numeric',
        month: length,
      }).formatToParts(Date.UTC(2026, index, 1));
      const name = bare(parts.find(({ type }) => type === 'month')?.value ?? '');
      return { name, month: index + 1 };
    }).filter(({ name }) => name !== '' && !/\d/.test(name)),
  );
}

function isDay({ year, month, day }: WallDay): boolean {
  return (
    month >= 1 && month <= 12 && day >= 1 && day <= new Date(Date.UTC(year, month, 0)).getUTCDate()
  );
}

function fullYear(digits: string): number | null {
  return digits.length === 4 ? Number(digits) : digits.length === 2 ? 2000 + Number(digits) : null;
}

/** Parses a date with a numeric or named month; without a year it is in `thisYear`. */
function parseDay(
  text: string,
  thisYear: number,
  locale?: string,
): (WallDay & { complete: boolean }) | null {
  const lower = bare(text);
  const named = monthNames(locale).find(({ name }) => lower.includes(name));
  const figures = text.match(/\d+/g) ?? [];
  const yearFirst = figures[0]?.length === 4;
  const order: readonly Field[] = yearFirst ? ['year', 'month', 'day'] : orderOf(locale);
  const wanted = order.filter(
    (field) =>
      (field !== 'month' || !named) && (field !== 'year' || figures.length === (named ? 2 : 3)),
  );
  if (figures.length !== wanted.length) return null;
  const digits = (field: Field): string | undefined => figures[wanted.indexOf(field)];
  const yearDigits = digits('year');
  const year = yearDigits === undefined ? thisYear : fullYear(yearDigits);
  if (year === null) return null;
  const day = { year, month: named?.month ?? Number(digits('month')), day: Number(digits('day')) };
  return isDay(day) ? { ...day, complete: yearDigits?.length === 4 } : null;
}

export interface ParseOptions {
  /** Provides the year and time when they are not typed. */
  fallback: WallTime;
  /** Locale of month names and field order. Default: the browser's. */
  locale?: string | undefined;
}

export interface ParsedMoment {
  wall: WallTime;
  /** Nothing came from the fallback. */
  complete: boolean;
  /** The text says that it is in UTC. */
  isUtc: boolean;
}

/** UTC after a time of day. */
const IN_UTC = /(?<=\d|[ap]\.?m\.?)\s*(?:Z|UTC|GMT)$/i;

/** A time of day at the end of a text; seconds only as other programs write a full minute. */
const CLOCK =
  /(?:^|[\sT,])(?:(\d{1,2}:\d{2}):00(?:\.0+)?|(\d{1,2}[:h]\d{2}\s*(?:[ap]\.?m\.?)?|\d{1,2}\s*[ap]\.?m\.?))$/i;

/**
 * Parses a date and time as people type it: "22 Nov 2026, 13:00", "22.11.26 9:30",
 * "2026-11-22T13:00", "2026-11-22 12:00 UTC". `null` if the text has no date.
 */
export function parseMoment(text: string, { fallback, locale }: ParseOptions): ParsedMoment | null {
  const trimmed = text.trim();
  const isUtc = IN_UTC.test(trimmed);
  const plain = trimmed.replace(IN_UTC, '');
  const found = CLOCK.exec(plain);
  const clock = found ? parseClock(found[1] ?? found[2] ?? '') : null;
  if ((found || isUtc) && !clock) return null;
  const day = parseDay(found ? plain.slice(0, found.index) : plain, fallback.year, locale);
  if (!day) return null;
  const { complete, ...rest } = day;
  const { hour, minute } = clock ?? fallback;
  return { wall: { ...rest, hour, minute }, complete: complete && clock !== null, isUtc };
}
