/** Times as people of a language write them, in the zone of this machine, by 24 hours. Take Unix ms. */
export interface Dates {
  /** "Fri 27 Nov 18:00" */
  moment: (at: number) => string;
  /** "Fri 27 Nov 18:00 – Sat 28 Nov 06:00"; a day is said once. */
  span: (start: number, end: number) => string;
  /** "Fri 18:00 – Sat 06:00", where the date stands beside it. */
  weekSpan: (start: number, end: number) => string;
  /** "Fri 18:00" */
  weekMoment: (at: number) => string;
  /** "Sun 8 Nov" */
  day: (at: number) => string;
  /** "9 Nov" */
  date: (at: number) => string;
  /** "18:00:05" */
  time: (at: number) => string;
  /** "27" and "Nov", for a date tile. */
  tile: (at: number) => { day: string; month: string };
  /** Name of the zone at that time: "CET". */
  zone: (at: number) => string;
}

const weekday = { weekday: 'short' } as const;
const dayMonth = { day: 'numeric', month: 'short' } as const;
const clock = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;

/** Makes the formats of a language, in the variant of it that the reader's browser prefers. */
export function createDates(locale: string, preferred: readonly string[] = []): Dates {
  const [language = locale] = locale.split('-');
  const tag = preferred.find((each) => each.split('-')[0] === language) ?? locale;
  const make = (options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(tag, options);
  const formats = {
    moment: make({ ...weekday, ...dayMonth, ...clock }),
    week: make({ ...weekday, ...clock }),
    day: make({ ...weekday, ...dayMonth }),
    date: make(dayMonth),
    time: make({ ...clock, second: '2-digit' }),
    dayOnly: make({ day: '2-digit' }),
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
    weekMoment: (at) => bare(formats.week.format(at)),
    day: (at) => bare(formats.day.format(at)),
    date: (at) => formats.date.format(at),
    time: (at) => formats.time.format(at),
    tile: (at) => ({ day: formats.dayOnly.format(at), month: formats.month.format(at) }),
    zone: (at) =>
      formats.zone.formatToParts(at).find(({ type }) => type === 'timeZoneName')?.value ?? '',
  };
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
