import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { maskFlag } from './mask-flag.ts';

describe('maskFlag', () => {
  test('keeps the format and hides the content', () => {
    expect(maskFlag('flag{l00se_ends_s1nk}')).toBe('flag{••••••••}');
  });

  test('shows only dots for an unknown format', () => {
    expect(maskFlag('correct horse')).toBe('••••••••');
    expect(maskFlag('a_whole_secret_before_the_brace{}')).toBe('••••••••');
  });

  test('does not reveal the length of the content', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1 }), fc.string({ minLength: 1 }), (one, other) => {
        const clean = (text: string): string => `flag{${text.replace(/\s/g, '_')}}`;
        expect(maskFlag(clean(one))).toBe(maskFlag(clean(other)));
      }),
    );
  });
});
