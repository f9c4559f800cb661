import { describe, expect, test } from 'vitest';
import { contrast, fit, mix, parseHex, type Rgb } from '../theme/oklch.ts';
import type { ColorName } from './names.ts';
import { paletteNames, palettes, type PaletteName } from './palettes.ts';

const surfaces = ['bg', 'surface', 'raised', 'overlay', 'sunken'] as const;
const states = ['ok', 'warn', 'danger', 'info'] as const;
const bloods = ['gold', 'silver', 'bronze'] as const;

function hex(value: string): Rgb {
  const parsed = parseHex(value);
  if (parsed === null) throw new Error(`not a plain colour: ${value}`);
  return parsed;
}

/** Blends `rgb(14 40 48 / 4%)` over a background. */
function laid(value: string, ground: Rgb): Rgb {
  const [red = 0, green = 0, blue = 0, share = 0] = (value.match(/[\d.]+/g) ?? []).map(Number);
  return mix([red / 255, green / 255, blue / 255], ground, share / 100);
}

function shareOf(percent: string): number {
  return Number.parseFloat(percent) / 100;
}

/** The backgrounds of a palette, by name. */
function groundsOf(name: PaletteName) {
  const { values, parts } = palettes[name];
  const color = (token: ColorName): Rgb => hex(values[token]);
  const plain = surfaces.map(color);
  const tinted = (token: ColorName, part: string) =>
    plain.map((ground) => mix(color(token), ground, shareOf(part)));
  return {
    color,
    plain,
    touched: plain.flatMap((ground) => [laid(values.hover, ground), laid(values.press, ground)]),
    soft: tinted('brand', parts.brandSoft),
    stateSoft: (state: ColorName, on = plain) =>
      on.map((ground) => mix(color(state), ground, shareOf(parts.stateSoft))),
    stateWash: (state: ColorName) => tinted(state, '8%'),
  };
}

interface Pair {
  /** The pair in words. */
  what: string;
  color: Rgb;
  on: readonly Rgb[];
  /** Required ratios with normal and with high contrast; 0 for none. */
  wanted: readonly [normal: number, more: number];
}

const text = [4.5, 7] as const;
const mark = [3, 4.5] as const;

function pairsOf(name: PaletteName): Pair[] {
  const { categories, series, parts } = palettes[name];
  const { color, plain, touched, soft, stateSoft, stateWash } = groundsOf(name);
  const pair = (
    what: string,
    seen: Rgb,
    on: readonly Rgb[],
    wanted: readonly [number, number],
  ): Pair => ({ what, color: seen, on, wanted });
  const named = (
    names: readonly ColorName[],
    ground: string,
    on: readonly Rgb[],
    wanted: readonly [number, number],
  ) => names.map((token) => pair(`${token} on ${ground}`, color(token), on, wanted));
  const edge = (token: ColorName, part: string) =>
    plain.map((ground) =>
      pair(`edge of ${token}`, mix(color(token), ground, shareOf(part)), [ground], [0, 4.5]),
    );
  return [
    ...named(['text', 'prose', 'muted', 'faint', 'brandText', ...states], 'surfaces', plain, text),
    ...named(['text', 'prose', 'muted'], 'a touched row', touched, text),
    ...named(['brandText'], 'a touched row', touched, [0, 7]),
    ...named(['text', 'prose', 'muted', 'brandText'], 'brand-soft', soft, text),
    ...states.flatMap((state) => [
      ...named([state], `${state}-soft`, stateSoft(state), text),
      ...named(
        [state],
        `${state}-soft in a touched or selected row`,
        stateSoft(state, [...touched, ...soft]),
        [0, 7],
      ),
      ...named([state, 'text', 'muted'], `${state}-wash`, stateWash(state), text),
      ...edge(state, parts.stateLine),
    ]),
    ...edge('brand', parts.brandLine),
    ...named(['onBrand'], 'brand', [color('brand'), color('brandHover')], text),
    ...named(['onDanger'], 'danger', [color('danger')], text),
    ...named(['onBlood'], 'a pennant', bloods.map(color), text),
    ...named(['onCtl'], 'brand-ctl', [color('brandCtl')], mark),
    ...named(['brandStrong', 'pole', 'logoSecond'], 'surfaces', plain, mark),
    ...named(['brandCtl'], 'surfaces', plain, [3.4, 4.5]),
    // 2.995 on the lightest dark surface, by the design language.
    ...named(['control'], 'surfaces', plain, [2.99, 4.5]),
    ...named(['lineStrong', 'disabled', ...bloods], 'surfaces', plain, [0, 4.5]),
    ...(name.endsWith('more') ? named(['line', 'lineRow'], 'surfaces', plain, [0, 3]) : []),
    ...Object.entries(categories).map(([key, value]) =>
      pair(`flag of ${key}`, hex(value), plain, mark),
    ),
    ...series.map((value, index) => pair(`line ${index}`, hex(value), [color('surface')], mark)),
  ];
}

function worst({ color, on }: Pair): number {
  return Math.min(...on.map((each) => contrast(color, each)));
}

describe.each(paletteNames)('the %s palette', (name) => {
  const level = palettes[name].contrast === 'normal' ? 0 : 1;

  test.each(pairsOf(name).filter(({ wanted }) => wanted[level] > 0))(
    'keeps the contrast of $what',
    (pair) => {
      expect(worst(pair)).toBeGreaterThanOrEqual(pair.wanted[level]);
    },
  );

  test('keeps the initials in an avatar readable for every hue', () => {
    const { avatarLight, avatarChroma, avatarText } = palettes[name].parts;
    for (let degrees = 0; degrees < 360; degrees++) {
      const hue = (degrees * Math.PI) / 180;
      const ground = fit({ lightness: Number(avatarLight), chroma: Number(avatarChroma), hue });
      const letters = fit({ lightness: Number(avatarText), chroma: 0.05, hue });
      expect(contrast(letters, ground)).toBeGreaterThanOrEqual(text[level]);
    }
  });
});
