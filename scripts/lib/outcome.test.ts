import { expect, test } from 'vitest';
import { readVitestFailures } from './failures.ts';
import { readOutcome } from './outcome.ts';
import { readVitestFailedFiles } from './second-attempt.ts';
import { readVitestReport } from './tally.ts';

const SUITE = {
  name: 'unit',
  readTally: readVitestReport,
  readFailures: readVitestFailures,
  readFailedFiles: readVitestFailedFiles,
};

const REPORT = JSON.stringify({
  numPassedTests: 2,
  numFailedTests: 0,
  numPendingTests: 1,
  numTodoTests: 0,
  success: true,
  testResults: [],
});

test('a runner that passes is its report', () => {
  const outcome = readOutcome(SUITE, { status: 0, output: '', report: REPORT });
  expect(outcome.tally).toEqual({ passed: 2, failed: 0, skipped: 1 });
  expect(outcome.failures).toEqual([]);
});

test('a runner that fails without a failed test counts as one, with what it has printed', () => {
  const output = 'a passed\nUnhandled Errors\nError: reset';
  const outcome = readOutcome(SUITE, { status: 1, output, report: REPORT });
  expect(outcome.tally).toEqual({ passed: 2, failed: 1, skipped: 1 });
  expect(outcome.failures).toEqual([
    'unit: failed without a failed test\n      Unhandled Errors\n      Error: reset',
  ]);
  expect(outcome.failedFiles).toBeUndefined();
});

test('a runner that writes no report counts as one failed test, with what it has printed', () => {
  const outcome = readOutcome(SUITE, { status: null, output: 'killed', report: undefined });
  expect(outcome.tally).toEqual({ passed: 0, failed: 1, skipped: 0 });
  expect(outcome.failures).toEqual(['unit: the runner wrote no report\n      killed']);
});
