import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { childCpuSeconds } from './cpu.ts';

test.runIf(existsSync('/proc/self/stat'))('counts what a child has computed', () => {
  const before = childCpuSeconds() ?? Number.NaN;
  const busy =
    'const end = process.cpuUsage().user + 300_000; while (process.cpuUsage().user < end);';
  spawnSync(process.execPath, ['-e', busy]);
  const used = (childCpuSeconds() ?? Number.NaN) - before;
  expect(used).toBeGreaterThan(0.25);
  expect(used).toBeLessThan(10);
});
