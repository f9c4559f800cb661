import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { describe, expect, test } from 'vitest';
import { fontFaces } from './faces.ts';

interface Face {
  family: string;
  /** File of one subset; undefined for a system font. */
  file: string | undefined;
  /** First and last code point, inclusive. */
  ranges: (readonly [number, number])[];
  rule: string;
}

const { resolve } = createRequire(import.meta.url);

const faces: Face[] = fontFaces
  .split('@font-face')
  .slice(1)
  .map((rule) => ({
    rule,
    family: /font-family: '([^']+)'/.exec(rule)?.[1] ?? '',
    file: /url\('([^'?]+)/.exec(rule)?.[1],
    ranges: (/unicode-range: ([^;]+);/.exec(rule)?.[1] ?? '')
      .split(',')
      .filter(Boolean)
      .map((range) => {
        const [first = '', last = first] = range.trim().slice(2).split('-');
        return [Number.parseInt(first, 16), Number.parseInt(last, 16)] as const;
      }),
  }));
const own = faces.filter(({ file }) => file !== undefined);
const fallbacks = faces.filter(({ file }) => file === undefined);

/** Names of the font files that the page loads for a text. */
function filesFor(family: string, text: string): string[] {
  return own
    .filter(
      (face) =>
        face.family === family &&
        Array.from(text).some((character) => {
          const point = character.codePointAt(0) ?? 0;
          return face.ranges.some(([first, last]) => point >= first && point <= last);
        }),
    )
    .map(({ file = '' }) => file.replace(/.*\/geist(?:-mono)?-(.+)-wght.*/, '$1'));
}

describe('the font faces', () => {
  test('are files of our own packages, each for a part of Unicode', () => {
    expect(own.map(({ family }) => family)).toEqual([
      ...Array.from({ length: 5 }, () => 'Geist'),
      ...Array.from({ length: 6 }, () => 'Geist Mono'),
    ]);
    for (const { file = '', ranges } of own) {
      expect(existsSync(resolve(file)), file).toBe(true);
      expect(ranges.length).toBeGreaterThan(0);
      for (const [first, last] of ranges) expect(last).toBeGreaterThanOrEqual(first);
    }
  });

  test.each([
    ['Challenges, 3,184 – „Größe“ · señal', ['latin']],
    ['Łódź', ['latin-ext', 'latin']],
    ['Задачи', ['cyrillic']],
    ['Bảng điểm', ['vietnamese', 'latin-ext', 'latin']],
    ['挑战 チャレンジ 도전', ['latin']],
  ])('load for %j only what it needs', (text, files) => {
    expect(filesFor('Geist', text.replaceAll(' ', '')).toSorted()).toEqual(
      files.filter((file) => file !== 'latin' || /[!-~]/.test(text)).toSorted(),
    );
  });

  test('show text immediately, and swap when a font is loaded', () => {
    for (const { rule } of own) expect(rule).toContain('font-display: swap');
  });

  test('have a system font adjusted to the metrics of each', () => {
    expect(fallbacks.map(({ family }) => family)).toEqual([
      'Geist Fallback',
      'Geist Mono Fallback',
    ]);
    for (const { rule } of fallbacks) {
      expect(rule).toMatch(/src: local\(/);
      const part = (name: string): number =>
        Number(new RegExp(`${name}: ([\\d.]+)%`).exec(rule)?.[1] ?? Number.NaN) / 100;
      const size = part('size-adjust') || 1;
      // Geist's metrics in em: ascent 1.005, descent .295, no line gap.
      expect(part('ascent-override') * size).toBeCloseTo(1.005, 2);
      expect(part('descent-override') * size).toBeCloseTo(0.295, 2);
      expect(part('line-gap-override')).toBe(0);
    }
  });

  test('request nothing from other hosts', () => {
    expect(fontFaces).not.toMatch(/https?:|\/\//);
  });
});
