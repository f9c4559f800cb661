/** Times as people of a language write them, in the zone of this machine, by 24 hours. Take Unix ms. */
export interface Dates {
  /** "Fri 27 Nov 18:00" */
  moment: (at: number) => string;
  /** "Fri 27 Nov 18:00 – Sat 28 Nov 06:00"; a day is said once. */
  span: (start: number, end: number) => string;
  /** "Fri 18:00 – Sat 06:00", where the date stands beside it. */
  weekSpan: (start: number, end: number) => string;
  /** "Fri 18:00"; "11/27 18:00" where the day of the week alone could be another week's. */
  weekMoment: (at: number) => string;
  /** "Sun 8 Nov" */
  day: (at: number) => string;
  /** "9 Nov" */
  date: (at: number) => string;
  /** "11/27", "27.11" or "27/11": month and day in figures, in the language's order. */
  short: (at: number) => string;
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
/** A weekday names a day within so many days of now. */
const WEEKDAY_REACH = 6 * 86_400_000;

const clock = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;

/** How a language writes month and day in figures; the others write them with a slash, month first. */
const DAY_FIRST: Readonly<Record<string, string>> = {
  ru: '.',
  de: '.',
  id: '/',
  fr: '/',
  es: '/',
  vi: '/',
};

/** Makes the formats of a language, in the variant of it that the reader's browser prefers. */
export function createDates(locale: string, preferred: readonly string[] = []): Dates {
  const tag = ownVariant(locale, preferred);
  const make = (options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(tag, options);
  const formats = {
    moment: make({ ...weekday, ...dayMonth, ...clock }),
    week: make({ ...weekday, ...clock }),
    day: make({ ...weekday, ...dayMonth }),
    date: make(dayMonth),
    time: make({ ...clock, second: '2-digit' }),
    clock: make(clock),
    month: make({ month: 'short' }),
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
    short: (at) => shortDate(locale, at),
    time: (at) => formats.time.format(at),
    clock: (at) => formats.clock.format(at),
    tile: (at) => ({ day: twoDigits(new Date(at).getDate()), month: monthOf(at, formats) }),
    zone: (at) =>
      formats.zone.formatToParts(at).find(({ type }) => type === 'timeZoneName')?.value ?? '',
  };
}

/** The reader's own variant of a language, written alike: en-GB puts the day before the month. */
export function ownVariant(locale: string, preferred: readonly string[]): string {
  return preferred.find((each) => writing(each) === writing(locale)) ?? locale;
}

function writing(tag: string): string {
  try {
    const { language, script } = new Intl.Locale(tag).maximize();
    return `${language}-${script}`;
  } catch {
    // A browser may prefer what is no language.
    return tag;
  }
}

/** As it stands beside a day, where that is a word: by itself the month is longer in some languages. */
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

/** A line of figures needs no commas to be read, and its dash is the same between days and hours. */
function bare(text: string): string {
  return text.replaceAll(', ', ' ').replaceAll(/\s*–\s*/g, ' – ');
}

// Asked for a weekday and a time alone, a range of days would add their dates.
function ends(format: Intl.DateTimeFormat, start: number, end: number): string {
  return `${format.format(start)} – ${format.format(end)}`;
}

function sameDay(start: number, end: number): boolean {
  return new Date(start).toDateString() === new Date(end).toDateString();
}
