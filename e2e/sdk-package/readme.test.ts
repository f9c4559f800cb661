import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, inject, test } from 'vitest';
import { root } from '../../scripts/lib/run.ts';
import { compile } from './consumer.ts';
import { findNode20 } from './runtimes.ts';
import { PLAYER } from './seed.ts';

/** A code block of the README that has a file name. */
interface Example {
  file: string;
  code: string;
}

/** The named code blocks of the package's README, and those without a name. */
function readExamples(): { named: Example[]; unnamed: string[] } {
  const text = readFileSync(join(root, 'sdk/README.md'), 'utf8');
  const blocks = [...text.matchAll(/^```(\w+)(?: (\S+))?\n(.*?)^```/gms)];
  return {
    named: blocks.flatMap(([, , file, code = '']) => (file ? [{ file, code }] : [])),
    unnamed: blocks.flatMap(([block, , file]) => (file ? [] : [block])),
  };
}

const { named, unnamed } = readExamples();
const PRINTED: Record<string, RegExp> = {
  'standings.mjs': /^1\. Spinnakers: [1-9]\d*\n2\. Trysails: [1-9]\d*\n$/,
  'session.mjs': /^Signed in as linnea\n$/,
  'stay.mjs': /^linnea\n$/,
  'errors.mjs': /^There is no such game\n$/,
  'games.mjs': /^1 Regatta\n$/,
  'mocks.mjs': /^Regatta\n$/,
  'phase.mjs': /^running\n$/,
  'read-challenge.mjs':
    /^Knots Reverse has no place here: next\nropes\/challenge.yml name is missing\n$/,
  'render.mjs':
    /^<blockquote class="alert-note"><p>Bring <strong>rope<\/strong>.<\/p>\n<\/blockquote>\n\n$/,
};

const printedBy = (file: string): unknown => expect.stringMatching(PRINTED[file] ?? /^$/);
const codeOf = (file: string) => named.find((example) => example.file === file)?.code ?? '';

/** Runs an example in a project and returns what it printed. */
function runExample(file: string, cwd: string, node = process.execPath) {
  const path = join(cwd, file);
  writeFileSync(path, codeOf(file).replaceAll('https://ctf.example', inject('siteUrl')));
  const { stdout, stderr } = spawnSync(node, [path], {
    cwd,
    encoding: 'utf8',
    env: { ...process.env, CTF_PASSWORD: PLAYER.password },
  });
  return { stdout, stderr };
}

test('every example of the README has a name and is run or type-checked', () => {
  expect(unnamed).toStrictEqual([]);
  const scripts = named.map(({ file }) => file).filter((file) => file.endsWith('.mjs'));
  expect(scripts).toStrictEqual(Object.keys(PRINTED));
});

test('the first script has five lines', () => {
  expect(named[0]?.file).toBe('standings.mjs');
  expect(named[0]?.code.trim().split('\n').length).toBeLessThanOrEqual(5);
});

test('the README of the project shows the first script as it is', () => {
  expect(readFileSync(join(root, 'README.md'), 'utf8')).toContain(named[0]?.code.trim());
});

test.for(Object.keys(PRINTED))('%s of the README prints what it says', (file) => {
  const usesMocks = codeOf(file).includes('msw/node');
  const project = inject(usesMocks ? 'reactProject' : 'plainProject');
  for (let run = 1; run <= 2; run += 1)
    expect(runExample(file, project)).toStrictEqual({ stdout: printedBy(file), stderr: '' });
});

const node20 = findNode20();
test.skipIf(node20 === undefined)('mocks.mjs of the README runs on Node 20', () => {
  const outcome = runExample('mocks.mjs', inject('node20Project'), node20);
  expect(outcome).toStrictEqual({ stdout: printedBy('mocks.mjs'), stderr: '' });
});

test('the TypeScript of the README has no type errors', () => {
  const files = named.filter(({ file }) => /\.tsx?$/.test(file));
  for (const { file, code } of files) writeFileSync(join(inject('reactProject'), file), code);
  const names = files.map(({ file }) => file);
  const options = { noEmit: true, types: ['node'] };
  expect(compile(inject('reactProject'), names, 'Bundler', options)).toBe('');
});
