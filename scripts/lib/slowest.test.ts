import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from './run.ts';
import { readPlaywrightTimes, readVitestTimes, slowestLines } from './slowest.ts';

const vitest = {
  testResults: [
    { name: join(root, 'sdk/a.test.ts'), startTime: 1000, endTime: 1250 },
    { name: join(root, 'sdk/b.test.ts'), startTime: 1000, endTime: 13_500 },
  ],
};

const playwright = {
  config: { rootDir: join(root, 'e2e/journeys') },
  suites: [
    {
      file: 'frame.spec.ts',
      specs: [{ tests: [{ results: [{ duration: 1500 }] }] }],
      suites: [{ file: 'frame.spec.ts', specs: [{ tests: [{ results: [{ duration: 500 }] }] }] }],
    },
  ],
};

test('names the slowest files of both runners, the slowest first', () => {
  const times = [
    ...readVitestTimes(JSON.stringify(vitest)),
    ...readPlaywrightTimes(JSON.stringify(playwright)),
  ];
  expect(slowestLines(times, 2)).toEqual([
    '   12.5 s  sdk/b.test.ts',
    '    2.0 s  e2e/journeys/frame.spec.ts',
  ]);
});
