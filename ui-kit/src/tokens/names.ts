/** Names of the plain colour tokens; every theme has a value for each. */
export const colorNames = [
  'bg',
  'surface',
  'raised',
  'overlay',
  'sunken',
  'line',
  'lineRow',
  'lineStrong',
  'control',
  'disabled',
  'text',
  'prose',
  'muted',
  'faint',
  'hover',
  'press',
  'scrim',
  'brand',
  'onBrand',
  'brandHover',
  'brandStrong',
  'brandText',
  'brandCtl',
  'onCtl',
  'ok',
  'warn',
  'danger',
  'onDanger',
  'info',
  'gold',
  'silver',
  'bronze',
  'onBlood',
  'pole',
  'logoSecond',
] as const;

/** The thirteen categories as tokens, in the fixed order of the contract's table. */
export const categoryTokens = [
  'misc',
  'crypto',
  'pwn',
  'web',
  'reverse',
  'blockchain',
  'forensics',
  'hardware',
  'mobile',
  'ppc',
  'ai',
  'pentest',
  'osint',
] as const;

/** Numbers of the chart lines. */
export const seriesNumbers = [0, 1, 2, 3, 4, 5, 6, 7] as const;

/** Name of a plain colour token, e.g. `lineStrong`. */
export type ColorName = (typeof colorNames)[number];
/** Name of a challenge category as a token, lower case, e.g. `pwn`. */
export type CategoryToken = (typeof categoryTokens)[number];

export type ThemeValues = Readonly<Record<ColorName, string>>;
export type CategoryValues = Readonly<Record<CategoryToken, string>>;
type Strings<Tuple extends readonly unknown[]> = { readonly [K in keyof Tuple]: string };
/** One string for each chart line. */
export type SeriesValues = Strings<typeof seriesNumbers>;

/** `lineStrong` -> `--hy-line-strong`. */
export function cssName(name: string): string {
  return `--hy-${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
}

/** `lineStrong` -> `var(--hy-line-strong)`. */
export function cssRef(name: string): string {
  return `var(${cssName(name)})`;
}
