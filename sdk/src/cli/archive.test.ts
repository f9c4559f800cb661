import { strFromU8, strToU8, unzipSync } from 'fflate';
import { afterEach, expect, test, vi } from 'vitest';
import { makeArchive } from './archive.ts';

const files: [string, Uint8Array][] = [
  ['tides.txt', strToU8('high\nlow\n')],
  ['2', strToU8('second')],
  ['notes/clerk.txt', strToU8('')],
];

afterEach(() => {
  vi.unstubAllEnvs();
  vi.useRealTimers();
});

test('keeps every file as it is', () => {
  const unpacked = Object.entries(unzipSync(makeArchive(new Map(files))));
  const texts = unpacked.map(([name, bytes]) => [name, strFromU8(bytes)]);
  expect(new Map(texts as [string, string][])).toEqual(
    new Map(files.map(([name, bytes]) => [name, strFromU8(bytes)])),
  );
});

test('gives the same bytes in any order, at any time, anywhere', () => {
  const here = makeArchive(new Map(files));
  vi.stubEnv('TZ', 'Pacific/Auckland');
  vi.useFakeTimers({ now: Date.UTC(2031, 5, 6) });
  expect(makeArchive(new Map(files.toReversed()))).toEqual(here);
});
