import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readLastLines, readPlaywrightFailures, readVitestFailures } from './failures.ts';
import { root } from './run.ts';

test('names each failed test of vitest with the first lines of its reason', () => {
  const report = {
    testResults: [
      {
        name: join(root, 'sdk/a.test.ts'),
        status: 'failed',
        assertionResults: [
          { fullName: 'adds', status: 'passed', failureMessages: [] },
          {
            fullName: 'sums subtracts',
            status: 'failed',
            failureMessages: ['\u001b[31mexpected 1\u001b[39m\n at a.ts:1'],
          },
        ],
      },
      {
        name: join(root, 'sdk/b.test.ts'),
        status: 'failed',
        message: 'no b',
        assertionResults: [],
      },
      {
        name: join(root, 'sdk/c.test.ts'),
        status: 'failed',
        message: 'afterAll timed out',
        assertionResults: [{ fullName: 'divides', status: 'passed', failureMessages: [] }],
      },
    ],
  };
  expect(readVitestFailures(JSON.stringify(report))).toEqual([
    'sdk/a.test.ts: sums subtracts\n      expected 1\n       at a.ts:1',
    'sdk/b.test.ts\n      no b',
    'sdk/c.test.ts\n      afterAll timed out',
  ]);
});

test('names each failed test of Playwright, also in a group', () => {
  const spec = (title: string, ok: boolean) => ({
    title,
    ok,
    tests: [{ results: [{ errors: ok ? [] : [{ message: 'Timed out' }] }] }],
  });
  const report = {
    config: { rootDir: join(root, 'e2e/journeys') },
    errors: [],
    suites: [
      {
        title: 'frame.spec.ts',
        file: 'frame.spec.ts',
        specs: [spec('opens', true), spec('closes', false)],
        suites: [{ title: 'on a phone', file: 'frame.spec.ts', specs: [spec('scrolls', false)] }],
      },
    ],
  };
  expect(readPlaywrightFailures(JSON.stringify(report))).toEqual([
    'e2e/journeys/frame.spec.ts: closes\n      Timed out',
    'e2e/journeys/frame.spec.ts: on a phone scrolls\n      Timed out',
  ]);
});

test('shows the unhandled error of a runner that failed without a failed test', () => {
  const passed = ['a passed', '', 'b passed'];
  const rest = Array.from({ length: 50 }, (_, index) => `rest ${index}`);
  const output = [...passed, '\u001b[31m⎯⎯ Unhandled Errors ⎯⎯\u001b[39m', 'Error: reset', ...rest];
  expect(readLastLines(output.join('\n'))).toEqual([
    '⎯⎯ Unhandled Errors ⎯⎯',
    'Error: reset',
    ...rest.slice(0, 28),
  ]);
});

test('shows the last lines of a runner that ended for another reason', () => {
  const output = Array.from({ length: 50 }, (_, index) => `line ${index}`);
  expect(readLastLines(output.join('\n'))).toEqual(output.slice(20));
});
