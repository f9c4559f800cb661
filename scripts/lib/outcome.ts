import { readLastLines } from './failures.ts';
import type { Tally } from './tally.ts';

/** The result of a suite. */
export interface Outcome<Suite> {
  suite: Suite;
  tally: Tally;
  /** Each failed test, with its reason. */
  failures: string[];
  /** Files with failed tests; undefined if not all failures belong to a file. */
  failedFiles: string[] | undefined;
}

interface Ended {
  /** The exit status; null if a signal ended the runner. */
  status: number | null;
  output: string;
  /** What the runner has written; undefined if it has not. */
  report: string | undefined;
}

interface Readers {
  name: string;
  readTally: (report: string) => Tally;
  readFailures: (report: string) => string[];
  readFailedFiles: (report: string) => string[] | undefined;
}

/** Reads the outcome of a suite. A runner that fails without a failed test counts as one failed test. */
export function readOutcome<S extends Readers>(
  suite: S,
  { status, output, report }: Ended,
): Outcome<S> {
  const withLastLines = (reason: string) =>
    [`${suite.name}: ${reason}`, ...readLastLines(output)].join('\n      ');
  if (report === undefined) {
    const tally = { passed: 0, failed: 1, skipped: 0 };
    const failures = [withLastLines('the runner wrote no report')];
    return { suite, tally, failures, failedFiles: undefined };
  }
  const tally = suite.readTally(report);
  const failures = suite.readFailures(report);
  const failedFiles = suite.readFailedFiles(report);
  if (status === 0 && tally.failed === 0) return { suite, tally, failures, failedFiles };
  // An unhandled error, or no test was found.
  const unnamed = failures.length === 0 ? [withLastLines('failed without a failed test')] : [];
  return {
    suite,
    tally: { ...tally, failed: Math.max(tally.failed, 1) },
    failures: [...failures, ...unnamed],
    failedFiles,
  };
}
