import { describe, expect, test } from 'vitest';
import { applyChange, findHashes, isPinOnly } from './rules.ts';

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

describe('findHashes', () => {
  const hash = 'a1'.repeat(32);

  test('finds files of this server, each once, wherever the address stands', () => {
    const other = 'b2'.repeat(32);
    const text = `![x](/assets/${hash}/x.png) <img src="/assets/${other}/y.png"> /assets/${hash}/z`;
    expect(findHashes(text, `![x](/assets/${hash}/x.png)`)).toEqual([hash, other]);
  });

  test('ignores what is no hash', () => {
    expect(
      findHashes(`/assets/${hash}a/x`, `/assets/${hash.toUpperCase()}/x`, '/assets/x/y'),
    ).toEqual([]);
  });
});
