import { palettes, type Contrast, type PaletteName } from '../tokens/palettes.ts';
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
import type { BrandToken } from './brand-slots.ts';

interface Wanted {
  readonly text: number;
  /** Text on a filled button. */
  readonly onFill: number;
  readonly control: number;
  /** The tick in a checkbox. */
  readonly mark: number;
  readonly line: number;
}

/** Target contrast; for text and controls slightly above the limit, because of rounding. */
const ratios: Readonly<Record<Contrast, Wanted>> = {
  normal: { text: 4.6, onFill: 4.5, control: 3.4, mark: 3, line: 3 },
  more: { text: 7.1, onFill: 7, control: 4.6, mark: 4.5, line: 4.6 },
};

/** Step of lightness while solving. */
const step = 0.004;
/** How much lighter (dark) or darker (light) lines are than the brand. */
const lift = 0.09;
/** How much the lightness of a hovered fill moves away from its text, so that contrast increases. */
const stir = { dark: 0.09, light: 0.045 } as const;

const white: Rgb = [1, 1, 1];
const black: Rgb = [0, 0, 0];

function rgb(hex: string): Rgb {
  const parsed = parseHex(hex);
  if (parsed === null) throw new Error(`not a colour: ${hex}`);
  return parsed;
}

interface Ground {
  /** bg, surface, raised, overlay. */
  readonly surfaces: readonly Rgb[];
  /** Share of the brand in brand-soft. */
  readonly soft: number;
  /** The direction in which contrast with the surfaces increases: lighter or darker. */
  readonly away: 1 | -1;
  readonly series: readonly Rgb[];
  readonly faint: string;
  readonly wanted: Wanted;
}

function ground(name: PaletteName): Ground {
  const { mode, contrast: level, values, parts, series } = palettes[name];
  return {
    surfaces: [values.bg, values.surface, values.raised, values.overlay].map(rgb),
    soft: Number.parseFloat(parts.brandSoft) / 100,
    away: mode === 'dark' ? 1 : -1,
    series: series.map(rgb),
    faint: values.faint,
    wanted: ratios[level],
  };
}

const grounds: Readonly<Record<PaletteName, Ground>> = {
  dark: ground('dark'),
  light: ground('light'),
  'dark-more': ground('dark-more'),
  'light-more': ground('light-more'),
};

/** The lowest contrast of a colour with several backgrounds. */
function worst(color: Rgb, over: readonly Rgb[]): number {
  return Math.min(...over.map((surface) => contrast(color, surface)));
}

function tinted(brand: Rgb, { surfaces, soft }: Ground): readonly Rgb[] {
  return [...surfaces, ...surfaces.map((surface) => mix(brand, surface, soft))];
}

/** Moves the lightness away from the surfaces until the contrast with all of them is sufficient. */
function solveFor(from: Oklch, wanted: number, over: readonly Rgb[], away: 1 | -1): Rgb {
  const end = away === 1 ? 1 : 0;
  let { lightness } = from;
  let color = fit(from);
  while (worst(color, over) < wanted && lightness !== end) {
    lightness = Math.min(1, Math.max(0, lightness + away * step));
    color = fit({ ...from, lightness });
  }
  return color;
}

// Near white and near black the hue is no longer visible, so lightness stops before.
function liftedLightness(lightness: number, away: 1 | -1): number {
  return away === 1
    ? Math.min(lightness + lift, Math.max(lightness, 0.92))
    : Math.max(lightness - lift, Math.min(lightness, 0.1));
}

function firstReaching(colors: readonly Rgb[], wanted: number, on: Rgb, otherwise: Rgb): Rgb {
  return colors.find((color) => contrast(color, on) >= wanted) ?? otherwise;
}

function distance(one: Rgb, other: Rgb): number {
  const [a, b] = [toOklab(one), toOklab(other)];
  return Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
}

