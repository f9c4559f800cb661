import { relative } from 'node:path';
import { root } from './run.ts';

/** The time that a test file took. */
export interface FileTime {
  /** Path relative to the checkout. */
  file: string;
  seconds: number;
}

/** Reads the times out of vitest's JSON report. */
export function readVitestTimes(text: string): FileTime[] {
  const { testResults } = JSON.parse(text) as {
    testResults: { name: string; startTime: number; endTime: number }[];
  };
  return testResults.map(({ name, startTime, endTime }) => ({
    file: relative(root, name),
    seconds: (endTime - startTime) / 1000,
  }));
}

interface PlaywrightSuite {
  file: string;
  specs?: { tests: { results: { duration: number }[] }[] }[];
  suites?: PlaywrightSuite[];
}

/** Reads the times out of Playwright's JSON report. */
export function readPlaywrightTimes(text: string): FileTime[] {
  const { config, suites } = JSON.parse(text) as {
    config: { rootDir: string };
    suites: PlaywrightSuite[];
  };
  return suites.map((suite) => ({
    file: relative(root, `${config.rootDir}/${suite.file}`),
    seconds: durationOf(suite) / 1000,
  }));
}

function durationOf({ specs = [], suites = [] }: PlaywrightSuite): number {
  const own = specs.flatMap(({ tests }) => tests.flatMap(({ results }) => results));
  const ownTime = own.reduce((sum, { duration }) => sum + duration, 0);
  return suites.reduce((sum, suite) => sum + durationOf(suite), ownTime);
}

/** Writes one line for each of the slowest files. */
export function slowestLines(times: readonly FileTime[], count: number): string[] {
  return times
    .toSorted((a, b) => b.seconds - a.seconds)
    .slice(0, count)
    .map(({ file, seconds }) => `${seconds.toFixed(1).padStart(7)} s  ${file}`);
}
