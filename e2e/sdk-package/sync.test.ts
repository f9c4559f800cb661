import { execFile, spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { createGame } from '@halyard/sdk';
import { beforeAll, expect, inject, test } from 'vitest';
import manifest from '../../sdk/package.json' with { type: 'json' };
import { ADMINISTRATOR, signInAdministrator } from '../fixtures/accounts.ts';
import { listRuntimes } from './runtimes.ts';

const cwd = inject('plainProject');
const challenges = join(import.meta.dirname, '../tools/challenges');
const env = {
  ...process.env,
  HALYARD_URL: inject('siteUrl'),
  HALYARD_USER: ADMINISTRATOR.userName,
  HALYARD_PASSWORD: ADMINISTRATOR.password,
};
let words: string[];

beforeAll(async () => {
  const { client } = await signInAdministrator(inject('siteUrl'));
  const game = {
    title: 'From files',
    hidden: true,
    start: Date.now(),
    end: Date.now() + 3_600_000,
  };
  const { id } = await createGame(game, { client });
  words = ['sync', challenges, '--game', String(id)];
});

test('npx halyard sync works as documented', async () => {
  const npx = promisify(execFile)('npx', ['--no', 'halyard', ...words], { cwd, env });
  expect((await npx).stdout).toContain('5 created, 0 updated, 0 unchanged, 0 failed');
});

test('npx halyard --version prints the version of the package', async () => {
  const npx = promisify(execFile)('npx', ['--no', '--', 'halyard', '--version'], { cwd, env });
  expect((await npx).stdout).toBe(`${manifest.version}\n`);
});

const allowed = ['--allow-net', '--allow-read', '--allow-env', '--allow-sys'];
for (const { name, program, options } of listRuntimes()) {
  test.skipIf(program === undefined)(`the command finds nothing to change from ${name}`, () => {
    const run = name === 'Deno' ? ['run', ...allowed] : options;
    const command = join(cwd, 'node_modules/@halyard/sdk/lib/cli/main.js');
    const { status, stdout, stderr } = spawnSync(program ?? '', [...run, command, ...words], {
      cwd,
      env,
      encoding: 'utf8',
    });
    expect(status, stderr + stdout).toBe(0);
    expect(stdout).toContain('Nothing to change.');
  });
}
