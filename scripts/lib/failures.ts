import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { root } from './run.ts';

/** A test that failed, or a file that could not be run. */
interface Failure {
  /** Path relative to the checkout. */
  file: string;
  /** Titles of the test and of what it is part of; empty for a file that could not be run. */
  title: string;
  message: string;
}

/** Reads the failed tests out of vitest's JSON report, a line for each. */
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
    if (status === 'failed' && assertionResults.length === 0) {
      return [failureLine({ file, title: '', message })];
    }
    return assertionResults
      .filter((test) => test.status === 'failed')
      .map(({ fullName, failureMessages = [] }) =>
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

/** Reads the failed tests out of Playwright's JSON report, a line for each. */
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
  const [reason = ''] = stripVTControlCharacters(message).split('\n');
  return [title === '' ? file : `${file}: ${title}`, reason].filter(Boolean).join('\n      ');
}
