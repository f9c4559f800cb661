import { describe, expect, test } from 'vitest';
import {
  type IsolationResult,
  isolationOf,
  mayStart,
  recordCheck,
  NOT_CHECKED,
} from './rules-isolation.ts';

const OPEN = ['172.18.0.1'];

/** What is known after checks at 10, 20, 30, … */
function after(...results: IsolationResult[]) {
  return results.reduce(
    (record, result, index) => recordCheck(record, result, 10 * (index + 1)),
    NOT_CHECKED,
  );
}

describe('isolationOf', () => {
  test.each<[ReturnType<typeof isolationOf>, IsolationResult[]]>([
    ['NotChecked', []],
    ['NotChecked', ['Failed']],
    ['Isolated', [[]]],
    ['NotChecked', [[], 'Failed']],
    ['Exposed', [OPEN]],
    ['Exposed', [[], OPEN]],
    ['Exposed', [OPEN, 'Failed']],
    ['Isolated', [OPEN, []]],
    ['NotChecked', [OPEN, 'Impossible']],
  ])('is %s after %j', (expected, results) => {
    expect(isolationOf(after(...results))).toBe(expected);
  });
});

test('the first check that found something open counts, and the addresses of the last', () => {
  expect(after([], OPEN, ['169.254.169.254'])).toMatchObject({
    exposedAt: 20,
    addresses: ['169.254.169.254'],
  });
});

describe('mayStart', () => {
  test.each<[string, IsolationResult[], { start: number; end: number } | null, boolean]>([
    ['a game while nothing is open', [[]], { start: 15, end: 99 }, true],
    ['a test container while nothing is open', [[]], null, true],
    ['a game where nothing was checked', ['Failed'], { start: 15, end: 99 }, true],
    ['a test container while something is open', [[], OPEN], null, false],
    ['a game that began before', [[], OPEN], { start: 15, end: 99 }, true],
    ['a game that began after', [[], OPEN], { start: 25, end: 99 }, false],
    ['a game that began before, after its end', [[], OPEN], { start: 15, end: 49 }, false],
    ['a game, where no check found it closed', ['Failed', OPEN], { start: 15, end: 99 }, false],
    ['a game that began while it was open', [OPEN, OPEN], { start: 15, end: 99 }, false],
    ['a game that began while it was open, closed since', [OPEN, []], { start: 15, end: 99 }, true],
    ['a game that was closed once, open again', [OPEN, [], OPEN], { start: 15, end: 99 }, true],
    ['a game, when the last check failed', [[], OPEN, 'Failed'], { start: 25, end: 99 }, false],
  ])('%s', (_name, results, game, expected) => {
    expect(mayStart(after(...results), game, 50)).toBe(expected);
  });
});
