import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { copyCheckout } from '../lib/copy-checkout.ts';
import { root } from '../lib/run.ts';
import { isWhole } from '../lib/matrix.ts';
import { findUnfinished } from '../lib/unfinished.ts';
import { scaffoldComponent } from './component.ts';
import { insertBefore, type NewFile, writeFiles } from './files.ts';
import { scaffoldOperation } from './operation.ts';
import { scaffoldPage } from './page.ts';
import { tscArguments } from '../lib/tsc.ts';

const copy = mkdtempSync(join(tmpdir(), 'halyard-scaffold-'));
afterAll(() => rmSync(copy, { recursive: true, force: true }));

/** Without the variables that tell tools that they run in a test. */
const env = Object.fromEntries(
  Object.entries(process.env).filter(([name]) => !name.startsWith('VITEST')),
);

/** Runs a tool of the project in the copy. */
function runTool(tool: string, ...args: string[]) {
  const { status, stdout, stderr } = spawnSync(join(root, 'node_modules/.bin', tool), args, {
    cwd: copy,
    encoding: 'utf8',
    env: { ...env, REDOCLY_TELEMETRY: 'off' },
  });
  return { status, output: `${stdout}${stderr}` };
}

/** The output of a tool that failed; empty if it succeeded. */
function run(tool: string, ...args: string[]): string {
  const { status, output } = runTool(tool, ...args);
  return status === 0 ? '' : output;
}

describe('what the scaffolds write', () => {
  let sources: string[] = [];
  let journeys: string[] = [];
  let written: readonly string[] = [];

  beforeAll(() => {
    copyCheckout(copy);
    const scaffolds: (() => NewFile[])[] = [
      () => scaffoldComponent('TideTable'),
      () => scaffoldPage(copy, 'staff/TideTable'),
      // An address and a role of its own, and an address that another route also matches.
      () =>
        scaffoldPage(copy, 'game/TideMap', {
          path: '/games/:gameId/monitor/tides',
          role: 'Monitor',
        }),
      () => scaffoldPage(copy, 'games/Archive'),
      () => scaffoldOperation(copy, 'harbour/tides'),
      () => scaffoldOperation(copy, 'harbour/note', { method: 'post', access: 'user' }),
      () =>
        scaffoldOperation(copy, 'game/tide-mark', {
          method: 'put',
          access: 'admin',
          participation: 'none',
          phase: 'running',
        }),
      () =>
        scaffoldOperation(copy, 'game/tide-log', {
          access: 'user',
          participation: 'accepted',
          phase: 'started',
        }),
    ];
    const paths = new Set<string>();
    for (const scaffold of scaffolds) {
      const files = scaffold();
      writeFiles(copy, files);
      for (const { path } of files) paths.add(path);
    }
    written = [...paths];
    sources = written.filter((path) => /\.tsx?$/.test(path));
    journeys = [...paths].filter((path) => path.startsWith('e2e/journeys/'));
    expect(run('oxfmt', ...paths)).toBe('');
    expect(run('node', 'scripts/generate.ts')).toBe('');
  });

  test.runIf(isWhole)('has no fault in the description of the API', () => {
    const config = ['--config', 'api-spec/redocly.yaml'];
    expect(run('redocly', 'lint', 'api-spec/openapi.yaml', ...config)).toBe('');
    const files = ['api-spec/spec.test.ts', 'api-spec/breaking', 'sdk/tools/invalidations.test.ts'];
    expect(run('vitest', 'run', '--project', 'unit', ...files)).toBe('');
  });

  test('is named as long as nobody has finished it', () => {
    const inCopy = (path: string) => readFileSync(join(copy, path), 'utf8');
    const app = readdirSync(join(copy, 'app/src'), { recursive: true, encoding: 'utf8' })
      .map((path) => `app/src/${path}`)
      .filter((path) => /\.tsx?$/.test(path));
    const found = findUnfinished(
      new Map([...written, ...app].map((path) => [path, inCopy(path)] as const)),
    );
    const sentences = [...written].flatMap((path) =>
      inCopy(path)
        .split('\n')
        .flatMap((line, index) => (/\bSay \b/.test(line) ? [`${path}:${index + 1}`] : [])),
    );
    expect(sentences.length).toBeGreaterThan(20);
    const named = found
      .map((line) => /^[^:]*:\d+/.exec(line)?.[0])
      .filter((at) => at !== undefined);
    expect(named.toSorted()).toEqual(sentences.toSorted());
    expect(found.filter((line) => line.includes('no menu or link')).length).toBe(3);
  });

  test('passes the type check', () => {
    // One program for all workspaces, because checking the shared schemas takes most of the time.
    const project = join(copy, 'tsconfig.scaffold.json');
    const types = ['node', 'vite/client'];
    // The ambient declarations of app and server.
    const ambient = [
      'app/src/virtual-licences.d.ts',
      'app/src/virtual-locales.d.ts',
      'server/src/testing/global-setup.ts',
    ];
    const files = [...sources, ...ambient];
    writeFileSync(
      project,
      JSON.stringify({
        extends: './tsconfig.base.json',
        compilerOptions: {
          types,
          typeRoots: ['app/node_modules', 'node_modules', 'node_modules/@types'],
        },
        files,
      }),
    );
    expect(run('tsc', ...tscArguments(project))).toBe('');
  });

  test.runIf(isWhole)('passes the lint', () => {
    expect(run('oxlint', '--deny-warnings', ...sources)).toBe('');
  });

  test.runIf(isWhole)('uses each of its texts where they are loaded, awaiting translations', () => {
    expect(run('node', 'scripts/words.ts')).toBe('');
  });

  test('is a journey that Playwright finds', () => {
    // The journey is only type-checked and listed; other journeys test pages in a browser.
    const { status, output } = runTool(
      'playwright',
      'test',
      '--config',
      'e2e/playwright.config.ts',
      '--list',
      ...journeys,
    );
    expect(status, output).toBe(0);
    expect(output).toContain('Total: 3 tests in 3 files');
  });

  test('is reached at its address and shows its texts', () => {
    const files = ['src/pages/staff/', 'src/pages/games/', 'src/app/routes/'];
    const names =
      'says what one can do|/admin/tide-table|/admin/logs|/games/archive|no two|each route';
    expect(run('vitest', 'run', '--project', 'app', ...files, '-t', names)).toBe('');
  });

  test('answers as its description says', () => {
    const files = ['gate', 'bad-input', 'every-answer'].map(
      (name) => `server/src/contract/${name}.test.ts`,
    );
    files.push('server/src/module-boundaries.test.ts');
    const modules = ['harbour-tides', 'harbour-note', 'game-tide-mark', 'game-tide-log'].map(
      (name) => `server/src/modules/${name}/`,
    );
    const names = 'HarbourTides|HarbourNote|GameTideMark|GameTideLog|respect the boundaries';
    expect(run('vitest', 'run', '--project', 'server', ...files, ...modules, '-t', names)).toBe('');
  });
});

