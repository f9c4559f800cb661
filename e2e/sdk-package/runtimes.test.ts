import { spawnSync } from 'node:child_process';
import { expect, inject, test } from 'vitest';
import type { SessionReport } from './consumer/session.ts';
import { expectSession } from './expected.ts';
import { listRuntimes } from './runtimes.ts';
import { PLAYER } from './seed.ts';

const { userName, password } = PLAYER;

for (const { name, program, options } of listRuntimes()) {
  test.skipIf(program === undefined)(`the package works in ${name}`, () => {
    const args = [...options, 'main.js', inject('siteUrl'), userName, password];
    const result = spawnSync(program ?? '', args, {
      cwd: inject('plainProject'),
      encoding: 'utf8',
      env: { ...process.env, NO_COLOR: '1' },
    });
    expect(result.stderr).toBe('');
    expectSession(JSON.parse(result.stdout) as SessionReport);
  });
}
