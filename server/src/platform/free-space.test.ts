import { expect, test } from 'vitest';
import { manualClock } from '../testing/manual-clock.ts';
import { createFreeSpace } from './free-space.ts';

const withCode = (code: string) => Object.assign(new Error(code), { code });
const storage = { findFreeBytes: async () => 1 };

test('remembers for five minutes that the database had no room', async () => {
  const clock = manualClock();
  const space = createFreeSpace(storage, clock);
  space.noteFull(withCode('53100'));
  clock.advance(299_999);
  expect([space.wasDatabaseFull(), await space.isFull()]).toEqual([true, true]);
  clock.advance(1);
  expect([space.wasDatabaseFull(), await space.isFull()]).toEqual([false, false]);
});

test.each(['ENOSPC', 'EDQUOT'])('does not blame the database for files: %s', (code) => {
  const space = createFreeSpace(storage);
  space.noteFull(withCode(code));
  expect(space.wasDatabaseFull()).toBe(false);
});

test.each([
  ['ENOSPC', 0],
  ['EDQUOT', 0],
  ['EACCES', null],
])('tells a full disk for files from one that cannot be written: %s', async (code, bytes) => {
  const space = createFreeSpace({ findFreeBytes: () => Promise.reject(withCode(code)) });
  expect([await space.findFreeBytes(), await space.isFull()]).toEqual([bytes, bytes === 0]);
});
