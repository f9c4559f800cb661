import { expect, test } from 'vitest';
import { type BulkRun, runBulk } from './run-bulk.ts';

const rows = Array.from({ length: 10 }, (_, index) => index);

test('a row that fails stops no other and keeps its reason', async () => {
  const seen: number[] = [];
  const run = await runBulk(
    rows,
    async (row) => {
      seen.push(row);
      if (row % 4 === 1) throw new Error(`no ${row}`);
    },
    () => undefined,
  );
  expect(seen.toSorted((a, b) => a - b)).toEqual(rows);
  expect(run).toMatchObject({ done: 10, total: 10 });
  const reasons = run.failures.map(({ row, error }) => [row, String(error)]);
  expect(reasons).toEqual([
    [1, 'Error: no 1'],
    [5, 'Error: no 5'],
    [9, 'Error: no 9'],
  ]);
});

test('says after each row how far it is', async () => {
  const steps: BulkRun<number>[] = [];
  await runBulk(
    rows,
    async () => undefined,
    (run) => steps.push(run),
  );
  expect(steps.map(({ done }) => done)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
});

test('does not start more than four rows at once', async () => {
  let running = 0;
  let most = 0;
  const act = async () => {
    running += 1;
    most = Math.max(most, running);
    await new Promise((resolve) => setTimeout(resolve, 1));
    running -= 1;
  };
  await runBulk(rows, act, () => undefined);
  expect(most).toBe(4);
});
