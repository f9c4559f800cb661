import { ChevronLeft, ChevronRight } from 'lucide-react';
import { DayPicker, type DateRange } from 'react-day-picker';
import { styled } from 'styled-components';
import { Icon } from '../../icons/Icon.tsx';
import { useLabels } from '../../provider/KitProvider.tsx';
import type { WallDay } from './zoned-time.ts';
import { media } from '../../tokens/media.ts';
import { text } from '../../tokens/text.ts';
import { color, radius } from '../../tokens/tokens.ts';

export interface DaySpan {
  from: WallDay;
  /** Undefined while only the first day is selected. */
  to?: WallDay | undefined;
}

export interface CalendarProps {
  /** A day, a range, or no selection. */
  selected: WallDay | DaySpan | null;
  /** Called with the clicked day. */
  onSelect: (day: WallDay) => void;
  /** Marks both ends of `selected`, which is a range. */
  span?: boolean | undefined;
  /** Highlights the days from here to the selected one. */
  since?: WallDay | undefined;
  /** First and last day that can be chosen. */
  min?: WallDay | undefined;
  max?: WallDay | undefined;
  today: WallDay;
  locale: string | undefined;
}

/** Styles of react-day-picker; the class names are the library's. */
const Month = styled.div`
  --cell: 34px;
  width: calc(7 * var(--cell));

  .rdp-months {
    position: relative;
  }
  .rdp-nav {
    position: absolute;
    inset-block-start: 0;
    inset-inline-end: 0;
    display: flex;
    gap: 4px;
  }
  .rdp-button_previous,
  .rdp-button_next {
    display: grid;
    place-items: center;
    width: 28px;
    height: 28px;
    border-radius: ${radius.small};
    color: ${color.muted};

    &[aria-disabled='true'] {
      color: ${color.disabled};
      cursor: not-allowed;
    }
  }
  .rdp-month_caption {
    display: flex;
    align-items: center;
    height: 28px;
    margin-block-end: 8px;
    padding-inline-start: 6px;
    ${text.t14}
    font-weight: 600;
  }
  .rdp-month_grid {
    border-collapse: collapse;
  }
  .rdp-weekday {
    width: var(--cell);
    height: 28px;
    color: ${color.muted};
    ${text.t12}
  }
  .rdp-day {
    padding: 0;
  }
  .rdp-day_button {
    display: grid;
    place-items: center;
    width: var(--cell);
    height: var(--cell);
    border-radius: ${radius.small};
    ${text.t13}
    ${text.figures}

    &:focus-visible {
      outline-offset: -2px;
    }
    &:disabled {
      cursor: not-allowed;
    }
  }
  .rdp-outside .rdp-day_button {
    color: ${color.faint};
  }
  .rdp-disabled .rdp-day_button {
    color: ${color.disabled};
  }
  .rdp-today .rdp-day_button {
    font-weight: 600;
    text-decoration: underline;
    text-underline-offset: 3px;
  }
  .rdp-span .rdp-day_button,
  .rdp-range_middle .rdp-day_button {
    border-radius: 0;
    background: ${color.brandSoft};
    color: ${color.brandText};
  }
  .rdp-selected:not(.rdp-range_middle) .rdp-day_button,
  .rdp-span_start .rdp-day_button {
    background: ${color.brand};
    color: ${color.onBrand};
    font-weight: 600;
  }

  ${media.hover} {
    .rdp-button_previous:hover:not([aria-disabled='true']),
    .rdp-button_next:hover:not([aria-disabled='true']),
    .rdp-day:not(.rdp-selected, .rdp-span_start) .rdp-day_button:hover:not(:disabled) {
      background: ${color.press};
      color: ${color.text};
    }
  }
  ${media.coarse} {
    --cell: 44px;
    max-width: 100%;
  }
`;

// react-day-picker uses dates in this device's zone. Noon is on the same day despite daylight
// saving changes.
/** The library's date for a day. */
function toDate({ year, month, day }: WallDay): Date {
  return new Date(year, month - 1, day, 12);
}

