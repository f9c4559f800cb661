import { expect, test } from 'vitest';
import { createVersion } from './part-version.ts';

test('is the newest event once everything before it is settled', () => {
  let position = 10;
  const version = createVersion(8, () => position);
  expect(version.value()).toBe(8);
  version.contain(12);
  expect(version.value()).toBe(8);
  position = 12;
  expect(version.value()).toBe(12);
});

test('never goes back when an older event arrives late', () => {
  const version = createVersion(8, () => 20);
  version.contain(15);
  expect(version.value()).toBe(15);
  version.contain(14);
  expect(version.value()).toBe(15);
});

test('does not pass an event whose change is still to be read', () => {
  const version = createVersion(8, () => 20);
  version.await(11);
  version.contain(12);
  expect(version.value()).toBe(8);
  version.contain(11);
  expect(version.value()).toBe(12);
});
