import type { PartValues } from './dark.ts';
import type { CategoryValues, SeriesValues, ThemeValues } from './names.ts';

/** The light theme. */
export const light: ThemeValues = {
  bg: '#f3f7f8',
  surface: '#ffffff',
  raised: '#ebf0f1',
  overlay: '#ffffff',
  sunken: '#ffffff',
  line: '#d8e0e2',
  lineRow: 'color-mix(in srgb, #d8e0e2 75%, transparent)',
  lineStrong: '#becacd',
  control: '#7c8c90',
  disabled: '#8a999d',
  text: '#0e1a1d',
  prose: '#22343a',
  muted: '#425357',
  faint: '#56676b',
  hover: 'rgb(14 40 48 / 4%)',
  press: 'rgb(14 40 48 / 7%)',
  scrim: 'rgb(14 26 29 / 38%)',
  brand: '#00aa85',
  onBrand: '#04140f',
  brandHover: '#19b996',
  brandStrong: '#00886a',
  brandText: '#007359',
  brandCtl: '#009272',
  onCtl: '#ffffff',
  ok: '#395c2c',
  warn: '#815500',
  danger: '#b61c1b',
  onDanger: '#ffffff',
  info: '#005eaf',
  gold: '#e3b021',
  silver: '#b3c0c6',
  bronze: '#c57f45',
  onBlood: '#1a1405',
  pole: '#5c6e72',
  logoSecond: '#0e1a1d',
};

/** Values of the light theme that are not plain colours: percentages, shadows. */
export const lightParts: PartValues = {
  brandSoft: '10%',
  brandLine: '55%',
  stateLine: '32%',
  stateSoft: '9%',
  flagSecond: '18%',
  cell: '0.95',
  avatarLight: '0.86',
  avatarChroma: '0.06',
  avatarText: '0.36',
  shadowFloat: '0 8px 24px rgb(14 40 48 / 12%), 0 2px 6px rgb(14 40 48 / 12%)',
  shadowDialog: '0 24px 64px rgb(14 40 48 / 20%), 0 2px 8px rgb(14 40 48 / 12%)',
};

/** Hues that keep 3.2:1 on every light surface. */
export const lightCategories: CategoryValues = {
  misc: '#718893',
  crypto: '#8f73d8',
  pwn: '#d65f52',
  web: '#008ec2',
  reverse: '#bd7500',
  blockchain: '#369648',
  forensics: '#c0669e',
  hardware: '#9c8150',
  mobile: '#1f9586',
  ppc: '#9a8300',
  ai: '#6d81cb',
  pentest: '#c66495',
  osint: '#4a9276',
};

/** Chart lines on light surfaces. */
export const lightSeries: SeriesValues = [
  '#00795d',
  '#2a8fe0',
  '#a98f00',
  '#b85a00',
  '#d457ad',
  '#5f43c4',
  '#7c2410',
  '#0d2f52',
];
