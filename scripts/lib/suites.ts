import { join } from 'node:path';
import { readPlaywrightFailures, readVitestFailures } from './failures.ts';
import { root } from './run.ts';
import { readPlaywrightFailedFiles, readVitestFailedFiles } from './second-attempt.ts';
import { type FileTime, readPlaywrightTimes, readVitestTimes } from './slowest.ts';
import { readPlaywrightReport, readVitestReport, type Tally } from './tally.ts';

/** A test runner that writes a JSON report. */
export interface Suite {
  name: string;
  command: readonly [tool: string, ...args: string[]];
  /** Path of the report. */
  report: string;
  env: Record<string, string>;
  readTally: (report: string) => Tally;
  readTimes: (report: string) => FileTime[];
  /** Each failed test, with its reason. */
  readFailures: (report: string) => string[];
  /** Files with failed tests; undefined if not all failures belong to a file. */
  readFailedFiles: (report: string) => string[] | undefined;
}

export const reports = join(root, '.cache/reports');

/** An empty value counts as unset, so the suite starts the embedded PostgreSQL. */
const EMBEDDED = { TEST_DATABASE_URL: '' };

/**
 * All suites, those that take longest first.
 * @param base a commit: only what was changed since then; undefined runs everything
 */
export function listSuites(base: string | undefined): Suite[] {
  const outside = process.env['TEST_DATABASE_URL'];
  const changed = base === undefined ? [] : ['--changed', base, '--passWithNoTests'];
  const vitest = (name: string, projects: string[], env = {}, mode = ['run']): Suite => {
    const report = join(reports, `${name}.json`);
    const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
    const only = projects.map((project) => `--project=${project}`);
    return {
      name,
      command: ['vitest', ...mode, ...only, ...reporters, ...changed],
      report,
      env,
      readTally: readVitestReport,
      readTimes: readVitestTimes,
      readFailures: readVitestFailures,
      readFailedFiles: readVitestFailedFiles,
    };
  };
  // What is near the database runs on both; the journeys and tools use the embedded one as well.
  const platform = ['run', 'server/src/platform'];
  return [
    playwright(base),
    vitest('stories', ['stories*']),
    vitest('checkout', ['checkout']),
    vitest('schemathesis', ['schemathesis']),
    vitest('unit', ['unit', 'app*', 'ui-kit']),
    ...(outside
      ? [
          vitest('server', ['server'], { TEST_DATABASE_URL: outside }),
          vitest('server-embedded', ['server'], EMBEDDED, platform),
        ]
      : [vitest('server', ['server'], EMBEDDED)]),
    vitest('sdk-package', ['sdk-package']),
    vitest('tools', ['tools']),
  ];
}

function playwright(base: string | undefined): Suite {
  const report = join(reports, 'e2e.json');
  const changed = base === undefined ? [] : [`--only-changed=${base}`, '--pass-with-no-tests'];
  return {
    name: 'e2e',
    command: ['playwright', 'test', '--config', 'e2e/playwright.config.ts', ...changed],
    report,
    env: { PLAYWRIGHT_JSON_OUTPUT_NAME: report },
    readTally: readPlaywrightReport,
    readTimes: readPlaywrightTimes,
    readFailures: readPlaywrightFailures,
    readFailedFiles: readPlaywrightFailedFiles,
  };
}
