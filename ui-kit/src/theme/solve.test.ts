import { assert, constantFrom, integer, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dark } from '../tokens/dark.ts';
import { light } from '../tokens/light.ts';
import { contrast, parseHex, type Rgb } from './oklch.ts';
import { brandRatios, solveBrand } from './solve.ts';
import { brandTokens, type Mode } from './brand-slots.ts';

const rgb = (hex: string): Rgb => {
  const parsed = parseHex(hex);
  if (parsed === null) throw new Error(hex);
  return parsed;
};
const anyColor = integer({ min: 0, max: 0xffffff }).map(
  (n) => `#${n.toString(16).padStart(6, '0')}`,
);
const anyMode = constantFrom<Mode>('dark', 'light');
const solved = (hex: string, mode: Mode) => {
  const brand = solveBrand(hex, mode);
  if (brand === null) throw new Error(hex);
  return brand;
};
const surfaces = (mode: Mode): Rgb[] => {
  const { bg, surface, raised, overlay } = mode === 'dark' ? dark : light;
  return [bg, surface, raised, overlay].map(rgb);
};
const worst = (hex: string, mode: Mode): number =>
  Math.min(...surfaces(mode).map((surface) => contrast(rgb(hex), surface)));

describe('solveBrand', () => {
  it('keeps text, fill and control readable for any colour in both themes', () => {
    assert(
      property(anyColor, anyMode, (hex, mode) => {
        const ratios = brandRatios(hex, mode);
        expect(ratios?.text).toBeGreaterThanOrEqual(4.5);
        expect(ratios?.fill).toBeGreaterThanOrEqual(4.5);
        expect(ratios?.control).toBeGreaterThanOrEqual(3.4);
      }),
      { numRuns: 2000 },
    );
  });

  it('keeps lines, marks and the edge of weak fills at 3:1', () => {
    assert(
      property(anyColor, anyMode, (hex, mode) => {
        const brand = solved(hex, mode);
        expect(worst(brand.brandStrong, mode)).toBeGreaterThanOrEqual(3);
        expect(worst(brand['series-0'] ?? '', mode)).toBeGreaterThanOrEqual(3);
        expect(contrast(rgb(brand.onCtl), rgb(brand.brandCtl))).toBeGreaterThanOrEqual(3);
        const edge = brand.fillEdge === 'transparent' ? hex : brand.fillEdge;
        const pageAndCard = surfaces(mode).slice(0, 2);
        const fill = Math.min(...pageAndCard.map((ground) => contrast(rgb(edge), ground)));
        expect(fill).toBeGreaterThanOrEqual(3);
      }),
      { numRuns: 2000 },
    );
  });

  it('answers with colours only, the picked one as it is', () => {
    assert(
      property(anyColor, anyMode, (hex, mode) => {
        const brand = solved(hex, mode);
        expect(brand.brand).toBe(hex);
        for (const token of brandTokens) expect(brand[token]).toMatch(/^#[\da-f]{6}$/);
      }),
    );
  });

  it('keeps the hue of a very light colour in its lines', () => {
    const [red, green, blue] = rgb(solved('#f5e04a', 'dark').brandStrong);
    expect(Math.max(red, green) - blue).toBeGreaterThan(0.2);
  });

  it('turns exactly one other chart line faint', () => {
    const brand = solved('#2f7de1', 'dark');
    const faint = Object.values(brand).filter((value) => value === dark.faint);
    expect(faint).toHaveLength(1);
    // The blue line is the one a blue brand would be mistaken for.
    expect(brand['series-1']).toBe(dark.faint);
  });

  it.each(['', 'red', '#12', '#12345', '#gggggg', '123456'])('refuses %j', (hex) => {
    expect(solveBrand(hex, 'dark')).toBeNull();
  });

  it('reads the short form and either case', () => {
    expect(solveBrand('#ABC', 'light')).toEqual(solveBrand('#aabbcc', 'light'));
  });
});

describe('the default brand', () => {
  it.each(['dark', 'light'] as const)('keeps the same bounds by hand in %s', (mode) => {
    const values = mode === 'dark' ? dark : light;
    expect(worst(values.brandText, mode)).toBeGreaterThanOrEqual(4.5);
    expect(worst(values.brandStrong, mode)).toBeGreaterThanOrEqual(3);
    expect(worst(values.brandCtl, mode)).toBeGreaterThanOrEqual(3.4);
    expect(contrast(rgb(values.onBrand), rgb(values.brand))).toBeGreaterThanOrEqual(4.5);
  });
});

describe('the themes', () => {
  it.each([
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
    expect(worst(dark[name], 'dark')).toBeGreaterThanOrEqual(wanted);
    expect(worst(light[name], 'light')).toBeGreaterThanOrEqual(wanted);
  });
});
