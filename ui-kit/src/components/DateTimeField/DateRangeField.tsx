import { useState } from 'react';
import { useLabels } from '../../provider/KitProvider.tsx';
import { useFieldProblem } from '../FormField/field-context.ts';
import { CalendarField } from './CalendarField.tsx';
import { ClockZone } from './DateTimeField.styles.ts';
import type { DateTimeFieldProps } from './DateTimeField.tsx';
import { dayText, parseMoment } from './moment-text.ts';
import { PresetChips } from './PresetChips.tsx';
import { useMomentText } from './use-moment-text.ts';
import { addDays, deviceZone, startOfDay, toWall, type WallDay } from './zoned-time.ts';

/**
 * Whole days as Unix ms: from the first moment of the first day to the first moment after the last
 * day.
 */
export interface TimeRange {
  from: number;
  until: number;
}

export interface DateRangeFieldProps extends Pick<
  DateTimeFieldProps,
  'id' | 'disabled' | 'readOnly' | 'aria-label' | 'zone' | 'min' | 'max' | 'locale' | 'done'
> {
  /** `null` is an empty field. */
  value: TimeRange | null;
  /** Called when both ends are valid; `null` when the range was cleared. */
  onValueChange: (value: TimeRange | null) => void;
  /** Frequently used ranges, shown as chips below. */
  presets?: readonly { label: string; value: TimeRange }[];
}

/**
 * Splits "20 Nov 2026 – 22 Nov 2026". A hyphen separates only between spaces, because dates like
 * "2026-11-20" contain hyphens.
 */
function ends(text: string): readonly string[] {
  return text.split(/\s*[–—]\s*|\s+-\s+/);
}

/** A range of days, typed or selected with two clicks. */
export function DateRangeField({
  value,
  onValueChange,
  zone = deviceZone(),
  min,
  max,
  presets = [],
  locale = document.documentElement.lang || undefined,
  done,
  ...rest
}: DateRangeFieldProps) {
  const now = toWall(Date.now(), zone);
  // `until` is the first moment after the last day.
  const lastDay = ({ until }: TimeRange) => addDays(toWall(until, zone), -1);
  const { text, wrong, type, commit, forget } = useMomentText<TimeRange>({
    value,
    onValueChange,
    write: (range) =>
      `${dayText(toWall(range.from, zone), locale)} – ${dayText(lastDay(range), locale)}`,
    read: (typed) => {
      const [first, last = first] = ends(typed).map((end) =>
        parseMoment(end, { fallback: now, locale }),
      );
      if (!first || !last) return null;
      const range = {
        from: startOfDay(first.wall, zone),
        until: startOfDay(addDays(last.wall, 1), zone),
      };
      return range.from < range.until ? { value: range, complete: false } : null;
    },
  });
  const labels = useLabels();
  useFieldProblem(wrong ? labels.noDay : undefined);
  // The first of two clicks in the calendar.
  const [first, setFirst] = useState<WallDay | null>(null);
  const set = (range: TimeRange): void => {
    forget();
    onValueChange(range);
  };
  return (
    <>
      <CalendarField
        {...rest}
        {...(wrong ? { 'aria-invalid': true } : {})}
        span
        text={text}
        onType={type}
        onCommit={commit}
        selected={
          first ? { from: first } : value && { from: toWall(value.from, zone), to: lastDay(value) }
        }
        onPick={(day) => {
          if (!first) {
            setFirst(day);
            return false;
          }
          const [from, to] =
            startOfDay(day, zone) < startOfDay(first, zone) ? [day, first] : [first, day];
          set({ from: startOfDay(from, zone), until: startOfDay(addDays(to, 1), zone) });
          setFirst(null);
          return true;
        }}
        min={min === undefined ? undefined : toWall(min, zone)}
        max={max === undefined ? undefined : toWall(max, zone)}
        today={now}
        locale={locale}
        done={done}
        foot={<ClockZone>{first ? `${dayText(first, locale)} – …` : text}</ClockZone>}
      />
      <PresetChips
        presets={presets}
        isCurrent={({ from, until }) => from === value?.from && until === value.until}
        onPick={set}
        disabled={rest.disabled || rest.readOnly}
      />
    </>
  );
}
