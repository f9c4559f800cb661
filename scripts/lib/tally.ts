/** The numbers of tests that a runner ran. */
export interface Tally {
  passed: number;
  failed: number;
  skipped: number;
}

/** Adds the counts of several runners. */
export function addTallies(tallies: readonly Tally[]): Tally {
  return tallies.reduce(
    (sum, one) => ({
      passed: sum.passed + one.passed,
      failed: sum.failed + one.failed,
      skipped: sum.skipped + one.skipped,
    }),
    { passed: 0, failed: 0, skipped: 0 },
  );
}

/** The summary line of a run. */
export function tallyLine({ passed, failed, skipped }: Tally): string {
  return `${passed} passed, ${failed} failed, ${skipped} skipped`;
}

/** Reads the counts from vitest's JSON report. */
export function readVitestReport(text: string): Tally {
  const report = JSON.parse(text) as {
    numPassedTests: number;
    numFailedTests: number;
    numPendingTests: number;
    numTodoTests: number;
    success: boolean;
    testResults: { status: string; assertionResults: unknown[] }[];
  };
  // A file that cannot be loaded contains no failed test, but counts as failed.
  const broken = report.testResults.filter(
    (file) => file.status === 'failed' && file.assertionResults.length === 0,
  ).length;
  const failed = report.numFailedTests + broken;
  return {
    passed: report.numPassedTests,
    failed: failed === 0 && !report.success ? 1 : failed,
    skipped: report.numPendingTests + report.numTodoTests,
  };
}

/** The part of Playwright's JSON report that counts; a flaky test passed in the end. */
export function readPlaywrightReport(text: string): Tally {
  const { stats, errors } = JSON.parse(text) as {
    stats: { expected: number; flaky: number; unexpected: number; skipped: number };
    errors: unknown[];
  };
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + errors.length,
    skipped: stats.skipped,
  };
}
