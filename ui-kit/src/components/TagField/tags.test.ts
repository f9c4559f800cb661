import fc from 'fast-check';
import { expect, test } from 'vitest';
import { splitTags, withTags } from './tags.ts';

test('splits tags at commas, semicolons and line ends', () => {
  expect(splitTags(' uit.no, ntnu.no;;\nuio.no ')).toEqual(['uit.no', 'ntnu.no', 'uio.no']);
});

test('removes duplicate tags', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom('a', 'A', 'b', 'B', 'c')), (added) => {
      const tags = withTags([], added);
      expect(new Set(tags.map((tag) => tag.toLowerCase())).size).toBe(tags.length);
      expect(withTags(tags, added)).toEqual(tags);
    }),
  );
});
