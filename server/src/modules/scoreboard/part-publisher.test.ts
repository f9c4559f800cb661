import { beforeEach, expect, test } from 'vitest';
import { createPublisher } from './part-publisher.ts';

let now: number;
let state: number;
let published: number[];
/** Lets the publication under way end. */
let release: (() => void) | null;
let isSlow: boolean;

beforeEach(() => {
  now = 0;
  state = 1;
  published = [];
  release = null;
  isSlow = false;
});

function make() {
  return createPublisher<number>({
    monotonic: () => now,
    isOutdated: (publication) => publication !== state,
    async publish() {
      const publication = state;
      published.push(publication);
      if (isSlow) await new Promise<void>((resolve) => (release = resolve));
      return publication;
    },
  });
}

test('publishes once for everybody who asks at the same time', async () => {
  const publisher = make();
  const asked = Array.from({ length: 10 }, () => publisher.current());
  expect(await Promise.all(asked)).toEqual(Array(10).fill(1));
  expect(published).toEqual([1]);
});

test('publishes a change at most once a second', async () => {
  const publisher = make();
  await publisher.current();
  state = 2;
  now = 999;
  expect(await publisher.current()).toBe(1);
  now = 1000;
  expect(await publisher.current()).toBe(2);
});

test('says for how long the last publication stands', async () => {
  const publisher = make();
  expect(publisher.standsFor()).toBe(0);
  await publisher.current();
  now = 400;
  expect(publisher.standsFor()).toBe(600);
  now = 1500;
  expect(publisher.standsFor()).toBe(0);
});

test('publishes nothing while nothing changes', async () => {
  const publisher = make();
  await publisher.current();
  now = 1_000_000;
  expect(await publisher.current()).toBe(1);
  expect(published).toEqual([1]);
});

test('serves the last publication while the next is made, up to an age of two seconds', async () => {
  const publisher = make();
  await publisher.current();
  state = 2;
  isSlow = true;
  now = 1500;
  const next = publisher.current();
  expect(await publisher.current()).toBe(1);
  now = 2000;
  const late = publisher.current();
  release?.();
  expect(await Promise.all([next, late])).toEqual([2, 2]);
  expect(published).toEqual([1, 2]);
});

test('tries again after a failure', async () => {
  let fails = true;
  const publisher = createPublisher<number>({
    monotonic: () => now,
    isOutdated: () => true,
    publish: async () => {
      if (fails) throw new Error('no');
      return 1;
    },
  });
  await expect(publisher.current()).rejects.toThrow('no');
  fails = false;
  expect(await publisher.current()).toBe(1);
});
