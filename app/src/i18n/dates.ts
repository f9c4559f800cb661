/** Formats times (Unix ms) for a language, in the local time zone with a 24-hour clock. */
export interface Dates {
  /** "Fri 27 Nov 18:00" */
  moment: (at: number) => string;
  /** "Fri 27 Nov 18:00 – Sat 28 Nov 06:00"; the day is not repeated. */
  span: (start: number, end: number) => string;
  /** "Fri 18:00 – Sat 06:00", for use next to a date. */
  weekSpan: (start: number, end: number) => string;
  /** "Fri 18:00"; "11/27 18:00" if the weekday alone would be ambiguous. */
  weekMoment: (at: number) => string;
  /** "Sun 8 Nov" */
  day: (at: number) => string;
  /** "9 Nov" */
  date: (at: number) => string;
  /** "9 Nov 2026" */
  fullDate: (at: number) => string;
  /** "11/27", "27.11" or "27/11": month and day in figures, in the language's order. */
  short: (at: number) => string;
  /** "November" */
  month: (at: number) => string;
  /** "November 2026" */
  monthYear: (at: number) => string;
  /** "Sun 8 Nov 2026 18:00" */
  longMoment: (at: number) => string;
  /** "18:00:05" */
  time: (at: number) => string;
  /** "18:00" */
  clock: (at: number) => string;
  /** "27" and "Nov", for a date tile. */
  tile: (at: number) => { day: string; month: string };
  /** Name of the zone at that time: "CET". */
  zone: (at: number) => string;
}

const weekday = { weekday: 'short' } as const;
const dayMonth = { day: 'numeric', month: 'short' } as const;
/** A weekday is unambiguous within this distance from now. */
const WEEKDAY_REACH = 6 * 86_400_000;

const clock = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;

/** Separator of languages that write the day first; all others write month/day. */
const DAY_FIRST: Readonly<Record<string, string>> = {
  ru: '.',
  de: '.',
  id: '/',
  fr: '/',
  es: '/',
  vi: '/',
};

/** Creates the formats of a language, in the regional variant that the browser prefers. */
export function createDates(locale: string, preferred: readonly string[] = []): Dates {
  const tag = ownVariant(locale, preferred);
  const make = (options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(tag, options);
  const formats = {
    moment: make({ ...weekday, ...dayMonth, ...clock }),
    week: make({ ...weekday, ...clock }),
    day: make({ ...weekday, ...dayMonth }),
    date: make(dayMonth),
    fullDate: make({ ...dayMonth, year: 'numeric' }),
    time: make({ ...clock, second: '2-digit' }),
    clock: make(clock),
    month: make({ month: 'short' }),
    longMonth: make({ month: 'long' }),
    monthYear: make({ month: 'long', year: 'numeric' }),
    longMoment: make({ ...weekday, ...dayMonth, year: 'numeric', ...clock }),
    zone: make({ timeZoneName: 'short' }),
  };
  return {
    moment: (at) => bare(formats.moment.format(at)),
    span: (start, end) => bare(formats.moment.formatRange(start, end)),
    weekSpan: (start, end) =>
      bare(
        sameDay(start, end) ? formats.week.formatRange(start, end) : ends(formats.week, start, end),
      ),
    weekMoment: (at) =>
      Math.abs(at - Date.now()) < WEEKDAY_REACH
        ? bare(formats.week.format(at))
        : `${shortDate(locale, at)} ${formats.clock.format(at)}`,
    day: (at) => bare(formats.day.format(at)),
    date: (at) => formats.date.format(at),
    fullDate: (at) => formats.fullDate.format(at),
    short: (at) => shortDate(locale, at),
    month: (at) => formats.longMonth.format(at),
    monthYear: (at) => formats.monthYear.format(at),
    longMoment: (at) => bare(formats.longMoment.format(at)),
    time: (at) => formats.time.format(at),
    clock: (at) => formats.clock.format(at),
    tile: (at) => ({ day: twoDigits(new Date(at).getDate()), month: monthOf(at, formats) }),
    zone: (at) =>
      formats.zone.formatToParts(at).find(({ type }) => type === 'timeZoneName')?.value ?? '',
  };
}

/** The browser's regional variant of a language: en-GB puts the day before the month. */
export function ownVariant(locale: string, preferred: readonly string[]): string {
  return preferred.find((each) => writing(each) === writing(locale)) ?? locale;
}

function writing(tag: string): string {
  try {
    const { language, script } = new Intl.Locale(tag).maximize();
    return `${language}-${script}`;
  } catch {
    // Browsers can report invalid language tags.
    return tag;
  }
}

/** The month as formatted next to a day: standalone forms are longer in some languages. */
function monthOf(at: number, formats: Record<'date' | 'month', Intl.DateTimeFormat>): string {
  const word = formats.date.formatToParts(at).find(({ type }) => type === 'month')?.value ?? '';
  return /^\d*$/.test(word) ? formats.month.format(at) : word;
}

const twoDigits = (value: number): string => String(value).padStart(2, '0');

function shortDate(locale: string, at: number): string {
  const date = new Date(at);
  const day = twoDigits(date.getDate());
  const month = twoDigits(date.getMonth() + 1);
  const between = DAY_FIRST[locale.slice(0, 2)];
  return between === undefined ? `${month}/${day}` : `${day}${between}${month}`;
}

/** Removes commas and uses the same dash everywhere. */
function bare(text: string): string {
  return text.replaceAll(', ', ' ').replaceAll(/\s*–\s*/g, ' – ');
}

// formatRange would add dates to weekday and time.
function ends(format: Intl.DateTimeFormat, start: number, end: number): string {
  return `${format.format(start)} – ${format.format(end)}`;
}

function sameDay(start: number, end: number): boolean {
  return new Date(start).toDateString() === new Date(end).toDateString();
}
