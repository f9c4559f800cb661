import { expect, test } from 'vitest';
import { globalCss } from './global-css.ts';

test('shows the loading indicator only after 200 ms, without animation under reduced motion', () => {
  const [, whole = '', reduced = ''] = globalCss.split('[data-boot]:empty::before');
  expect(whole).toMatch(/hy-boot-turn .* infinite,\s*hy-boot-appear 1ms 200ms backwards/);
  expect(reduced).toContain('hy-boot-appear 1ms 200ms backwards');
  expect(reduced.split('}')[0]).not.toContain('hy-boot-turn');
});
