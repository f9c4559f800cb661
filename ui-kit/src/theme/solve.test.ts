import { assert, constantFrom, integer, oneof, property } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { dark } from '../tokens/dark.ts';
import { paletteNames, palettes, type PaletteName } from '../tokens/palettes.ts';
import { brandTokens } from './brand-slots.ts';
import { contrast, mix, parseHex, toOklch, type Rgb } from './oklch.ts';
import { brandRatios, solveBrand } from './solve.ts';

function rgb(hex: string): Rgb {
  const parsed = parseHex(hex);
  if (parsed === null) throw new Error(hex);
  return parsed;
}

function hexOf(number: number): string {
  return `#${number.toString(16).padStart(6, '0')}`;
}

// The corners of the colour space are the hardest cases, and random values rarely hit them.
const channel = constantFrom(0x00, 0x01, 0x7f, 0x80, 0xfe, 0xff);
const corner = channel.chain((red) =>
  channel.chain((green) => channel.map((blue) => hexOf((red << 16) | (green << 8) | blue))),
);
const anyColor = oneof(
  { arbitrary: integer({ min: 0, max: 0xffffff }).map(hexOf), weight: 9 },
  { arbitrary: corner, weight: 1 },
);
const anyPalette = constantFrom(...paletteNames);
const runs = { numRuns: 1000 };

/** Required contrast, from the design language. */
const bounds = {
  normal: { text: 4.5, control: 3.4, line: 3 },
  more: { text: 7, control: 4.5, line: 4.5 },
} as const;
function boundsOf(palette: PaletteName) {
  return bounds[palettes[palette].contrast];
}

function solved(hex: string, palette: PaletteName) {
  const brand = solveBrand(hex, palette);
  if (brand === null) throw new Error(hex);
  return brand;
}

function surfaces(palette: PaletteName): Rgb[] {
  const { bg, surface, raised, overlay } = palettes[palette].values;
  return [bg, surface, raised, overlay].map(rgb);
}

function worst(hex: string, palette: PaletteName, over = surfaces(palette)): number {
  return Math.min(...over.map((ground) => contrast(rgb(hex), ground)));
}

function tinted(brand: string, palette: PaletteName): Rgb[] {
  const soft = Number.parseFloat(palettes[palette].parts.brandSoft) / 100;
  return surfaces(palette).map((ground) => mix(rgb(brand), ground, soft));
}

function hueApart(one: string, other: string): number {
  const turn = Math.abs(toOklch(rgb(one)).hue - toOklch(rgb(other)).hue);
  return (Math.min(turn, 2 * Math.PI - turn) * 180) / Math.PI;
}

function chroma(hex: string): number {
  return toOklch(rgb(hex)).chroma;
}

