import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root, toolPath } from './run.ts';

/** Runs vitest in the kit's folder; returns its JSON report. */
export function runStories(name: string, args: string[]): { report: string; isGood: boolean } {
  const path = join(root, '.cache/reports', `${name}.json`);
  mkdirSync(dirname(path), { recursive: true });
  rmSync(path, { force: true });
  const { status } = spawnSync(
    join(root, 'node_modules/.bin/vitest'),
    ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${path}`, ...args],
    {
      cwd: join(root, 'ui-kit'),
      stdio: 'inherit',
      env: { ...process.env, PATH: toolPath() },
    },
  );
  return { report: readFileSync(path, 'utf8'), isGood: status === 0 };
}
