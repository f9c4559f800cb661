import { expect, test } from 'vitest';
import { chooseScan, findScan, SAMPLE } from './text-search.ts';

const stored = 1_000_000;

test('the sample is enough where it holds what is wanted, or everything', () => {
  expect(chooseScan({ found: 100, hasMore: true, stored }, 100)).toBe(SAMPLE);
  expect(chooseScan({ found: 0, hasMore: false, stored }, 100)).toBe(SAMPLE);
});

test('a text of every second row is searched for in three rows for each that is wanted', () => {
  expect(chooseScan({ found: SAMPLE / 2, hasMore: true, stored }, 10_000)).toBe(30_000);
});

test('the index is used where it gives fewer rows than a scan reads', () => {
  const rare = { found: 5, hasMore: true, stored };
  expect(chooseScan({ ...rare, found: 0 }, 100)).toBeNull();
  // One row in a hundred: the index gives 10,000, and a scan reads 15,000 or 7,500.
  expect(chooseScan(rare, 100)).toBeNull();
  expect(chooseScan(rare, 50)).toBe(7500);
});

test('the index is used after a scan that did not find what the sample promised', async () => {
  const read = (later: number, hasMore: boolean) => async (scanned: number) => ({
    found: scanned === SAMPLE ? 250 : later,
    hasMore: scanned === SAMPLE || hasMore,
    stored,
  });
  expect(await findScan(read(1000, true), 1000)).toBe(3000);
  expect(await findScan(read(300, true), 1000)).toBeNull();
  expect(await findScan(read(300, false), 1000)).toBe(3000);
});
