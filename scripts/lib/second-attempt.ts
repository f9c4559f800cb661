import { relative } from 'node:path';
import type { Outcome } from './outcome.ts';
import { root } from './run.ts';
import { addTallies, type Tally } from './tally.ts';

/** Files that get a second attempt; a change that breaks something usually breaks more. */
const MOST_FILES = 3;

/**
 * Runs files with failed tests once more, one suite after the other with nothing beside it, unless
 * there are many. What then passes counts as passed and is returned as unsteady.
 * @param runFiles runs some files of a suite
 */
export async function giveSecondAttempt<Suite>(
  outcomes: readonly Outcome<Suite>[],
  runFiles: (suite: Suite, files: readonly string[]) => Promise<Outcome<Suite>>,
): Promise<{ tally: Tally; failures: string[]; unsteady: string[] }> {
  const count = outcomes.flatMap(({ failedFiles }) => failedFiles ?? []).length;
  const tallies: Tally[] = [];
  const failures: string[] = [];
  const unsteady: string[] = [];
  for (const outcome of outcomes) {
    const { suite, tally, failedFiles = [] } = outcome;
    const isRepeated = failedFiles.length > 0 && count <= MOST_FILES;
    const again = isRepeated ? await runFiles(suite, failedFiles) : undefined;
    const hasPassed = again !== undefined && again.tally.failed === 0 && again.tally.passed > 0;
    tallies.push(hasPassed ? { ...tally, passed: tally.passed + tally.failed, failed: 0 } : tally);
    (hasPassed ? unsteady : failures).push(...outcome.failures);
  }
  return { tally: addTallies(tallies), failures, unsteady };
}

/** The files of failed tests in vitest's JSON report, relative to the checkout. */
export function readVitestFailedFiles(text: string): string[] | undefined {
  const { testResults } = JSON.parse(text) as { testResults: { name: string; status: string }[] };
  const failed = testResults.filter(({ status }) => status === 'failed');
  return failed.length === 0 ? undefined : failed.map(({ name }) => relative(root, name));
}

interface PlaywrightSuite {
  file: string;
  specs?: { ok: boolean }[];
  suites?: PlaywrightSuite[];
}

/** The files of failed tests in Playwright's JSON report, relative to the checkout. */
export function readPlaywrightFailedFiles(text: string): string[] | undefined {
  const { config, suites, errors } = JSON.parse(text) as {
    config: { rootDir: string };
    suites: PlaywrightSuite[];
    errors: unknown[];
  };
  const failed = suites.filter(hasFailed);
  if (failed.length === 0 || errors.length > 0) return undefined;
  return failed.map(({ file }) => relative(root, `${config.rootDir}/${file}`));
}

function hasFailed({ specs = [], suites = [] }: PlaywrightSuite): boolean {
  return specs.some(({ ok }) => !ok) || suites.some(hasFailed);
}
