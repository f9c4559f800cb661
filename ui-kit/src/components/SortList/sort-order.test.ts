import fc from 'fast-check';
import { expect, test } from 'vitest';
import { dropIndex, moved } from './sort-order.ts';

const edges = [0, 1, 2, 3].map((row) => ({ top: row * 40, bottom: row * 40 + 40 }));

test('moves an item to its target, and back', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.nat(), { minLength: 1 }), fc.nat(), fc.nat(), (items, a, b) => {
      const [from, to] = [a % items.length, b % items.length];
      const next = moved(items, from, to);
      expect(next[to]).toBe(items[from]);
      expect(moved(next, to, from)).toEqual(items);
    }),
  );
});

test('a row is dropped where it passes the middle of the others', () => {
  expect(dropIndex(edges, 0, 10)).toBe(0);
  expect(dropIndex(edges, 0, 59)).toBe(0);
  expect(dropIndex(edges, 0, 61)).toBe(1);
  expect(dropIndex(edges, 0, 999)).toBe(3);
  expect(dropIndex(edges, 3, 59)).toBe(1);
  expect(dropIndex(edges, 3, -20)).toBe(0);
});
