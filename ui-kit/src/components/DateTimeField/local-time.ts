const pad = (value: number, width = 2): string => String(value).padStart(width, '0');

/** Unix ms as the value of a `datetime-local` input, in the zone of this device. */
export const toLocal = (ms: number): string => {
  const date = new Date(ms);
  const day = [pad(date.getFullYear(), 4), pad(date.getMonth() + 1), pad(date.getDate())].join('-');
  return `${day}T${pad(date.getHours())}:${pad(date.getMinutes())}`;
};

/** The other way round; `null` for an empty or unfinished value. */
export const fromLocal = (value: string): number | null => {
  const ms = value === '' ? Number.NaN : new Date(value).getTime();
  return Number.isNaN(ms) ? null : ms;
};

const part = (ms: number, options: Intl.DateTimeFormatOptions, locale?: string): string =>
  new Intl.DateTimeFormat(locale, options).format(ms);

/** The zone of this device at that time, and UTC: "CET, 21 Nov, 12:00 UTC". */
export const zoneLine = (ms: number, locale?: string): string => {
  const zone = new Intl.DateTimeFormat(locale, { timeZoneName: 'short' })
    .formatToParts(ms)
    .find(({ type }) => type === 'timeZoneName')?.value;
  const utc = part(
    ms,
    {
      timeZone: 'UTC',
      day: 'numeric',
      month: 'short',
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
    },
    locale,
  );
  return `${zone ?? ''}, ${utc} UTC`;
};
