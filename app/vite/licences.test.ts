import { expect, test } from 'vitest';
import { collectLicences } from './licences.ts';

test('lists what the pages contain with its licence, and nothing that only builds them', () => {
  const all = collectLicences(import.meta.dirname);
  expect(all).toContainEqual({ name: 'react', licence: 'MIT' });
  expect(all).toContainEqual({ name: '@fontsource-variable/geist', licence: 'OFL-1.1' });
  expect(all.map(({ name }) => name)).not.toContain('vite');
  expect(all.every(({ licence }) => licence !== '')).toBe(true);
});
