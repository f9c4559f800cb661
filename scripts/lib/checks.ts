import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { root } from './run.ts';
import type { Tally } from './tally.ts';

/** Something that is right or wrong about the sources; counts as one test. */
interface Check {
  name: string;
  run: () => Tally;
}

function check(name: string, command: string[], cwd = root): Check {
  return {
    name,
    run() {
      const started = performance.now();
      const [tool = '', ...args] = command;
      const result = spawnSync(join(root, 'node_modules/.bin', tool), args, {
        cwd,
        encoding: 'utf8',
        env: { ...process.env, REDOCLY_TELEMETRY: 'off' },
      });
      const seconds = ((performance.now() - started) / 1000).toFixed(1);
      const isGood = result.status === 0;
      console.log(`${isGood ? '✓' : '✗'} ${name} (${seconds} s)`);
      if (!isGood) console.log(`${result.stdout}${result.stderr}`);
      return { passed: isGood ? 1 : 0, failed: isGood ? 0 : 1, skipped: 0 };
    },
  };
}

const packages = [
  'api-spec',
  'sdk',
  'ui-kit',
  'app',
  'server',
  'e2e',
  'e2e/bench/ui',
  'docs',
  'scripts',
];

/** Everything about the sources that needs no browser and no database; see CONTRIBUTING. */
export const checks: readonly Check[] = [
  check('format', ['oxfmt', '--check']),
  check('lint and import directions', ['oxlint', '--deny-warnings']),
  check('unused code', ['knip', '--no-progress']),
  check('spec lint', ['redocly', 'lint', 'openapi.yaml'], join(root, 'api-spec')),
  check('the last release of the API', ['node', 'scripts/breaking.ts']),
  check('words', ['node', 'scripts/words.ts']),
  ...packages.map((name) => check(`types of ${name}`, ['tsc', '-p', name])),
];
