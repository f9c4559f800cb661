import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { toolbars, viewports } from '../../.storybook/toolbars.ts';

const src = join(import.meta.dirname, '..');
// Files with shared parts of stories.
const files = globSync('**/*.{ts,tsx}', { cwd: src }).filter((file) => !file.includes('.test.'));

function found(pattern: RegExp): string[] {
  return files.flatMap((file) =>
    [...readFileSync(join(src, file), 'utf8').matchAll(pattern)].map(
      ([whole, value]) => `${file}: ${value ?? whole}`,
    ),
  );
}

test('no story switches off axe or one of its rules', () => {
  expect(found(/\btest: '(?:off|todo)'/g)).toEqual([]);
  expect(found(/\ba11y: \{ (?:disable|manual): true/g)).toEqual([]);
  expect(found(/\bid: '[\w-]+', enabled: false/g)).toEqual([]);
});

test('every story is a test', () => {
  expect(found(/'!test'/g)).toEqual([]);
});

test('stories use only widths of the toolbar', () => {
  const asked = found(/\bviewport: \{ value: '([^']+)'/g);
  expect(asked.length).toBeGreaterThan(20);
  const widths = Object.keys(viewports);
  expect(asked.filter((line) => !widths.some((width) => line.endsWith(`: ${width}`)))).toEqual([]);
  // The syntax of older versions of Storybook, which is silently ignored.
  expect(found(/\bdefaultViewport\b/g)).toEqual([]);
});

test('a language that a story needs is shown by the toolbar, which is then disabled', () => {
  const needed = found(/^ +(?:args: \{ )?locale: '([^']+)'/gm);
  expect(needed.length).toBeGreaterThan(2);
  const pinned = found(/\bglobals: \{ locale: '([^']+)'/g);
  expect(needed.filter((line) => !pinned.includes(line))).toEqual([]);
  const offered = JSON.stringify(toolbars['locale']);
  expect(pinned.filter((line) => !offered.includes(`"${line.split(': ')[1]}"`))).toEqual([]);
});
