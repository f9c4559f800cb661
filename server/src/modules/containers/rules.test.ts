import { describe, expect, test } from 'vitest';
import { engineName, extendRefusal, secondsToWait } from './rules.ts';

const NOON = Date.UTC(2026, 0, 1, 12);
const MINUTE = 60_000;

describe('extendRefusal', () => {
  const runsUntil = (minutes: number) => ({
    status: 'Running' as const,
    stopAt: new Date(NOON + minutes * MINUTE),
  });

  test.each([
    [120, 'EXTENSION_TOO_EARLY'],
    [10 + 1 / 60, 'EXTENSION_TOO_EARLY'],
    [10, null],
    [1 / 60, null],
    [0, 'CONTAINER_NOT_FOUND'],
  ])('with %d minutes left and a window of 10 it is %s', (left, refusal) => {
    expect(extendRefusal(runsUntil(left), NOON, 10)).toBe(refusal);
  });

  test('refuses while it starts', () => {
    const pending = { ...runsUntil(1), status: 'Pending' as const };
    expect(extendRefusal(pending, NOON, 10)).toBe('EXTENSION_TOO_EARLY');
  });
});

test.each([
  [undefined, 0],
  [NOON - 1, 0],
  [NOON, 0],
  [NOON + 1, 1],
  [NOON + 9001, 10],
])('secondsToWait until %s is %d', (until, seconds) => {
  expect(secondsToWait(until === undefined ? until : new Date(until), NOON)).toBe(seconds);
});

test('the name of a container at its engine depends on the key and on its id', () => {
  const id = '01997a40-1b2c-7d3e-8f40-5a6b7c8d9e0f';
  const name = engineName('key', id);
  expect(name).toMatch(/^[0-9a-f]{32}$/);
  expect(engineName('key', id)).toBe(name);
  expect(engineName('other key', id)).not.toBe(name);
  expect(engineName('key', id.replace(/f$/, 'e'))).not.toBe(name);
});
