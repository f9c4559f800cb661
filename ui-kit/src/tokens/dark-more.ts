import { darkCategories, darkParts, type PartValues } from './dark.ts';
import type { CategoryValues, SeriesValues, ThemeValues } from './names.ts';

/**
 * The dark theme with high contrast: text 7:1 on every surface, edges of controls and
 * all other marks 4.5:1, hairlines 3:1 (`tokens/contrast.test.ts`).
 */
export const darkMore: ThemeValues = {
  bg: '#000000',
  surface: '#05080a',
  raised: '#10171a',
  overlay: '#0b1013',
  sunken: '#000000',
  line: '#65777e',
  lineRow: '#65777e',
  lineStrong: '#869aa1',
  control: '#93a7ae',
  disabled: '#869aa1',
  text: '#ffffff',
  prose: '#f0f5f5',
  muted: '#d3dfe0',
  faint: '#bfcfd1',
  hover: 'rgb(255 255 255 / 6%)',
  press: 'rgb(255 255 255 / 10%)',
  scrim: 'rgb(0 0 0 / 78%)',
  brand: '#00aa85',
  onBrand: '#000000',
  brandHover: '#19c9a1',
  brandStrong: '#19c9a1',
  brandText: '#4fdcbb',
  brandCtl: '#00aa85',
  onCtl: '#000000',
  ok: '#a4e688',
  warn: '#ffcb66',
  danger: '#ffbdb6',
  onDanger: '#000000',
  info: '#9fd1ff',
  gold: '#f7d25c',
  silver: '#d6e0e4',
  bronze: '#eba66e',
  onBlood: '#000000',
  pole: '#d3dfe0',
  logoSecond: '#ffffff',
};

export const darkMoreParts: PartValues = {
  ...darkParts,
  brandLine: '100%',
  stateSoft: '8%',
  stateLine: '100%',
  cell: '1',
  avatarLight: '0.28',
  avatarText: '0.96',
};

/** The hues of the dark theme: all of them have 4.5:1 on its darker backgrounds too. */
export const darkMoreCategories: CategoryValues = darkCategories;

/** Chart lines; the two darkest are lifted. */
export const darkMoreSeries: SeriesValues = [
  '#19c9a1',
  '#56a0ea',
  '#f4e06a',
  '#e39a2f',
  '#f9b4ea',
  '#9368eb',
  '#d25f3c',
  '#d8f2fc',
];