/** The other chart lines; the one most similar to the own line becomes faint. */
function solveSeries(mine: Rgb, { series, faint }: Ground): Record<string, string> {
  const others = series.slice(1).map((color) => distance(color, mine));
  const nearest = others.indexOf(Math.min(...others)) + 1;
  return { 'series-0': toHex(mine), [`series-${nearest}`]: faint };
}

/** A brand's tokens for one palette, all `#rrggbb`; with `fillEdge` and the chart lines. */
export type SolvedBrand = Readonly<Record<BrandToken | 'fillEdge', string>> &
  Readonly<Record<`series-${number}`, string>>;

/**
 * The fill of buttons: the brand colour itself, but high contrast needs readable text on it, for which no colour
 * of medium lightness is suitable.
 */
function solveFill(picked: Rgb, name: PaletteName): Rgb {
  const { surfaces, away, wanted } = grounds[name];
  if (palettes[name].contrast === 'normal') return picked;
  const from = toOklch(solveFor(toOklch(picked), wanted.line, surfaces, away));
  return solveFor(from, wanted.onFill, [away === 1 ? black : white], away);
}

function solveHover(fill: Rgb, ink: Rgb, { away }: Ground): Rgb {
  const from = toOklch(fill);
  const way = toOklch(ink).lightness < from.lightness ? 1 : -1;
  const lightness = from.lightness + way * stir[away === 1 ? 'dark' : 'light'];
  return fit({ ...from, lightness: Math.min(1, Math.max(0, lightness)) });
}

/**
 * Derives all tokens from a brand colour, readable for any colour: text 4.5:1,
 * controls and lines 3:1 on every surface; with high contrast 7:1 and 4.5:1, where the fill changes
 * too. Returns `null` if `hex` is not a colour.
 */
export function solveBrand(hex: string, palette: PaletteName): SolvedBrand | null {
  const brand = parseHex(hex);
  if (brand === null) return null;
  const here = grounds[palette];
  const { surfaces, away, wanted } = here;
  const isDark = away === 1;
  const picked = toOklch(brand);
  const lifted = { ...picked, lightness: liftedLightness(picked.lightness, away) };
  const ink = fit({ lightness: 0.17, chroma: Math.min(picked.chroma, 0.03), hue: picked.hue });

  const fill = solveFill(brand, palette);
  const strong = solveFor(lifted, wanted.line, surfaces, away);
  const control = solveFor(picked, wanted.control, surfaces, away);
  const mine = isDark ? strong : solveFor(lifted, ratios.normal.text, surfaces, away);
  const markOrder = isDark ? [ink, white] : [white, ink];
  const onFill = firstReaching([ink, white], wanted.onFill, fill, black);
  const fillStandsOut = worst(fill, surfaces.slice(0, 2)) >= wanted.line;
  return {
    brand: toHex(fill),
    onBrand: toHex(onFill),
    brandHover: toHex(solveHover(fill, onFill, here)),
    brandStrong: toHex(strong),
    brandText: toHex(solveFor(picked, wanted.text, tinted(fill, here), away)),
    brandCtl: toHex(control),
    onCtl: toHex(firstReaching(markOrder, wanted.mark, control, black)),
    fillEdge: fillStandsOut ? 'transparent' : toHex(strong),
    ...solveSeries(mine, here),
  };
}

export interface BrandRatios {
  /** Links and labels on every surface, including tinted ones. */
  readonly text: number;
  /** Text on a primary button. */
  readonly fill: number;
  /** Checkboxes and switches on every surface. */
  readonly control: number;
}

/** The three ratios that a colour picker shows; `null` if `hex` is not a colour. */
export function brandRatios(hex: string, palette: PaletteName): BrandRatios | null {
  const solved = solveBrand(hex, palette);
  if (solved === null) return null;
  const here = grounds[palette];
  const brand = rgb(solved.brand);
  return {
    text: worst(rgb(solved.brandText), tinted(brand, here)),
    fill: contrast(rgb(solved.onBrand), brand),
    control: worst(rgb(solved.brandCtl), here.surfaces),
  };
}
