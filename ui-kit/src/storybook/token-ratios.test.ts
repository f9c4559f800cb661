import { expect, test } from 'vitest';
import { paletteNames } from '../tokens/palettes.ts';
import { minimumRatio } from './token-ratios.ts';

test.each(paletteNames)('text reaches its ratio in %s', (palette) => {
  expect(minimumRatio('text', palette)).toBeGreaterThanOrEqual(palette.endsWith('more') ? 7 : 4.5);
});

test('tints and surfaces have no ratio', () => {
  expect(minimumRatio('hover', 'dark')).toBeNull();
  expect(minimumRatio('raised', 'light')).toBeNull();
});
