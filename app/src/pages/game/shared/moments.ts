import { useMemo } from 'react';
import { ownVariant } from '../../../i18n/dates.ts';
import { useLanguage } from '../../../i18n/i18n.tsx';

/** Formats important times: with the year, and also in UTC. */
export interface Moments {
  /** "Fri, Nov 27, 2026, 18:00" */
  full: (at: number) => string;
  /** "17:00" in UTC, with the date if it differs from the local one. */
  utc: (at: number) => string;
  /** "18:15" */
  clock: (at: number) => string;
}

const clock = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;

/** Long date formats in the page's language; `useLanguage().dates` has the short ones. */
export function useMoments(): Moments {
  const { locale } = useLanguage();
  return useMemo(() => createMoments(ownVariant(locale, navigator.languages)), [locale]);
}

function createMoments(locale: string): Moments {
  const make = (options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(locale, options);
  const full = make({
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    ...clock,
  });
  const short = make(clock);
  const utc = make({ ...clock, timeZone: 'UTC' });
  const utcDay = make({ weekday: 'short', ...clock, timeZone: 'UTC' });
  const day = (at: number, date: 'getDate' | 'getUTCDate') => new Date(at)[date]();
  return {
    full: (at) => full.format(at),
    clock: (at) => short.format(at),
    utc: (at) =>
      (day(at, 'getDate') === day(at, 'getUTCDate') ? utc : utcDay).format(at).replace(',', ''),
  };
}
