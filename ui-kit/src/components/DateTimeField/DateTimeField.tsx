import type { Ref } from 'react';
import { useLabels } from '../../provider/KitProvider.tsx';
import { useFieldProblem } from '../FormField/field-context.ts';
import type { TextFieldProps } from '../TextField/TextField.tsx';
import { CalendarField } from './CalendarField.tsx';
import { ClockField } from './ClockField.tsx';
import { ClockBox, ClockZone, ZoneLine } from './DateTimeField.styles.ts';
import { dayText, momentText, type ParsedMoment, parseMoment } from './moment-text.ts';
import { PresetChips } from './PresetChips.tsx';
import { useMomentText } from './use-moment-text.ts';
import {
  clockLine,
  deviceZone,
  fromWall,
  startOfDay,
  toWall,
  zoneLine,
  type WallTime,
} from './zoned-time.ts';

export interface DateTimePreset {
  /** "Start + 48 h". */
  label: string;
  /** Unix ms. */
  value: number;
}

export interface DateTimeFieldProps extends Pick<
  TextFieldProps,
  'id' | 'name' | 'disabled' | 'readOnly' | 'onBlur' | 'aria-label' | 'aria-invalid'
> {
  /** Unix ms; `null` is an empty field. Shown in `zone`, with minutes. */
  value: number | null;
  /**
   * Called as soon as the text is a complete date and time; incomplete input is completed and
   * reported on blur.
   */
  onValueChange: (value: number | null) => void;
  /** `date` has no time of day; its value is the start of the day. Default `date-time`. */
  kind?: 'date' | 'date-time';
  /** IANA name of the time zone of the input, e.g. "Europe/Oslo". Default: this device's zone. */
  zone?: string;
  /** Earliest time, Unix ms; times before it are marked as invalid. */
  min?: number;
  /** Latest time, Unix ms; times after it are marked as invalid. */
  max?: number;
  /**
   * Unix ms: the start of the period that ends at this value. The calendar highlights the days
   * between.
   */
  since?: number;
  /** Frequently used times, shown as chips below. */
  presets?: readonly DateTimePreset[];
  /** BCP 47 tag, e.g. "en-GB". Default: the page's language, then the browser's. */
  locale?: string;
  /** Label of the button that closes the calendar, e.g. "Set". Default: the kit's own label. */
  done?: string;
  /** The text field, e.g. to focus it after a failed submit. */
  ref?: Ref<HTMLInputElement>;
}

/**
 * Date and time, typed or picked from a calendar. A line shows the time zone and the same time in
 * UTC.
 */
export function DateTimeField({
  value,
  onValueChange,
  kind = 'date-time',
  zone = deviceZone(),
  min,
  max,
  since,
  presets = [],
  locale = document.documentElement.lang || undefined,
  done,
  ...rest
}: DateTimeFieldProps) {
  const withTime = kind === 'date-time';
  const now = toWall(Date.now(), zone);
  const wall = value === null ? null : toWall(value, zone);
  const keep: WallTime = wall ?? { ...now, hour: 0, minute: 0 };
  const at = (moment: WallTime): number =>
    withTime ? fromWall(moment, zone) : startOfDay(moment, zone);
  const { text, wrong, type, commit, forget } = useMomentText<number>({
    value,
    onValueChange,
    write: (ms) => (withTime ? momentText : dayText)(toWall(ms, zone), locale),
    read: (typed) => {
      const read = parseMoment(typed, { fallback: keep, locale });
      return read && { value: at(wallIn(zone, read)), complete: withTime && read.complete };
    },
  });
  const set = (next: number): void => {
    forget();
    onValueChange(next);
  };
  const labels = useLabels();
  useFieldProblem(wrong ? (withTime ? labels.noMoment : labels.noDay) : undefined);
  return (
    <>
      <CalendarField
        {...rest}
        {...(wrong || isOutside(value, min, max) ? { 'aria-invalid': true } : {})}
        text={text}
        onType={type}
        onCommit={commit}
        selected={wall}
        onPick={(next) => {
          set(at({ ...keep, ...next }));
          return !withTime;
        }}
        since={wallOf(since, zone)}
        min={wallOf(min, zone)}
        max={wallOf(max, zone)}
        today={now}
        locale={locale}
        done={done}
        foot={
          withTime ? (
            <ClockFoot
              value={value}
              wall={keep}
              zone={zone}
              locale={locale}
              onPick={(clock) => set(at({ ...keep, ...clock }))}
            />
          ) : undefined
        }
      />
      {withTime && <ZoneOf value={value} zone={zone} locale={locale} />}
      <PresetChips
        presets={presets}
        isCurrent={(preset) => preset === value}
        onPick={set}
        disabled={rest.disabled || rest.readOnly}
      />
    </>
  );
}

interface ClockFootProps {
  value: number | null;
  /** The time in the fields, also while the field is empty. */
  wall: WallTime;
  zone: string;
  locale: string | undefined;
  onPick: (clock: Pick<WallTime, 'hour' | 'minute'>) => void;
}

/** Under the calendar: the time of day, the name of its zone, and the same time in UTC. */
function ClockFoot({ value, wall, zone, locale, onPick }: ClockFootProps) {
  return (
    <>
      <ClockBox>
        <ClockField value={wall} onValueChange={onPick} locale={locale} />
      </ClockBox>
      <ClockZone>{clockLine(value ?? fromWall(wall, zone), zone, locale)}</ClockZone>
    </>
  );
}

function isOutside(value: number | null, min = -Infinity, max = Infinity): boolean {
  return value !== null && (value < min || value > max);
}

function wallOf(ms: number | undefined, zone: string): WallTime | undefined {
  return ms === undefined ? undefined : toWall(ms, zone);
}

function wallIn(zone: string, { wall, isUtc }: ParsedMoment): WallTime {
  return isUtc ? toWall(fromWall(wall, 'UTC'), zone) : wall;
}

function ZoneOf({ value, zone, locale }: { value: number | null; zone: string; locale?: string }) {
  // The line of an empty field is kept, so that nothing moves.
  return <ZoneLine>{value === null ? '\u00a0' : zoneLine(value, zone, locale)}</ZoneLine>;
}
