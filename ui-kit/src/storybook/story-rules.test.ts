import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { viewports } from '../../.storybook/toolbars.ts';

const src = join(import.meta.dirname, '..');
// What stories share stands in files beside them.
const files = globSync('**/*.{ts,tsx}', { cwd: src }).filter((file) => !file.includes('.test.'));

function found(pattern: RegExp): string[] {
  return files.flatMap((file) =>
    [...readFileSync(join(src, file), 'utf8').matchAll(pattern)].map(
      ([whole, value]) => `${file}: ${value ?? whole}`,
    ),
  );
}

test('axe looks at every story, with every rule', () => {
  expect(found(/\btest: '(?:off|todo)'/g)).toEqual([]);
  expect(found(/\ba11y: \{ (?:disable|manual): true/g)).toEqual([]);
  expect(found(/\bid: '[\w-]+', enabled: false/g)).toEqual([]);
});

test('every story is a test', () => {
  expect(found(/'!test'/g)).toEqual([]);
});

test('every width that a story asks for is one of the toolbar', () => {
  const asked = found(/\bviewport: \{ value: '([^']+)'/g);
  expect(asked.length).toBeGreaterThan(20);
  const widths = Object.keys(viewports);
  expect(asked.filter((line) => !widths.some((width) => line.endsWith(`: ${width}`)))).toEqual([]);
  // The form of older versions of Storybook, which this one passes over without a word.
  expect(found(/\bdefaultViewport\b/g)).toEqual([]);
});