describe('solveBrand', () => {
  test('keeps text readable for any colour in every palette, on tinted rows too', () => {
    assert(
      property(anyColor, anyPalette, (hex, palette) => {
        const { brand, brandText } = solved(hex, palette);
        const grounds = [...surfaces(palette), ...tinted(brand, palette)];
        const lowest = worst(brandText, palette, grounds);
        expect(lowest).toBeGreaterThanOrEqual(boundsOf(palette).text);
        expect(brandRatios(hex, palette)?.text).toBeCloseTo(lowest, 6);
      }),
      runs,
    );
  });

  test('keeps text on fills readable, and fills or their edges distinct from page and card', () => {
    assert(
      property(anyColor, anyPalette, (hex, palette) => {
        const { brand, onBrand, fillEdge } = solved(hex, palette);
        const { text, line } = boundsOf(palette);
        expect(contrast(rgb(onBrand), rgb(brand))).toBeGreaterThanOrEqual(text);
        const edge = fillEdge === 'transparent' ? brand : fillEdge;
        expect(worst(edge, palette, surfaces(palette).slice(0, 2))).toBeGreaterThanOrEqual(line);
      }),
      runs,
    );
  });

  test('moves a hovered fill away from its text', () => {
    assert(
      property(anyColor, anyPalette, (hex, palette) => {
        const { brand, onBrand, brandHover } = solved(hex, palette);
        const [rest, hovered] = [brand, brandHover].map((fill) =>
          contrast(rgb(onBrand), rgb(fill)),
        );
        expect(hovered).toBeGreaterThanOrEqual(rest ?? Number.NaN);
      }),
      runs,
    );
  });

  test('keeps controls, their marks and lines distinct from every surface', () => {
    assert(
      property(anyColor, anyPalette, (hex, palette) => {
        const brand = solved(hex, palette);
        const { control, line } = boundsOf(palette);
        expect(worst(brand.brandCtl, palette)).toBeGreaterThanOrEqual(control);
        expect(contrast(rgb(brand.onCtl), rgb(brand.brandCtl))).toBeGreaterThanOrEqual(line);
        expect(worst(brand.brandStrong, palette)).toBeGreaterThanOrEqual(line);
        expect(worst(brand['series-0'] ?? '', palette)).toBeGreaterThanOrEqual(line);
      }),
      runs,
    );
  });

  test('returns plain colours; with normal contrast the fill is the brand colour itself', () => {
    assert(
      property(anyColor, anyPalette, (hex, palette) => {
        const brand = solved(hex, palette);
        if (palettes[palette].contrast === 'normal') expect(brand.brand).toBe(hex);
        for (const token of brandTokens) expect(brand[token]).toMatch(/^#[\da-f]{6}$/);
      }),
      runs,
    );
  });

  test('keeps the hue wherever it is visible', () => {
    assert(
      property(anyColor, anyPalette, (hex, palette) => {
        const { brand, brandHover, brandStrong, brandText, brandCtl } = solved(hex, palette);
        for (const answer of [brand, brandHover, brandStrong, brandText, brandCtl]) {
          if (chroma(hex) < 0.04 || chroma(answer) < 0.04) continue;
          const degrees = hueApart(hex, answer);
          // Near black the gamut shifts hues more, but by less than the visible difference of 0.02 in OKLab.
          const seen = (chroma(answer) * degrees * Math.PI) / 180;
          if (seen > 0.02) expect(degrees).toBeLessThan(6);
        }
      }),
      runs,
    );
  });

  test('gives no colour to a grey', () => {
    assert(
      property(integer({ min: 0, max: 255 }), anyPalette, (level, palette) => {
        const { brandHover, brandStrong, brandText, brandCtl } = solved(
          hexOf(level * 0x010101),
          palette,
        );
        for (const answer of [brandHover, brandStrong, brandText, brandCtl]) {
          expect(chroma(answer)).toBeLessThan(0.005);
        }
      }),
    );
  });

  test('always returns the same result', () => {
    assert(
      property(anyColor, anyColor, anyPalette, (hex, other, palette) => {
        const first = solved(hex, palette);
        solved(other, palette);
        expect(solved(hex, palette)).toEqual(first);
      }),
    );
  });

  test('does not change a colour with sufficient contrast', () => {
    assert(
      property(anyColor, anyPalette, (hex, palette) => {
        const { brand, brandCtl, brandText } = solved(hex, palette);
        expect(solved(brandCtl, palette).brandCtl).toBe(brandCtl);
        if (worst(hex, palette) >= 4.6) expect(brandCtl).toBe(hex);
        const readable = boundsOf(palette).text + 0.1;
        const grounds = [...surfaces(palette), ...tinted(brand, palette)];
        if (worst(hex, palette, grounds) >= readable) expect(brandText).toBe(hex);
      }),
      runs,
    );
  });

  test('keeps the hue of a very light colour in its lines', () => {
    const [red, green, blue] = rgb(solved('#f5e04a', 'dark').brandStrong);
    expect(Math.max(red, green) - blue).toBeGreaterThan(0.2);
  });

  test('replaces the chart line that is most similar to the own one', () => {
    const brand = solved('#2f7de1', 'dark');
    const faint = Object.values(brand).filter((value) => value === dark.faint);
    expect(faint).toHaveLength(1);
    // A blue brand would be confused with the blue line.
    expect(brand['series-1']).toBe(dark.faint);
  });

  test.each(['', 'red', '#12', '#12345', '#gggggg', '123456'])('rejects %j', (hex) => {
    expect(solveBrand(hex, 'dark')).toBeNull();
    expect(brandRatios(hex, 'dark')).toBeNull();
  });

  test('accepts upper and lower case', () => {
    expect(solveBrand('#AABBCC', 'light')).toEqual(solveBrand('#aabbcc', 'light'));
  });
});

describe('the default brand', () => {
  test.each(paletteNames)('has the required contrast in %s', (palette) => {
    const { values } = palettes[palette];
    const { text, control, line } = boundsOf(palette);
    expect(worst(values.brandText, palette)).toBeGreaterThanOrEqual(text);
    expect(worst(values.brandStrong, palette)).toBeGreaterThanOrEqual(line);
    expect(worst(values.brandCtl, palette)).toBeGreaterThanOrEqual(control);
    expect(contrast(rgb(values.onBrand), rgb(values.brand))).toBeGreaterThanOrEqual(text);
  });
});

describe('the themes', () => {
  test.each([
    ['text', 12],
    ['prose', 7],
    ['muted', 6.5],
    ['faint', 4.6],
    ['control', 2.99],
    ['ok', 5],
    ['warn', 4.9],
    ['danger', 4.9],
    ['info', 4.9],
  ] as const)('keep %s at %d:1 over every surface', (name, wanted) => {
    for (const palette of paletteNames) {
      expect(worst(palettes[palette].values[name], palette)).toBeGreaterThanOrEqual(wanted);
    }
  });
});
