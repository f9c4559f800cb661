import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { mathLetters, mathStyles } from './math-letters.ts';

describe('mathLetters', () => {
  test('converts fields and sets to their Unicode letters', () => {
    expect(mathLetters('ZFO', 'double-struck')).toBe('ℤ𝔽𝕆');
    expect(mathLetters('O', 'script')).toBe('𝒪');
    expect(mathLetters('x1', 'bold')).toBe('𝐱𝟏');
  });

  test('keeps the meaning: Unicode normalisation returns the plain letters', () => {
    fc.assert(
      fc.property(fc.string(), fc.constantFrom(...mathStyles), (text, style) => {
        expect(mathLetters(text, style).normalize('NFKC')).toBe(text.normalize('NFKC'));
      }),
    );
  });

  test('has every letter of every style', () => {
    const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
    for (const style of mathStyles) {
      expect(mathLetters(letters, style).normalize('NFKC')).toBe(letters);
      expect(mathLetters(letters, style)).toMatch(/^\P{Cn}+$/u);
    }
  });

  test('does not change text in an unknown style', () => {
    expect(mathLetters('x', 'constructor')).toBe('x');
  });
});
