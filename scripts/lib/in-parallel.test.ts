import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { inParallel } from './in-parallel.ts';

test('runs no more than so many at once, and answers in the order of the list', async () => {
  let running = 0;
  let most = 0;
  const results = await inParallel([30, 5, 10, 1], 2, async (milliseconds) => {
    running += 1;
    most = Math.max(most, running);
    await pause(milliseconds);
    running -= 1;
    return milliseconds * 2;
  });
  expect(results).toEqual([60, 10, 20, 2]);
  expect(most).toBe(2);
});

test('fails when one of them fails', async () => {
  const failing = inParallel([1, 2], 2, async (item) => {
    if (item === 2) throw new Error('two failed');
    return item;
  });
  await expect(failing).rejects.toThrow('two failed');
});
