import { availableParallelism } from 'node:os';
import { inParallel } from './in-parallel.ts';
import { runCaptured } from './run.ts';
import { addTallies, type Tally } from './tally.ts';
import { tscArguments } from './tsc.ts';

/** A command that fails if something is wrong with the sources; counts as one test. */
interface Check {
  name: string;
  command: readonly [tool: string, ...args: string[]];
  env?: NodeJS.ProcessEnv;
}

/** The folders that have a `tsconfig.json`. */
export const packages = [
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

/** Half of the processors for the types that rules ask for: other checks run beside it, and each thread checks shared types again. */
const LINT_THREADS = Math.ceil(availableParallelism() / 2);

/** The checks that need no browser and no database, the longest first; see CONTRIBUTING. */
const checks: readonly Check[] = [
  {
    name: 'lint and import directions',
    command: ['oxlint', '--deny-warnings'],
    env: { GOMAXPROCS: `${LINT_THREADS}` },
  },
  { name: 'words', command: ['node', 'scripts/words.ts'] },
  { name: 'unfinished scaffolds', command: ['node', 'scripts/unfinished.ts'] },
  { name: 'unused code', command: ['knip', '--no-progress'] },
  { name: 'format', command: ['oxfmt', '--check'] },
  {
    name: 'spec lint',
    command: ['redocly', 'lint', 'api-spec/openapi.yaml', '--config', 'api-spec/redocly.yaml'],
  },
  { name: 'the last release of the API', command: ['node', 'scripts/breaking.ts'] },
  ...packages.map((name): Check => ({
    name: `types of ${name}`,
    command: ['tsc', ...tscArguments(name)],
  })),
];

/** Runs all checks, at most `atOnce` at a time, and prints a line for each. */
export async function runChecks(atOnce: number): Promise<Tally> {
  return addTallies(await inParallel(checks, atOnce, runCheck));
}

async function runCheck({ name, command: [tool, ...args], env }: Check): Promise<Tally> {
  const started = performance.now();
  const { status, output } = await runCaptured(tool, args, {
    env: { REDOCLY_TELEMETRY: 'off', ...env },
  });
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  const isGood = status === 0;
  console.log(`${isGood ? '✓' : '✗'} ${name} (${seconds} s)`);
  if (!isGood) console.log(output);
  return { passed: isGood ? 1 : 0, failed: isGood ? 0 : 1, skipped: 0 };
}
