import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, inject, test } from 'vitest';
import { root } from '../../scripts/lib/run.ts';
import { bundleForBrowser } from './bundle.ts';

test('publint reports no problems', () => {
  const { status, output } = runTool('publint', 'run', inject('tarball'), '--strict');
  expect(status, output).toBe(0);
  expect(output).toContain('All good!');
});

test('the types resolve correctly', () => {
  const options = ['--profile', 'esm-only', '--format', 'ascii', '--no-color'];
  const { status, output } = runTool('attw', ...options, inject('tarball'));
  expect(status, output).toBe(0);
});

test.for([
  '@halyard/sdk',
  '@halyard/sdk/schemas',
  '@halyard/sdk/forms',
  '@halyard/sdk/operations',
  '@halyard/sdk/rules',
  '@halyard/sdk/ctfcli',
  '@halyard/sdk/markdown',
])('%s needs no React and no React Query', (door) => {
  const script = `await import('${door}'); console.log('loaded')`;
  const { stdout } = importIn(inject('plainProject'), script);
  expect(stdout).toBe('loaded\n');
});

test('@halyard/sdk/react names the missing package', () => {
  const { stderr } = importIn(inject('plainProject'), `await import('@halyard/sdk/react')`);
  expect(stderr).toMatch(/Cannot find package '(react|@tanstack\/react-query)'/);
});

test('the package contains the command halyard', () => {
  const program = join(inject('plainProject'), 'node_modules/.bin/halyard');
  const { stdout, status } = spawnSync(program, ['--help'], { encoding: 'utf8' });
  expect(stdout).toContain('Usage: halyard sync FOLDER --game ID');
  expect(status).toBe(0);
});

test('installing the package installs only its dependencies', () => {
  const installed = readdirSync(join(inject('plainProject'), 'node_modules'));
  expect(installed.filter((name) => !name.startsWith('.'))).toStrictEqual([
    '@halyard',
    'fflate',
    'marked',
    'ws',
    'yaml',
    'zod',
  ]);
});

test('a bundle of one call is one small file without zod', async () => {
  const folder = mkdtempSync(join(inject('plainProject'), 'bundle-'));
  writeFileSync(
    join(folder, 'entry.js'),
    `import { getConfig } from '@halyard/sdk'; globalThis.kept = getConfig;`,
  );
  const { code, parts } = await bundleForBrowser(folder, 'entry.js');
  rmSync(folder, { recursive: true });
  expect(parts.size).toBe(0);
  expect(code).not.toContain('_zod');
  expect(gzipSync(code).length).toBeLessThan(6_000);
});

function runTool(name: string, ...args: string[]): { status: number | null; output: string } {
  const program = join(root, 'node_modules/.bin', name);
  const { status, stdout, stderr } = spawnSync(program, args, { encoding: 'utf8' });
  return { status, output: `${stdout}${stderr}` };
}

function importIn(cwd: string, script: string): { stdout: string; stderr: string } {
  const args = ['--input-type=module', '-e', script];
  return spawnSync(process.execPath, args, { cwd, encoding: 'utf8' });
}
