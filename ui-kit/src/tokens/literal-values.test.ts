import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');

/** What the kit's components say themselves: "components/Ring/Ring.tsx: font-size: 11px". */
function found(pattern: RegExp): string[] {
  return globSync('{components,patterns,layouts}/**/*.{ts,tsx}', { cwd: root })
    .filter((path) => !/\.(stories|test)\./.test(path))
    .flatMap((path) =>
      [...readFileSync(join(root, path), 'utf8').matchAll(pattern)].map(
        ([words]) => `${path}: ${words}`,
      ),
    );
}

test('finds what it looks for', () => {
  expect(found(/\$\{text\.size11\}/g).length).toBeGreaterThan(3);
});

test('leaves the smallest size to the language', () => {
  expect(found(/font-size: (?:[1-9]|1[01])px/g)).toEqual([]);
});

test('moves by transform and opacity, and changes colours; nothing else takes time', () => {
  expect(
    found(/transition: (?:width|height|inset|top|left|margin|padding|stroke-dash)[^;]*/g),
  ).toEqual([]);
});

test('takes radii over 2.5 px from the scale, as far as they are no circle', () => {
  expect(found(/border-radius: (?:[3-9]|[1-9]\d+)px;/g)).toEqual([]);
});
