import fc from 'fast-check';
import { expect, test } from 'vitest';
import { splitTrace } from './trace.ts';

const STACK = [
  'TypeError: Cannot read properties of undefined',
  '    at toRows (scoreboard/rows.ts:41:22)',
  '    at Array.map (<anonymous>)',
  '    at async useBoard (scoreboard/use-board.ts:88:17)',
  '    at renderWithHooks (react-dom:15486:18)',
  '',
  'route    /games/12/scoreboard',
].join('\n');

test('the error and our own functions are named, those of others are not', () => {
  const names = splitTrace(STACK).flatMap(([, name]) => (name === '' ? [] : [name]));
  expect(names).toEqual(['TypeError', 'toRows', 'useBoard']);
});

test('nothing of the text is lost', () => {
  expect(splitTrace(STACK).flat().join('')).toBe(STACK);
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      expect(splitTrace(text).flat().join('')).toBe(text);
    }),
  );
});
