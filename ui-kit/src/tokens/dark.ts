import type { CategoryValues, SeriesValues, ThemeValues } from './names.ts';

/**
 * The dark theme. Its values have the contrast that `theme/solve.ts` ensures for brand colours; after
 * a change, run `contrast.test.ts`.
 */
export const dark: ThemeValues = {
  bg: '#0a0e10',
  surface: '#0f1518',
  raised: '#151d21',
  overlay: '#1b2529',
  sunken: '#0a0e10',
  line: '#26343a',
  lineRow: 'color-mix(in srgb, #26343a 62%, transparent)',
  lineStrong: '#314148',
  control: '#5d7077',
  disabled: '#566a71',
  text: '#e8f0ef',
  prose: '#c9d5d5',
  muted: '#9db0b2',
  faint: '#83989c',
  hover: 'rgb(255 255 255 / 4%)',
  press: 'rgb(255 255 255 / 7%)',
  scrim: 'rgb(4 7 8 / 62%)',
  brand: '#00aa85',
  onBrand: '#04140f',
  brandHover: '#19c9a1',
  brandStrong: '#19c9a1',
  brandText: '#4fdcbb',
  brandCtl: '#00aa85',
  onCtl: '#04140f',
  ok: '#93d676',
  warn: '#f0b94a',
  danger: '#ff7a70',
  onDanger: '#1b0503',
  info: '#6ab7ff',
  gold: '#f2c94c',
  silver: '#c8d3d8',
  bronze: '#d9935b',
  onBlood: '#0a0e10',
  pole: '#9db0b2',
  logoSecond: '#e8f0ef',
};

/** Values of the dark theme that are not plain colours: percentages, shadows. */
export const darkParts = {
  brandSoft: '14%',
  brandLine: '38%',
  stateLine: '32%',
  stateSoft: '12%',
  flagSecond: '20%',
  cell: '0.78',
  avatarLight: '0.36',
  avatarChroma: '0.06',
  avatarText: '0.9',
  shadowFloat: '0 8px 24px rgb(0 0 0 / 45%), 0 2px 6px rgb(0 0 0 / 35%)',
  shadowDialog: '0 24px 64px rgb(0 0 0 / 55%), 0 4px 12px rgb(0 0 0 / 35%)',
} as const;

export type PartValues = Readonly<Record<keyof typeof darkParts, string>>;

/** Hues of the categories. */
export const darkCategories: CategoryValues = {
  misc: '#8fa3ad',
  crypto: '#b69cff',
  pwn: '#ff8a7a',
  web: '#5cc8ff',
  reverse: '#ffb45c',
  blockchain: '#7fd88a',
  forensics: '#f59ad0',
  hardware: '#d3b98c',
  mobile: '#7ee0d0',
  ppc: '#f2d65c',
  ai: '#9fb4ff',
  pentest: '#e07fae',
  osint: '#8bd0b4',
};

/** Chart lines: the first is the viewer's own team, the others are by rank. */
export const darkSeries: SeriesValues = [
  '#19c9a1',
  '#56a0ea',
  '#f4e06a',
  '#e39a2f',
  '#f9b4ea',
  '#8d62e4',
  '#c4532f',
  '#d8f2fc',
];
