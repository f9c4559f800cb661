import { expect, test } from 'vitest';
import { paletteNames } from '../tokens/palettes.ts';
import { leastRatio } from './token-ratios.ts';

test.each(paletteNames)('text reaches its ratio in %s', (palette) => {
  expect(leastRatio('text', palette)).toBeGreaterThanOrEqual(palette.endsWith('more') ? 7 : 4.5);
});

test('a tint and a surface have no ratio', () => {
  expect(leastRatio('hover', 'dark')).toBeNull();
  expect(leastRatio('raised', 'light')).toBeNull();
});
