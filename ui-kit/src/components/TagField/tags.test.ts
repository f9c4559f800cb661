import fc from 'fast-check';
import { expect, test } from 'vitest';
import { splitTags, withTags } from './tags.ts';

test('commas, semicolons and line ends part tags', () => {
  expect(splitTags(' uit.no, ntnu.no;;\nuio.no ')).toEqual(['uit.no', 'ntnu.no', 'uio.no']);
});

test('a tag is never there twice', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom('a', 'A', 'b', 'B', 'c')), (added) => {
      const tags = withTags([], added);
      expect(new Set(tags.map((tag) => tag.toLowerCase())).size).toBe(tags.length);
      expect(withTags(tags, added)).toEqual(tags);
    }),
  );
});
