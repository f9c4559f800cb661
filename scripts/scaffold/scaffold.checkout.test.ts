import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { copyCheckout } from '../lib/copy-checkout.ts';
import { root } from '../lib/run.ts';
import { scaffoldComponent } from './component.ts';
import { writeFiles } from './files.ts';
import { scaffoldOperation } from './operation.ts';
import { scaffoldPage } from './page.ts';

const copy = mkdtempSync(join(tmpdir(), 'halyard-scaffold-'));
afterAll(() => rmSync(copy, { recursive: true, force: true }));

function run(tool: string, args: string[], cwd = copy): string {
  const result = spawnSync(join(root, 'node_modules/.bin', tool), args, {
    cwd,
    encoding: 'utf8',
    env: { ...process.env, REDOCLY_TELEMETRY: 'off' },
  });
  return result.status === 0 ? '' : `${result.stdout}${result.stderr}`;
}

test('what the scaffolds write is formatted, linted and typed', { timeout: 180_000 }, () => {
  copyCheckout(copy);
  const files = [
    ...scaffoldComponent('TideTable'),
    ...scaffoldPage('teams/History'),
    ...scaffoldOperation('team/history'),
  ];
  writeFiles(copy, files);
  const written = files.map((file) => file.path).filter((path) => /\.tsx?$/.test(path));

  expect(run('redocly', ['lint', 'openapi.yaml'], join(copy, 'api-spec'))).toBe('');
  expect(run('node', ['scripts/generate.ts', '--force'])).toBe('');
  expect(run('oxfmt', ['--check', ...written])).toBe('');
  expect(run('oxlint', ['--deny-warnings', ...written])).toBe('');
  expect(run('tsc', ['-p', 'server'])).toBe('');
  expect(run('tsc', ['-p', 'ui-kit'])).toBe('');
  expect(run('tsc', ['-p', 'app'])).toBe('');
});

test('a scaffold never writes over a file, nor half of what it should', () => {
  const scratch = join(copy, 'scratch');
  writeFiles(scratch, [{ path: 'there.txt', text: 'mine' }]);
  const files = [
    { path: 'new.txt', text: 'new' },
    { path: 'there.txt', text: 'yours' },
  ];
  expect(() => writeFiles(scratch, files)).toThrow('there.txt exists already');
  expect(readdirSync(scratch)).toStrictEqual(['there.txt']);
  expect(readFileSync(join(scratch, 'there.txt'), 'utf8')).toBe('mine');
});

test.each([
  ['a component', () => scaffoldComponent('tide-table')],
  ['a page', () => scaffoldPage('History')],
  ['an operation', () => scaffoldOperation('GetHistory')],
])('refuses a name that does not fit %s', (_, scaffold) => {
  expect(scaffold).toThrow('is named like');
});
