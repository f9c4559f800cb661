import { ChevronLeft, ChevronRight } from 'lucide-react';
import { DayPicker, type DateRange } from 'react-day-picker';
import { Icon } from '../../icons/Icon.tsx';
import { useLabels } from '../../provider/KitProvider.tsx';
import { Month } from './Calendar.styles.ts';
import { firstWeekday, toDate, toDay } from './calendar-dates.ts';
import type { WallDay } from './zoned-time.ts';

export interface DaySpan {
  from: WallDay;
  /** Absent while only the first day was chosen. */
  to?: WallDay | undefined;
}

export interface CalendarProps {
  /** A day, a span, or nothing yet. */
  selected: WallDay | DaySpan | null;
  /** The day that was pressed. */
  onSelect: (day: WallDay) => void;
  /** `selected` is a span: both of its ends are marked. */
  span?: boolean | undefined;
  /** Tints the days from here to the selected one. */
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

/** A month to choose days from. Arrow keys walk over days and weeks, PageUp and PageDown over months. */
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
          // The field makes the span; the library's own rules for a third press are left out.
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
