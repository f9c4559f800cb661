import { afterEach, expect, test, vi } from 'vitest';
import { shownLook } from './look.ts';

afterEach(() => vi.unstubAllGlobals());

test.each([
  ['dark', { theme: 'dark', contrast: undefined }],
  ['light', { theme: 'light', contrast: undefined }],
  ['dark-more', { theme: 'dark', contrast: 'more' }],
  ['light-more', { theme: 'light', contrast: 'more' }],
  ['nothing of the kind', { theme: 'dark', contrast: undefined }],
])('the toolbar says %s', (theme, look) => {
  expect(shownLook({ theme })).toEqual(look);
});

test('`system` follows the system', () => {
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: query.includes('light') }));
  expect(shownLook({ theme: 'system' })).toEqual({ theme: 'light', contrast: undefined });
});
