import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { Outcome } from './outcome.ts';
import { root } from './run.ts';
import {
  giveSecondAttempt,
  readPlaywrightFailedFiles,
  readVitestFailedFiles,
} from './second-attempt.ts';

const passed = (suite: string, count: number): Outcome<string> => ({
  suite,
  tally: { passed: count, failed: 0, skipped: 1 },
  failures: [],
  failedFiles: undefined,
});

const failed = (suite: string, failedFiles: string[] | undefined): Outcome<string> => ({
  suite,
  tally: { passed: 10, failed: failedFiles?.length ?? 1, skipped: 0 },
  failures: failedFiles ?? [suite],
  failedFiles,
});

/** Runs outcomes with a runner whose second attempts come to what is given, and notes its calls. */
async function settle(outcomes: Outcome<string>[], second = passed('again', 1)) {
  const calls: [string, readonly string[]][] = [];
  const settled = await giveSecondAttempt(outcomes, async (suite, files) => {
    calls.push([suite, files]);
    return second;
  });
  return { ...settled, calls };
}

describe('a second attempt', () => {
  test('runs only the files with failed tests, and what passes is named and counts', async () => {
    const outcomes = [passed('unit', 5), failed('server', ['a.test.ts', 'b.test.ts'])];
    expect(await settle(outcomes)).toEqual({
      calls: [['server', ['a.test.ts', 'b.test.ts']]],
      tally: { passed: 17, failed: 0, skipped: 1 },
      failures: [],
      unsteady: ['a.test.ts', 'b.test.ts'],
    });
  });

  test.each([
    ['fails again', failed('server', ['a.test.ts'])],
    ['runs no test', passed('server', 0)],
    ['skips its tests', { ...passed('server', 0), tally: { passed: 0, failed: 0, skipped: 2 } }],
  ])('that %s changes nothing', async (_, second) => {
    const { calls, ...settled } = await settle([failed('server', ['a.test.ts'])], second);
    expect(calls).toHaveLength(1);
    expect(settled).toEqual({
      tally: { passed: 10, failed: 1, skipped: 0 },
      failures: ['a.test.ts'],
      unsteady: [],
    });
  });

  test('is not given to many files, nor to a failure that belongs to none', async () => {
    const many = await settle([failed('unit', ['a', 'b']), failed('server', ['c', 'd'])]);
    expect(many).toMatchObject({ calls: [], failures: ['a', 'b', 'c', 'd'], unsteady: [] });
    expect(many.tally.failed).toBe(4);
    const whole = await settle([failed('unit', undefined)]);
    expect(whole).toMatchObject({ calls: [], failures: ['unit'], tally: { failed: 1 } });
  });
});

describe('files with failed tests', () => {
  test('of vitest are those that failed, also outside their tests', () => {
    const file = (name: string, status: string) => ({ name: join(root, name), status });
    const report = (...testResults: object[]) => JSON.stringify({ testResults });
    expect(
      readVitestFailedFiles(report(file('sdk/a.test.ts', 'passed'), file('b.test.ts', 'failed'))),
    ).toEqual(['b.test.ts']);
    expect(readVitestFailedFiles(report(file('sdk/a.test.ts', 'passed')))).toBeUndefined();
  });

  test('of Playwright are those with a failed test, also in a group', () => {
    const config = { rootDir: join(root, 'e2e/journeys') };
    const file = (name: string, ok: boolean) => ({
      file: name,
      specs: [{ ok: true }],
      suites: [{ file: name, specs: [{ ok }] }],
    });
    const suites = [file('a.spec.ts', true), file('b.spec.ts', false)];
    const read = (report: object) => readPlaywrightFailedFiles(JSON.stringify(report));
    expect(read({ config, errors: [], suites })).toEqual(['e2e/journeys/b.spec.ts']);
    expect(read({ config, errors: [{}], suites })).toBeUndefined();
    expect(read({ config, errors: [], suites: [file('a.spec.ts', true)] })).toBeUndefined();
  });
});