/** The day of a date from the library. */
function toDay(date: Date): WallDay {
  return {
    year: date.getFullYear(),
    month: date.getMonth() + 1,
    day: date.getDate(),
  };
}

type Weekday = 0 | 1 | 2 | 3 | 4 | 5 | 6;

const weekdays: readonly Weekday[] = [0, 1, 2, 3, 4, 5, 6];

// Not yet in TypeScript's library: a method in some browsers, a property in others.
interface WeekInfo {
  firstDay: number;
}

interface WithWeeks {
  getWeekInfo?: () => WeekInfo;
  weekInfo?: WeekInfo;
}

/** First day of the week in this locale, 0 for Sunday; Monday where the browser does not know. */
function firstWeekday(locale?: string): Weekday {
  const there: Intl.Locale & WithWeeks = new Intl.Locale(locale ?? navigator.language);
  const info = there.getWeekInfo?.() ?? there.weekInfo;
  // 7 is Sunday.
  return weekdays[(info?.firstDay ?? 1) % 7] ?? 1;
}

function isSpan(value: WallDay | DaySpan): value is DaySpan {
  return 'from' in value;
}

function toRange(value: CalendarProps['selected']): DateRange | undefined {
  if (!value) return undefined;
  if (!isSpan(value)) return { from: toDate(value), to: toDate(value) };
  return { from: toDate(value.from), to: value.to && toDate(value.to) };
}

function Chevron({ orientation }: { orientation?: 'up' | 'down' | 'left' | 'right' }) {
  return <Icon icon={orientation === 'left' ? ChevronLeft : ChevronRight} />;
}

/** A month calendar. Arrow keys move by days and weeks, Page Up and Page Down by months. */
export function Calendar(props: CalendarProps) {
  const { selected, onSelect, span, since, min, max, today, locale } = props;
  const labels = useLabels();
  const range = toRange(selected);
  const write = (date: Date, options: Intl.DateTimeFormatOptions): string =>
    new Intl.DateTimeFormat(locale, { ...options, calendar: 'gregory' }).format(date);
  const monthName = (date: Date): string => write(date, { month: 'long', year: 'numeric' });
  const common = {
    autoFocus: true,
    showOutsideDays: true,
    fixedWeeks: true,
    today: toDate(today),
    defaultMonth: range?.to ?? toDate(since ?? today),
    weekStartsOn: firstWeekday(locale),
    disabled: [...(min ? [{ before: toDate(min) }] : []), ...(max ? [{ after: toDate(max) }] : [])],
    components: { Chevron },
    formatters: {
      formatCaption: monthName,
      formatWeekdayName: (date: Date) => write(date, { weekday: 'short' }),
    },
    labels: {
      labelGrid: monthName,
      labelWeekday: (date: Date) => write(date, { weekday: 'long' }),
      labelDayButton: (date: Date) => write(date, { dateStyle: 'full' }),
      labelNav: () => `${labels.previous}, ${labels.next}`,
      labelPrevious: () => labels.previous,
      labelNext: () => labels.next,
    },
  };
  const last = range?.to;
  const tinted = !span && since && last && toDate(since) < last;
  return (
    <Month>
      {span ? (
        <DayPicker
          {...common}
          mode="range"
          selected={range}
          // The field computes the range; the library would interpret a third click differently.
          onSelect={(_, pressed) => onSelect(toDay(pressed))}
        />
      ) : (
        <DayPicker
          {...common}
          mode="single"
          required
          selected={range?.from}
          onSelect={(next) => onSelect(toDay(next))}
          modifiers={
            tinted ? { span: { from: toDate(since), to: last }, spanStart: toDate(since) } : {}
          }
          modifiersClassNames={{ span: 'rdp-span', spanStart: 'rdp-span_start' }}
        />
      )}
    </Month>
  );
}
