import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, inject, test } from 'vitest';
import { compile } from './consumer.ts';
import { readExamples } from './readme.ts';
import { PLAYER } from './seed.ts';

const { named, unnamed } = readExamples();
const PRINTED: Record<string, RegExp> = {
  'standings.mjs': /^1\. Spinnakers: [1-9]\d*\n2\. Trysails: [1-9]\d*\n$/,
  'session.mjs': /^Signed in as linnea\n$/,
  'stay.mjs': /^linnea\n$/,
  'errors.mjs': /^There is no such game\n$/,
  'games.mjs': /^1 Regatta\n$/,
  'mocks.mjs': /^Regatta\n$/,
  'phase.mjs': /^running\n$/,
};

test('every example of the README has a name and is run or type-checked', () => {
  expect(unnamed).toStrictEqual([]);
  const scripts = named.map(({ file }) => file).filter((file) => file.endsWith('.mjs'));
  expect(scripts).toStrictEqual(Object.keys(PRINTED));
});

test('the first script has five lines', () => {
  expect(named[0]?.file).toBe('standings.mjs');
  expect(named[0]?.code.trim().split('\n').length).toBeLessThanOrEqual(5);
});

test.for(Object.keys(PRINTED))('%s of the README prints what it says', (file) => {
  const code = named.find((example) => example.file === file)?.code ?? '';
  const cwd = inject(code.includes('msw/node') ? 'reactProject' : 'plainProject');
  const path = join(cwd, file);
  writeFileSync(path, code.replaceAll('https://ctf.example', inject('siteUrl')));
  for (let run = 1; run <= 2; run += 1) {
    const { stdout, stderr } = spawnSync(process.execPath, [path], {
      cwd,
      encoding: 'utf8',
      env: { ...process.env, CTF_PASSWORD: PLAYER.password },
    });
    expect(stderr).toBe('');
    expect(stdout).toMatch(PRINTED[file] ?? /^$/);
  }
});

test('the TypeScript of the README has no type errors', () => {
  const files = named.filter(({ file }) => /\.tsx?$/.test(file));
  for (const { file, code } of files) writeFileSync(join(inject('reactProject'), file), code);
  const names = files.map(({ file }) => file);
  const options = { noEmit: true, types: ['node'] };
  expect(compile(inject('reactProject'), names, 'Bundler', options)).toBe('');
});
