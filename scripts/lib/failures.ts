import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { root } from './run.ts';

/** Lines of a reason that are shown: enough to see what differs. */
const REASON_LINES = 12;
const REASON_WIDTH = 200;

/** With the test during which an unhandled error was seen, which is named below its stack. */
const LAST_LINES = 30;

/** A test that failed, or a file that failed outside its tests. */
interface Failure {
  /** Path relative to the checkout. */
  file: string;
  /** Titles of the test and of what it is part of; empty for a file that failed outside its tests. */
  title: string;
  message: string;
}

/** Reads the failed tests out of vitest's JSON report, with the first lines of the reason. */
export function readVitestFailures(text: string): string[] {
  const { testResults } = JSON.parse(text) as {
    testResults: {
      name: string;
      status: string;
      message?: string;
      assertionResults: { fullName: string; status: string; failureMessages?: string[] }[];
    }[];
  };
  return testResults.flatMap(({ name, status, message = '', assertionResults }) => {
    const file = relative(root, name);
    const failed = assertionResults.filter((test) => test.status === 'failed');
    // The file could not be loaded, or failed before or after its tests.
    if (status === 'failed' && failed.length === 0) {
      return [failureLine({ file, title: '', message })];
    }
    return failed.map(({ fullName, failureMessages = [] }) =>
      failureLine({ file, title: fullName, message: failureMessages[0] ?? '' }),
    );
  });
}

interface PlaywrightSuite {
  title: string;
  file: string;
  specs?: {
    title: string;
    ok: boolean;
    tests: { results: { errors: { message?: string }[] }[] }[];
  }[];
  suites?: PlaywrightSuite[];
}

/** Reads the failed tests out of Playwright's JSON report, with the first lines of the reason. */
export function readPlaywrightFailures(text: string): string[] {
  const { config, suites, errors } = JSON.parse(text) as {
    config: { rootDir: string };
    suites: PlaywrightSuite[];
    errors: { message?: string }[];
  };
  const folder = relative(root, config.rootDir);
  return [
    ...errors.map(({ message = '' }) => failureLine({ file: folder, title: '', message })),
    ...suites.flatMap((suite) => failuresOf(suite, `${folder}/${suite.file}`, [])),
  ];
}

function failuresOf(
  { specs = [], suites = [] }: PlaywrightSuite,
  file: string,
  path: readonly string[],
): string[] {
  const own = specs
    .filter(({ ok }) => !ok)
    .map(({ title, tests }) => {
      const results = tests.flatMap((test) => test.results);
      const message = results.flatMap((result) => result.errors)[0]?.message ?? '';
      return failureLine({ file, title: [...path, title].join(' '), message });
    });
  return [...own, ...suites.flatMap((suite) => failuresOf(suite, file, [...path, suite.title]))];
}

function failureLine({ file, title, message }: Failure): string {
  const reason = stripVTControlCharacters(message)
    .split('\n')
    .filter((line) => line.trim() !== '')
    .slice(0, REASON_LINES)
    .map((line) => line.slice(0, REASON_WIDTH));
  return [title === '' ? file : `${file}: ${title}`, ...reason].join('\n      ');
}

/**
 * What a runner that failed without a failed test has printed about it: from the first unhandled error
 * on, or else its last lines.
 */
export function readLastLines(output: string): string[] {
  const lines = stripVTControlCharacters(output)
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => line.slice(0, REASON_WIDTH));
  const first = lines.findIndex((line) => /Unhandled (Rejection|Error)/.test(line));
  return first === -1 ? lines.slice(-LAST_LINES) : lines.slice(first, first + LAST_LINES);
}
