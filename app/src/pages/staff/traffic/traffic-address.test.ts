import { expect, test } from 'vitest';
import { toBuckets } from './capture/rate.ts';
import { readAddress, sortFiles, sortText } from './traffic-address.ts';

const file = (fileName: string, size: number, updateTime: number) => ({
  fileName,
  size,
  updateTime,
});
const files = [file('a', 10, 3), file('b', 30, 1), file('c', 20, 2), file('d', 20, 2)];

function named(search: string): string {
  const address = readAddress(new URLSearchParams(search));
  return sortFiles(files, address)
    .map(({ fileName }) => fileName)
    .join('');
}

test('files are sorted and filtered by the address', () => {
  expect(named('')).toBe('acdb');
  expect(named('sort=captured')).toBe('bcda');
  expect(named('sort=size')).toBe('acdb');
  expect(named('sort=-size')).toBe('bcda');
  expect(named('least=20&from=2')).toBe('cd');
});

test('an address with unknown values is read as one without them', () => {
  const empty = readAddress(new URLSearchParams());
  expect(readAddress(new URLSearchParams('chal=x&team=-1&sort=name&least=1e9'))).toEqual(empty);
});

test('the order of the newest first is not written', () => {
  expect(sortText({ column: 'captured', direction: 'descending' })).toBeNull();
  for (const text of ['captured', 'size', '-size']) {
    expect(sortText(readAddress(new URLSearchParams({ sort: text })).sort)).toBe(text);
  }
});

test('packets are counted over time, those near a flag apart', () => {
  const flag = { direction: 'in' as const, start: 0, end: 1, packet: 2, time: 2800 };
  const streams = [{ flags: [flag] }] as unknown as Parameters<typeof toBuckets>[0]['streams'];
  const { buckets } = toBuckets({ times: [0, 10, 2800], streams });
  expect(buckets[0]?.counts).toEqual([2, 0]);
  expect(buckets.at(-1)?.counts).toEqual([0, 1]);
  expect(toBuckets({ times: [5], streams: [] }).buckets).toEqual([]);
});
