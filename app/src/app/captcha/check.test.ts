import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type CheckRun, createCheck } from './check.ts';

const LIFETIME = 1000;

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** A check whose runs end when told, with "1", "2", … */
function controlled() {
  const runs: (CheckRun & { end: () => void; fail: (error: Error) => void })[] = [];
  const check = createCheck(
    (run) =>
      new Promise<string>((resolve, reject) => {
        const answer = String(runs.length + 1);
        runs.push({ ...run, end: () => resolve(answer), fail: reject });
      }),
    LIFETIME,
  );
  return { check, runs };
}

test('an answer is found before it is taken, and counts once', async () => {
  const { check, runs } = controlled();
  check.start();
  check.start();
  expect(runs).toHaveLength(1);
  runs[0]?.end();
  await expect(check.take()).resolves.toBe('1');
  const second = check.take();
  runs[1]?.end();
  await expect(second).resolves.toBe('2');
});

test('taking waits for the run under way, and says how it goes', async () => {
  const { check, runs } = controlled();
  check.start();
  const taken = check.take();
  vi.advanceTimersByTime(400);
  runs[0]?.onProgress({ done: 10, expected: 20 });
  expect(check.state.get()).toEqual({
    kind: 'running',
    milliseconds: 400,
    progress: { done: 10, expected: 20 },
  });
  runs[0]?.end();
  await expect(taken).resolves.toBe('1');
  expect(check.state.get()).toEqual({ kind: 'passed', milliseconds: 400 });
});

test('an answer that is too old is replaced', async () => {
  const { check, runs } = controlled();
  check.start();
  runs[0]?.end();
  await vi.advanceTimersByTimeAsync(LIFETIME + 1);
  const taken = check.take();
  expect(runs).toHaveLength(2);
  runs[1]?.end();
  await expect(taken).resolves.toBe('2');
});

test('a failed run is told, and the next start runs again', async () => {
  const { check, runs } = controlled();
  check.start();
  const taken = check.take();
  const error = new Error('no worker');
  runs[0]?.fail(error);
  await expect(taken).rejects.toBe(error);
  expect(check.state.get()).toEqual({ kind: 'failed', error });
  check.start();
  expect(runs).toHaveLength(2);
  expect(check.state.get()).toMatchObject({ kind: 'running' });
});

test('stopping ends the run', () => {
  const { check, runs } = controlled();
  check.start();
  check.stop();
  expect(runs[0]?.signal.aborted).toBe(true);
});
