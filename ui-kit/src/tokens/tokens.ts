import {
  categoryTokens,
  colorNames,
  cssRef,
  seriesNumbers,
  type CategoryToken,
  type SeriesValues,
} from './names.ts';

function refs<Name extends string>(names: readonly Name[], prefix = ''): Record<Name, string> {
  // Object.fromEntries returns string keys.
  return Object.fromEntries(names.map((name) => [name, cssRef(prefix + name)])) as Record<
    Name,
    string
  >;
}

/** Colours that themes derive from a plain one: tints and their borders. */
const derivedNames = [
  'brandSoft',
  'brandLine',
  'fillEdge',
  'okSoft',
  'warnSoft',
  'dangerSoft',
  'infoSoft',
  'okWash',
  'warnWash',
  'dangerWash',
  'infoWash',
  'okLine',
  'warnLine',
  'dangerLine',
  'infoLine',
] as const;

/**
 * Every colour as a reference: `color.lineStrong === 'var(--hy-line-strong)'`.
 * `xSoft` is the background of a badge, `xWash` and `xLine` are background and border of a banner.
 */
export const color = {
  ...refs(colorNames),
  ...refs(derivedNames),
} as const;

/** Hue of a category: `category.web === 'var(--hy-cat-web)'`. */
export const category: Record<CategoryToken, string> = refs(categoryTokens, 'cat-');

/** Chart lines; `series[0]` is the viewer's own team. */
export const series = seriesNumbers.map((number) => cssRef(`series-${number}`)) as unknown as
  // `map` loses the length of the tuple.
  SeriesValues;

/** Opacity of the second tone of a category flag, and of a solved cell. */
export const opacity = { flagSecond: cssRef('flagSecond'), cell: cssRef('cell') } as const;

export const shadow = { float: cssRef('shadowFloat'), dialog: cssRef('shadowDialog') } as const;

/** The 4 px grid. */
export const space = {
  4: '4px',
  8: '8px',
  12: '12px',
  16: '16px',
  20: '20px',
  24: '24px',
  32: '32px',
  48: '48px',
  64: '64px',
} as const;

/** Padding of a page in px: 24, on phones 16. */
export const pageInset = 'var(--hy-page-inset)';

/** badge: badge, kbd, checkbox · small: small control, chip, menu row · control · card · round: people. */
export const radius = {
  badge: '4px',
  small: '6px',
  control: '8px',
  card: '12px',
  round: '50%',
} as const;

/** Heights in px. `small` and `control` are larger on touch screens (36, 44). */
export const height = {
  small: 'var(--hy-h-small)',
  control: 'var(--hy-h-control)',
  large: '44px',
  row: '36px',
  rowTall: '40px',
  rowPhone: '48px',
  filterBar: '56px',
  saveBar: '60px',
  header: '64px',
  rail: '64px',
} as const;

export const font = { sans: 'var(--hy-font-sans)', mono: 'var(--hy-font-mono)' } as const;

/** 1 for left-to-right text, else -1: transforms and shadows have no logical properties. */
export const side = 'var(--hy-side)';

/** Stacking order: all z-indexes come from here. */
export const layer = {
  content: '0',
  sticky: '10',
  bar: '20',
  menu: '30',
  dialog: '40',
  palette: '50',
  toast: '60',
} as const;

/** Durations with their easing; all of them are 0 s with reduced motion. */
export const motion = {
  /** Hover, press, menu, popover, tooltip. */
  fast: 'var(--hy-motion-fast) ease-out',
  /** Dialog, sheet, palette, toast. */
  open: 'var(--hy-motion-open) ease-out',
  /** Rows that change places, the rising flag. */
  move: 'var(--hy-motion-move) ease-out',
} as const;
