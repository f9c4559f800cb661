import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isHexColour } from './hex-colour.ts';
import { notHexColours } from './hex-colour.test-data.ts';

test.each(['#2f7de1', '#2F7DE1', '#000000'])('%s is a colour', (text) => {
  expect(isHexColour(text)).toBe(true);
});

test.each(notHexColours)('"%s" is not a colour', (text) => {
  expect(isHexColour(text)).toBe(false);
});

test('any six hex digits after # are a colour, and no other number of digits', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 0xff_ff_ff }), fc.nat({ max: 10 }), (value, length) => {
      const digits = value
        .toString(16)
        .padStart(10, '0')
        .slice(10 - length);
      expect(isHexColour(`#${digits}`)).toBe(length === 6);
    }),
  );
});
