import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { posterGround, posterLayout, posterLetters } from './poster-layout.ts';

describe('posterLetters', () => {
  test('uses the first word of the title', () => {
    expect(posterLetters('Lighthouse Open 2026', 1).join('')).toBe('LIGHTHOUSE');
  });
  test('adds the next word if the first is short', () => {
    expect(posterLetters('Dry Dock Training 4', 1).join('')).toBe('DRYDOCK');
  });
  test('skips characters without a flag and stops after ten', () => {
    expect(posterLetters('Überschwemmungsgebiet', 1).join('')).toBe('BERSCHWEMM');
  });
  test('derives six flags from the id if no letter has a flag', () => {
    const letters = posterLetters('Белая гавань', 14);
    expect(letters).toHaveLength(6);
    expect(posterLetters('другое имя', 14)).toEqual(letters);
    expect(posterLetters('Белая гавань', 15)).not.toEqual(letters);
  });
  test('always has at least one flag', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.nat(), (title, id) => {
        const letters = posterLetters(title, id);
        expect(letters.length).toBeGreaterThan(0);
        expect(letters.length).toBeLessThanOrEqual(10);
        expect(letters.join('')).toMatch(/^[A-Z]+$/);
        expect(posterGround(letters)).toBeLessThan(6);
      }),
    );
  });
});

describe('posterLayout', () => {
  test('keeps every flag inside the poster', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 10 }),
        fc.integer({ min: 40, max: 1200 }),
        fc.integer({ min: 24, max: 600 }),
        (count, width, height) => {
          const letters = 'HARBOURSEA'.slice(0, count).split('');
          const layout = posterLayout(letters, width, height);
          expect(layout.flags.length).toBe(width < 100 ? Math.min(6, count) : count);
          for (const { x, y } of layout.flags) {
            expect(x).toBeGreaterThanOrEqual(0);
            expect(y).toBeGreaterThanOrEqual(0);
            expect(x + layout.size).toBeLessThanOrEqual(width);
            expect(y + layout.size).toBeLessThanOrEqual(height);
          }
        },
      ),
    );
  });
  test('uses one row for a wide poster and two for a card', () => {
    const letters = 'LIGHTHOUSE'.split('');
    expect(posterLayout(letters, 316, 112).lines).toHaveLength(1);
    expect(posterLayout(letters, 264, 148).lines).toHaveLength(2);
  });
});
