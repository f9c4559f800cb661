import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseHex } from './hex-colour.ts';

test.each([
  ['#2F7DE1', '#2f7de1'],
  ['2f7de1', '#2f7de1'],
  [' #27e ', '#2277ee'],
])('%s is the colour %s', (text, colour) => {
  expect(parseHex(text)).toBe(colour);
});

test.each(['', '#', '#12', '#12345', 'red', '#12345g'])('%s is no colour', (text) => {
  expect(parseHex(text)).toBeNull();
});

test('what was parsed parses to itself', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 0xff_ff_ff }), (value) => {
      const colour = parseHex(value.toString(16).padStart(6, '0'));
      expect(parseHex(colour ?? '')).toBe(colour);
    }),
  );
});
