import { dark, darkParts, darkSeries } from '../tokens/dark.ts';
import { light, lightParts, lightSeries } from '../tokens/light.ts';
import {
  contrast,
  fit,
  mix,
  parseHex,
  toHex,
  toOklab,
  toOklch,
  type Oklch,
  type Rgb,
} from './oklch.ts';
import type { BrandToken, Mode } from './brand-slots.ts';

/** Wanted contrast; text and controls a little above the bound, so that rounding cannot break it. */
const ratio = { text: 4.6, onFill: 4.5, control: 3.4, mark: 3, line: 3 } as const;

/** Step of lightness while solving. */
const step = 0.004;
/** How much lighter (dark) or darker (light) lines are than the brand. */
const lift = 0.09;

const white: Rgb = [1, 1, 1];
const black: Rgb = [0, 0, 0];

const rgb = (hex: string): Rgb => {
  const parsed = parseHex(hex);
  if (parsed === null) throw new Error(`not a colour: ${hex}`);
  return parsed;
};

interface Ground {
  /** bg, surface, raised, overlay. */
  readonly surfaces: readonly Rgb[];
  /** Share of the brand in brand-soft. */
  readonly soft: number;
  /** The way from the surfaces to readable: lighter or darker. */
  readonly away: 1 | -1;
  readonly series: readonly Rgb[];
  readonly faint: string;
}

const ground = (mode: Mode): Ground => {
  const values = mode === 'dark' ? dark : light;
  const parts = mode === 'dark' ? darkParts : lightParts;
  return {
    surfaces: [values.bg, values.surface, values.raised, values.overlay].map(rgb),
    soft: Number.parseFloat(parts.brandSoft) / 100,
    away: mode === 'dark' ? 1 : -1,
    series: (mode === 'dark' ? darkSeries : lightSeries).map(rgb),
    faint: values.faint,
  };
};

const grounds: Readonly<Record<Mode, Ground>> = { dark: ground('dark'), light: ground('light') };

/** The lowest contrast of a colour over several grounds. */
const worst = (color: Rgb, over: readonly Rgb[]): number =>
  Math.min(...over.map((surface) => contrast(color, surface)));

const tinted = (brand: Rgb, { surfaces, soft }: Ground): readonly Rgb[] => [
  ...surfaces,
  ...surfaces.map((surface) => mix(brand, surface, soft)),
];

/** Moves lightness away from the surfaces until the ratio holds over all of them. */
const solveFor = (from: Oklch, wanted: number, over: readonly Rgb[], away: 1 | -1): Rgb => {
  const end = away === 1 ? 1 : 0;
  let { lightness } = from;
  let color = fit(from);
  while (worst(color, over) < wanted && lightness !== end) {
    lightness = Math.min(1, Math.max(0, lightness + away * step));
    color = fit({ ...from, lightness });
  }
  return color;
};

// Near white and near black a hue is no longer seen: lifting ends before.
const liftedLightness = (lightness: number, away: 1 | -1): number =>
  away === 1
    ? Math.min(lightness + lift, Math.max(lightness, 0.92))
    : Math.max(lightness - lift, Math.min(lightness, 0.1));

const firstReaching = (colors: readonly Rgb[], wanted: number, on: Rgb, otherwise: Rgb): Rgb =>
  colors.find((color) => contrast(color, on) >= wanted) ?? otherwise;

const distance = (one: Rgb, other: Rgb): number => {
  const [a, b] = [toOklab(one), toOklab(other)];
  return Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
};

/** Chart lines beside "mine": the one nearest to it turns faint. */
const solveSeries = (mine: Rgb, { series, faint }: Ground): Record<string, string> => {
  const others = series.slice(1).map((color) => distance(color, mine));
  const nearest = others.indexOf(Math.min(...others)) + 1;
  return { 'series-0': toHex(mine), [`series-${nearest}`]: faint };
};

/** A brand's tokens for one theme, all `#rrggbb`; `fillEdge` and the chart lines beside them. */
export type SolvedBrand = Readonly<Record<BrandToken | 'fillEdge', string>> &
  Readonly<Record<`series-${number}`, string>>;

/**
 * Derives everything that follows from a picked colour, readable whatever it is: text 4.5:1,
 * controls and lines 3:1 over every surface they stand on. Null when `hex` is not a colour.
 */
export const solveBrand = (hex: string, mode: Mode): SolvedBrand | null => {
  const brand = parseHex(hex);
  if (brand === null) return null;
  const here = grounds[mode];
  const { surfaces, away } = here;
  const picked = toOklch(brand);
  const lifted = { ...picked, lightness: liftedLightness(picked.lightness, away) };
  const ink = fit({ lightness: 0.17, chroma: Math.min(picked.chroma, 0.03), hue: picked.hue });

  const strong = solveFor(lifted, ratio.line, surfaces, away);
  const control = solveFor(picked, ratio.control, surfaces, away);
  const mine = mode === 'dark' ? strong : solveFor(lifted, ratio.text, surfaces, away);
  const markOrder = mode === 'dark' ? [ink, white] : [white, ink];
  const fillStandsOut = worst(brand, surfaces.slice(0, 2)) >= ratio.line;
  return {
    brand: toHex(brand),
    onBrand: toHex(firstReaching([ink, white], ratio.onFill, brand, black)),
    brandStrong: toHex(strong),
    brandText: toHex(solveFor(picked, ratio.text, tinted(brand, here), away)),
    brandCtl: toHex(control),
    onCtl: toHex(firstReaching(markOrder, ratio.mark, control, black)),
    fillEdge: fillStandsOut ? 'transparent' : toHex(strong),
    ...solveSeries(mine, here),
  };
};

export interface BrandRatios {
  /** Links and labels over every surface, the tinted ones included. */
  readonly text: number;
  /** Text on a primary button. */
  readonly fill: number;
  /** Checkboxes and switches over every surface. */
  readonly control: number;
}

/** The three ratios a colour picker shows; null when `hex` is not a colour. */
export const brandRatios = (hex: string, mode: Mode): BrandRatios | null => {
  const solved = solveBrand(hex, mode);
  if (solved === null) return null;
  const here = grounds[mode];
  const brand = rgb(solved.brand);
  return {
    text: worst(rgb(solved.brandText), tinted(brand, here)),
    fill: contrast(rgb(solved.onBrand), brand),
    control: worst(rgb(solved.brandCtl), here.surfaces),
  };
};
