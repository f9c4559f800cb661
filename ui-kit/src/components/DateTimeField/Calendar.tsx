import { ChevronLeft, ChevronRight } from 'lucide-react';
import { DayPicker, type DateRange } from 'react-day-picker';
import { Icon } from '../../icons/Icon.tsx';
import { useLabels } from '../../provider/KitProvider.tsx';
import { Month } from './Calendar.styles.ts';
import { firstWeekday, toDate, toDay } from './calendar-dates.ts';
import type { WallDay } from './zoned-time.ts';

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
