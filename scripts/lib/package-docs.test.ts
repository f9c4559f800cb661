import { expect, test } from 'vitest';
import { moveLinks } from './package-docs.ts';

const places = { 'rope/README.md': 'README.md', 'docs/rope.md': 'docs/rope.md' };

test.for([
  ['rope/README.md', '[a](../docs/rope.md#knots)', '[a](docs/rope.md#knots)'],
  ['docs/rope.md', '[a](../rope/README.md), [b](#knots)', '[a](../README.md), [b](#knots)'],
  ['docs/rope.md', '[a](https://rope.example/a.md)', '[a](https://rope.example/a.md)'],
] as const)('moves the links of %s: %s', ([from, text, moved]) => {
  expect(moveLinks(text, from, places)).toBe(moved);
});

test('refuses a link to a file that the package does not have', () => {
  expect(() => moveLinks('[a](api.md)', 'docs/rope.md', places)).toThrow(
    'docs/rope.md links to api.md, which is not packed',
  );
});
