import { assert, property, string } from 'fast-check';
import { expect, test } from 'vitest';
import { initials, nameHue } from './initials.ts';

test.each([
  ['Long Splice', 'LS'],
  ['tern.team', 'tt'],
  ['linnea', 'li'],
  ['Белая гавань', 'Бг'],
  ['港の旗', '港の'],
  ['x', 'x'],
  ['🏴 Crew', 'Cr'],
  ['!!!', ''],
])('takes the letters of %s', (name, letters) => {
  expect(initials(name)).toBe(letters);
});

test('never gives more than two letters and always a hue on the circle', () => {
  assert(
    property(string({ unit: 'grapheme' }), (name) => {
      expect(Array.from(initials(name)).length).toBeLessThanOrEqual(2);
      expect(nameHue(name)).toBeGreaterThanOrEqual(0);
      expect(nameHue(name)).toBeLessThan(360);
    }),
  );
});
