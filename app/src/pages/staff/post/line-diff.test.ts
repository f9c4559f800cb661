import { expect, test } from 'vitest';
import { diffLines } from './line-diff.ts';

const marks = (before: string, after: string) =>
  diffLines(before, after).map(
    ({ kind, text, line }) => `${kind === 'added' ? '+' : '-'}${line} ${text}`,
  );

test('finds changed, added and removed lines with their numbers', () => {
  expect(marks('a\nb\nc', 'a\nB\nc')).toEqual(['-2 b', '+2 B']);
  expect(marks('a\nc', 'a\nb\nc\nd')).toEqual(['+2 b', '+4 d']);
  expect(marks('a\nb\nc', 'c')).toEqual(['-1 a', '-2 b']);
});

test('finds nothing between equal texts', () => {
  expect(marks('a\n\nb', 'a\n\nb')).toEqual([]);
});

test('keeps common lines between changes', () => {
  expect(marks('x\nkeep\ny', 'z\nkeep\nw')).toEqual(['-1 x', '+1 z', '-3 y', '+3 w']);
});

test('of very long texts all lines count as changed', () => {
  const long = (letter: string) => Array.from({ length: 3000 }, (_, at) => letter + at).join('\n');
  expect(diffLines(long('a'), long('b'))).toHaveLength(6000);
});
