import { describe, expect, test } from 'vitest';
import { applyChange, isPinOnly } from './rules.ts';

const POST = {
  title: 'Open',
  summary: 'Soon.',
  content: 'Rope.',
  tags: ['news'],
  isPinned: false,
};

describe('applyChange', () => {
  test('replaces what is given, also by nothing, and keeps what is null or missing', () => {
    expect(applyChange(POST, { title: '', tags: [], content: null })).toEqual({
      ...POST,
      title: '',
      tags: [],
    });
  });
});

describe('isPinOnly', () => {
  test.each([
    [{}, true],
    [{ isPinned: true }, true],
    [{ isPinned: false }, true],
    [{ title: 'Open', isPinned: true }, true],
    [{ title: null, isPinned: null }, true],
    [{ ...POST }, false],
    [{ title: 'Closed' }, false],
    [{ tags: [] }, false],
  ])('%j: %s', (change, expected) => {
    expect(isPinOnly(POST, change)).toBe(expected);
  });
});
