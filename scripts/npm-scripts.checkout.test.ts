import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { copyCheckout } from './lib/copy-checkout.ts';
import { matrix } from './lib/matrix.ts';
import { root } from './lib/run.ts';

// Every npm script must work in a checkout in which nothing has been generated, built or started.

const KEPT = ['node_modules', '.cache/*.stamp', 'generated', 'i18n-types.ts', 'dist'];

const copy = mkdtempSync(join(tmpdir(), 'halyard-clone-'));
beforeAll(() => {
  copyCheckout(copy);
  git('init', '-q');
  git('add', '-A');
  git('-c', 'user.name=test', '-c', 'user.email=test@halyard.example', 'commit', '-qm', 'copy');
});
// Each script finds the sources unchanged. All of them generate and build in the same way, so the first
// one that needs something makes it, and the others keep it.
beforeEach(() => {
  git('checkout', '-q', '.');
  git('clean', '-fdxq', ...KEPT.flatMap((path) => ['-e', path]));
});
afterAll(() => rmSync(copy, { recursive: true, force: true }));

function git(...args: string[]): void {
  const { status, stderr } = spawnSync('git', args, { cwd: copy, encoding: 'utf8' });
  if (status !== 0) throw new Error(`git ${args.join(' ')} failed: ${stderr}`);
}

/** Runs an npm script in the copy. */
function runScript(script: string, args: readonly string[]) {
  const { status, stdout, stderr } = spawnSync('npm', ['run', script, '--', ...args], {
    cwd: copy,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
    env: { ...process.env, REDOCLY_TELEMETRY: 'off' },
  });
  return { status, output: `${stdout}${stderr}` };
}

const WHOLE: readonly [script: string, ...args: string[]][] = [
  ['unimplemented'],
  ['words'],
  ['shape'],
  ['types', 'api-spec'],
  ['bench:ui', '--quick'],
  ['bench:stories', '--quick'],
  ['lint', 'api-spec'],
  ['lint:spec'],
  ['unused'],
  ['breaking'],
  ['format', '--check'],
  ['build:sdk'],
  ['new:component', 'TideTable'],
  ['bench:sdk', '--quick'],
  ['bench:server', '--quick'],
  ['drill:flood', '--quick'],
  ['drill:kill', '--quick'],
  ['drill:race', '--quick'],
  ['drill:event', '--quick'],
  ['drill:containers', '--quick'],
  ['drill:containers', '--quick', '--engine', 'kubernetes'],
  ['drill:access'],
];

/**
 * Scripts that run until they are stopped, that other tests run, or that need an account. `size`
 * measures more where packages are links, as in the copy; a journey measures the real build.
 */
const LEFT_OUT = new Set([
  'postinstall',
  'start',
  'demo',
  'dev',
  'cluster',
  'storybook',
  'build:storybook',
  'chromatic',
  'test',
  'test:stories',
  'test:visual',
  'check',
  'generate',
  'release:spec',
  'size',
  'new:page',
  'new:operation',
]);

/** One that needs sources only, one that generates, one that builds the server, one that builds the SDK. */
const SAMPLE = new Set(['unimplemented', 'new:component', 'bench:server', 'build:sdk']);

test.each(matrix(WHOLE, ([script]) => SAMPLE.has(script)))(
  'npm run %s works in a fresh clone',
  (script, ...args) => {
    const { status, output } = runScript(script, args);
    expect(output).not.toMatch(/ERR_MODULE_NOT_FOUND|Executable doesn't exist/);
    expect(status, output).toBe(0);
  },
);

const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
  scripts: Record<string, string>;
};

test('every npm script prepares what it needs, the same way', () => {
  const others = Object.keys(scripts).filter(
    (name) => !scripts[name]?.startsWith('node scripts/launch.mjs '),
  );
  expect(others).toEqual(['postinstall', 'chromatic']);
});

test('every npm script is run here or left out for a reason', () => {
  const known = new Set([...WHOLE.map(([script]) => script), ...LEFT_OUT]);
  expect(Object.keys(scripts).filter((name) => !known.has(name))).toEqual([]);
});
