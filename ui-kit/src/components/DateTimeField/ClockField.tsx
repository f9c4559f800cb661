import { Clock } from 'lucide-react';
import { TextField } from '../TextField/TextField.tsx';
import { clockText, parseClock } from './moment-text.ts';
import { useMomentText } from './use-moment-text.ts';
import type { WallTime } from './zoned-time.ts';

type ClockTime = Pick<WallTime, 'hour' | 'minute'>;

/** "hour, minute" in the page's language, from `Intl`. */
function clockName(locale: string | undefined): string {
  const names = new Intl.DisplayNames(locale ?? navigator.language, { type: 'dateTimeField' });
  return `${names.of('hour') ?? ''}, ${names.of('minute') ?? ''}`;
}

/** A field for the time of day. */
export function ClockField({
  value,
  onValueChange,
  locale,
}: {
  value: ClockTime;
  onValueChange: (value: ClockTime) => void;
  locale: string | undefined;
}) {
  const { text, wrong, type, commit } = useMomentText<ClockTime>({
    value,
    // An emptied field keeps the last time.
    onValueChange: (next) => next && onValueChange(next),
    write: clockText,
    read: (typed) => {
      const read = parseClock(typed);
      return read && { value: read, complete: /^\d\d:\d\d$/.test(typed.trim()) };
    },
  });
  return (
    <TextField
      size="small"
      mono
      icon={Clock}
      aria-label={clockName(locale)}
      autoComplete="off"
      value={text}
      onValueChange={type}
      onBlur={commit}
      onKeyDown={({ key }) => key === 'Enter' && commit()}
      {...(wrong ? { 'aria-invalid': true } : {})}
    />
  );
}
