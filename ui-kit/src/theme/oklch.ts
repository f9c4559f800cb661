import { isHexColour } from './hex-colour.ts';

/** Linear-light or gamma-encoded red, green, blue, each 0 to 1. */
export type Rgb = readonly [red: number, green: number, blue: number];
/** Lightness 0 to 1, chroma from 0, hue in radians. */
export interface Oklch {
  readonly lightness: number;
  readonly chroma: number;
  readonly hue: number;
}

function linear(channel: number): number {
  return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
}

function encoded(channel: number): number {
  return channel <= 0.0031308 ? 12.92 * channel : 1.055 * channel ** (1 / 2.4) - 0.055;
}

/** Parses `#rrggbb` in upper or lower case; returns `null` for anything else. */
export function parseHex(hex: string): Rgb | null {
  if (!isHexColour(hex)) return null;
  const channel = (start: number): number => Number.parseInt(hex.slice(start, start + 2), 16) / 255;
  return [channel(1), channel(3), channel(5)];
}

export function toHex(rgb: Rgb): string {
  return `#${rgb
    .map((channel) =>
      Math.round(channel * 255)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
}

/** OKLab coordinates: their distances correspond to visible differences. */
export function toOklab([red, green, blue]: Rgb): readonly [number, number, number] {
  const [r, g, b] = [linear(red), linear(green), linear(blue)];
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

export function toOklch(rgb: Rgb): Oklch {
  const [lightness, a, b] = toOklab(rgb);
  return { lightness, chroma: Math.hypot(a, b), hue: Math.atan2(b, a) };
}

function toLinearRgb({ lightness, chroma, hue }: Oklch): Rgb {
  const a = chroma * Math.cos(hue);
  const b = chroma * Math.sin(hue);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
}

const step = 0.004;
const tolerance = 0.0005;

function shown(channel: number): number {
  return Math.round(255 * encoded(Math.min(1, Math.max(0, channel)))) / 255;
}

/** The nearest displayable colour: reduces chroma until it is in gamut, then rounds to 8 bits. */
export function fit(color: Oklch): Rgb {
  let { chroma } = color;
  let rgb = toLinearRgb(color);
  while (chroma > 0 && rgb.some((c) => c < -tolerance || c > 1 + tolerance)) {
    chroma = Math.max(0, chroma - step);
    rgb = toLinearRgb({ ...color, chroma });
  }
  return [shown(rgb[0]), shown(rgb[1]), shown(rgb[2])];
}

/** The colour of `over` with opacity `share` (0 to 1) on `under`. */
export function mix(over: Rgb, under: Rgb, share: number): Rgb {
  const channel = (index: 0 | 1 | 2): number => over[index] * share + under[index] * (1 - share);
  return [channel(0), channel(1), channel(2)];
}

function luminance([red, green, blue]: Rgb): number {
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}

/** WCAG contrast ratio, 1 to 21. */
export function contrast(one: Rgb, other: Rgb): number {
  const [a, b] = [luminance(one), luminance(other)];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}
