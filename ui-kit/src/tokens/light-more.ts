import type { PartValues } from './dark.ts';
import { lightParts } from './light.ts';
import type { CategoryValues, SeriesValues, ThemeValues } from './names.ts';

/**
 * The light theme with high contrast, with the same ratios as the dark one. No colour has enough
 * contrast with both a dark digit and a white page, so pennants are dark here, with white digits.
 */
export const lightMore: ThemeValues = {
  bg: '#ffffff',
  surface: '#ffffff',
  raised: '#eff3f4',
  overlay: '#ffffff',
  sunken: '#ffffff',
  line: '#78858a',
  lineRow: '#78858a',
  lineStrong: '#5c6a6e',
  control: '#48575b',
  disabled: '#5f6d71',
  text: '#000000',
  prose: '#0d1719',
  muted: '#253438',
  faint: '#324246',
  hover: 'rgb(14 40 48 / 6%)',
  press: 'rgb(14 40 48 / 10%)',
  scrim: 'rgb(0 0 0 / 62%)',
  brand: '#005540',
  onBrand: '#ffffff',
  brandHover: '#004532',
  brandStrong: '#00644c',
  brandText: '#004c3a',
  brandCtl: '#00644c',
  onCtl: '#ffffff',
  ok: '#234317',
  warn: '#523500',
  danger: '#7d0006',
  onDanger: '#ffffff',
  info: '#003b74',
  gold: '#664d00',
  silver: '#475257',
  bronze: '#7d4100',
  onBlood: '#ffffff',
  pole: '#324246',
  logoSecond: '#000000',
};

export const lightMoreParts: PartValues = {
  ...lightParts,
  brandLine: '100%',
  stateSoft: '7%',
  stateLine: '100%',
  cell: '1',
  avatarLight: '0.94',
  avatarText: '0.26',
};

/** Hues that keep 4.5:1 on every surface. */
export const lightMoreCategories: CategoryValues = {
  misc: '#5a707b',
  crypto: '#785bbd',
  pwn: '#ba463b',
  web: '#0d759f',
  reverse: '#9b6005',
  blockchain: '#157d30',
  forensics: '#a64e86',
  hardware: '#846939',
  mobile: '#047b6e',
  ppc: '#7f6c00',
  ai: '#5769b1',
  pentest: '#ab4c7d',
  osint: '#317a5f',
};

/** Chart lines. */
export const lightMoreSeries: SeriesValues = [
  '#006b52',
  '#0070ba',
  '#7f6c0b',
  '#ad5505',
  '#b73c93',
  '#5f43c4',
  '#7c2410',
  '#0d2f52',
];
