import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { findHeading, headingIds } from './heading-ids.ts';

describe('ids of headings', () => {
  test('are the words of the heading', () => {
    expect(
      headingIds(['Show the dead ends', '7.1 What’s next?', 'Über Größe', '三つの例']),
    ).toEqual([
      'text-show-the-dead-ends',
      'text-7-1-what-s-next',
      'text-über-größe',
      'text-三つの例',
    ]);
  });

  test('number equal headings, also if an author wrote a number', () => {
    expect(headingIds(['Rules', 'Rules 2', 'Rules', 'Rules', '!?', ''])).toEqual([
      'text-rules',
      'text-rules-2',
      'text-rules-3',
      'text-rules-4',
      'text-part',
      'text-part-2',
    ]);
  });

  test('are unique and always have the prefix', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ unit: 'grapheme' })), (headings) => {
        const ids = headingIds(headings);
        expect(new Set(ids).size).toBe(headings.length);
        for (const id of ids) expect(id).toMatch(/^text-[^\s"'<>&#]+$/);
      }),
    );
  });

  test('do not change when text is added after them', () => {
    const before = headingIds(['One', 'Two', 'One']);
    expect(headingIds(['One', 'Two', 'One', 'Three']).slice(0, 3)).toEqual(before);
  });

  test('are found by what an author writes after the #', () => {
    const ids = headingIds(['The rules', 'Prizes']);
    expect(findHeading('the-rules', ids)).toBe('text-the-rules');
    expect(findHeading('The%20rules', ids)).toBe('text-the-rules');
    expect(findHeading('100%', ids)).toBeUndefined();
    expect(findHeading('other', ids)).toBeUndefined();
  });
});
