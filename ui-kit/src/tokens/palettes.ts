import { darkMore, darkMoreCategories, darkMoreParts, darkMoreSeries } from './dark-more.ts';
import { dark, darkCategories, darkParts, darkSeries, type PartValues } from './dark.ts';
import { lightMore, lightMoreCategories, lightMoreParts, lightMoreSeries } from './light-more.ts';
import { light, lightCategories, lightParts, lightSeries } from './light.ts';
import type { CategoryValues, SeriesValues, ThemeValues } from './names.ts';

/** Whether the page is dark or light. */
export type Mode = 'dark' | 'light';
/** `more` is high contrast: text 7:1, edges of controls and marks 4.5:1. */
export type Contrast = 'normal' | 'more';

export const paletteNames = ['dark', 'light', 'dark-more', 'light-more'] as const;
/** A mode with its contrast; normal contrast has no suffix. */
export type PaletteName = (typeof paletteNames)[number];

/** All values of a theme. */
export interface Palette {
  readonly mode: Mode;
  readonly contrast: Contrast;
  readonly values: ThemeValues;
  readonly parts: PartValues;
  readonly categories: CategoryValues;
  readonly series: SeriesValues;
}

export const palettes: Readonly<Record<PaletteName, Palette>> = {
  dark: {
    mode: 'dark',
    contrast: 'normal',
    values: dark,
    parts: darkParts,
    categories: darkCategories,
    series: darkSeries,
  },
  light: {
    mode: 'light',
    contrast: 'normal',
    values: light,
    parts: lightParts,
    categories: lightCategories,
    series: lightSeries,
  },
  'dark-more': {
    mode: 'dark',
    contrast: 'more',
    values: darkMore,
    parts: darkMoreParts,
    categories: darkMoreCategories,
    series: darkMoreSeries,
  },
  'light-more': {
    mode: 'light',
    contrast: 'more',
    values: lightMore,
    parts: lightMoreParts,
    categories: lightMoreCategories,
    series: lightMoreSeries,
  },
};
