import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { mathLetters, mathStyles } from './math-letters.ts';

describe('mathLetters', () => {
  test('turns fields and sets into letters of their own', () => {
    expect(mathLetters('ZFO', 'double-struck')).toBe('ℤ𝔽𝕆');
    expect(mathLetters('O', 'script')).toBe('𝒪');
    expect(mathLetters('x1', 'bold')).toBe('𝐱𝟏');
  });

  test('keeps what is said: Unicode folds each letter back to the plain one', () => {
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

  test('leaves a style that it does not know', () => {
    expect(mathLetters('x', 'constructor')).toBe('x');
  });
});