describe('writeFiles', () => {
  const scratch = join(copy, 'scratch');

  test('never writes over a file, nor half of what it should', () => {
    writeFiles(scratch, [{ path: 'there.txt', text: 'mine' }]);
    const files = [
      { path: 'new.txt', text: 'new' },
      { path: 'there.txt', text: 'yours' },
    ];
    expect(() => writeFiles(scratch, files)).toThrow('there.txt exists already');
    expect(readdirSync(scratch)).toStrictEqual(['there.txt']);
    expect(readFileSync(join(scratch, 'there.txt'), 'utf8')).toBe('mine');
  });

  test('writes nothing when a place to insert at is missing', () => {
    const files = [{ path: 'new.txt', text: 'new' }, insertBefore('there.txt', 'nowhere', 'x')];
    expect(() => writeFiles(scratch, files)).toThrow('there.txt has no line "nowhere"');
    expect(readdirSync(scratch)).toStrictEqual(['there.txt']);
  });
});

describe('wrong input', () => {
  test.each([
    ['a component', () => scaffoldComponent('tide-table')],
    ['a page', () => scaffoldPage(root, 'History')],
    ['an operation', () => scaffoldOperation(root, 'GetHistory')],
  ])('refuses a name that does not fit %s', (_, scaffold) => {
    expect(scaffold).toThrow('is named like');
  });

  test.each([
    [
      'a page that exists',
      () => scaffoldPage(root, 'teams/Teams', { path: '/mine' }),
      'exists already',
    ],
    [
      'an address that is taken',
      () => scaffoldPage(root, 'teams/Mine', { path: '/teams' }),
      'has a page',
    ],
    ['a role', () => scaffoldPage(root, 'teams/Mine', { role: 'Cook' }), 'A role is one of'],
    ['a method', () => scaffoldOperation(root, 'a/b', { method: 'patch' }), '--method is one of'],
    ['a phase', () => scaffoldOperation(root, 'a/b', { phase: 'soon' }), '--phase is one of'],
    [
      'nobody as a player',
      () => scaffoldOperation(root, 'a/b', { participation: 'any' }),
      'public',
    ],
  ])('refuses %s', (_, scaffold, message) => {
    expect(scaffold).toThrow(message);
  });

  test('prints how the command is used', () => {
    const result = spawnSync('node', [join(root, 'scripts/new.ts'), 'page', 'x'], {
      encoding: 'utf8',
    });
    expect(result.status).toBe(1);
    expect(result.stderr).toContain('npm run new:page folder/Name');
  });
});
