import { describe, expect, test } from 'vitest';
import { LL } from '../../../testing/render-page.tsx';
import { hasPlaceholder, TEMPLATES } from './templates.ts';

const { templates } = LL.staff.notices;
const open = TEMPLATES.filter((name) => templates[name]().includes('…'));

describe('a placeholder', () => {
  test.each(open)('is found in the template "%s", and until the last one is replaced', (name) => {
    let text: string = templates[name]();
    while (text.includes('…')) {
      expect(hasPlaceholder(LL, text)).toBe(true);
      text = text.replace('…', 'Sextant');
    }
    expect(hasPlaceholder(LL, text)).toBe(false);
  });

  test('is not an ellipsis that somebody wrote', () => {
    expect(hasPlaceholder(LL, 'Wait… the bar is open….')).toBe(false);
  });

  test('is found among words that were added', () => {
    expect(hasPlaceholder(LL, 'Sorry! The service of **…** is slow.')).toBe(true);
  });
});
