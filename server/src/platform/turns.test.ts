import { expect, test } from 'vitest';
import { createTurns } from './turns.ts';

test('lets only so many run, and the rest in the order they came', async () => {
  const inTurn = createTurns(2);
  const begun: number[] = [];
  const ends: (() => void)[] = [];
  const works = [0, 1, 2, 3].map((index) =>
    inTurn(1, async () => {
      begun.push(index);
      await new Promise<void>((resolve) => (ends[index] = resolve));
      return index;
    }),
  );
  expect(begun).toEqual([0, 1]);
  ends[1]?.();
  await works[1];
  expect(begun).toEqual([0, 1, 2]);
  ends[0]?.();
  await works[0];
  ends[2]?.();
  ends[3]?.();
  expect(await Promise.all(works)).toEqual([0, 1, 2, 3]);
});

test('keeps keys apart and goes on after a failure', async () => {
  const inTurn = createTurns(1);
  const failing = inTurn(1, async () => {
    throw new Error('no');
  });
  const other = inTurn(2, async () => 'other');
  const next = inTurn(1, async () => 'next');
  await expect(failing).rejects.toThrow('no');
  expect(await Promise.all([other, next])).toEqual(['other', 'next']);
});
