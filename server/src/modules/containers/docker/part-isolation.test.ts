import { describe, expect, test } from 'vitest';
import { isPrivate, reachedOf } from './part-isolation.ts';

const TARGETS = [
  { host: '127.0.0.1', port: 1 },
  { host: '169.254.169.254', port: 80 },
  { host: '172.18.0.1', port: 22 },
  { host: '172.18.0.1', port: 80 },
];

describe('reachedOf', () => {
  test('finds nothing where only the probe itself has answered', () => {
    expect(reachedOf(TARGETS, ['1000', '1000'])).toEqual([]);
  });

  test('names each address once that has answered in any network', () => {
    expect(reachedOf(TARGETS, ['1011', '1100'])).toEqual(['169.254.169.254', '172.18.0.1']);
  });

  test.each(['', '0000', '100', '10000'])('a probe that says %j has not worked', (answer) => {
    expect(() => reachedOf(TARGETS, ['1000', answer])).toThrow('has not worked');
  });
});

test.each([
  ['10.213.7.1', true],
  ['172.31.0.1', true],
  ['192.168.1.2', true],
  ['100.64.0.1', true],
  ['172.32.0.1', false],
  ['198.51.100.2', false],
])('%s is private: %s', (address, expected) => {
  expect(isPrivate(address)).toBe(expected);
});
