import type { dark, darkCategories, darkParts, darkSeries } from './dark.ts';

/** Name of a plain colour token, e.g. `lineStrong`. */
export type ColorName = keyof typeof dark;
/** Name of a challenge category as a token, lower case, e.g. `pwn`. */
export type CategoryToken = keyof typeof darkCategories;

export type ThemeValues = Readonly<Record<ColorName, string>>;
export type PartValues = Readonly<Record<keyof typeof darkParts, string>>;
export type CategoryValues = Readonly<Record<CategoryToken, string>>;
type Strings<Tuple extends readonly unknown[]> = { readonly [K in keyof Tuple]: string };
export type SeriesValues = Strings<typeof darkSeries>;

/** `lineStrong` -> `--hy-line-strong`. */
export const cssName = (name: string): string =>
  `--hy-${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;

/** `lineStrong` -> `var(--hy-line-strong)`. */
export const cssRef = (name: string): string => `var(${cssName(name)})`;
