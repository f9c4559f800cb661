import type { Formatters } from './i18n-types.ts';

/** The formatters of `{x|formatter}` placeholders in a language. */
export function initFormatters(locale: string): Formatters {
  const number = new Intl.NumberFormat(locale);
  return { number: (value: unknown) => number.format(Number(value)) };
}
