import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');

/** Literal values in the kit's components: "components/Ring/Ring.tsx: font-size: 11px". */
function found(pattern: RegExp): string[] {
  return globSync('{components,patterns,layouts}/**/*.{ts,tsx}', { cwd: root })
    .filter((path) => !/\.(stories|test)\./.test(path))
    .flatMap((path) =>
      [...readFileSync(join(root, path), 'utf8').matchAll(pattern)].map(
        ([words]) => `${path}: ${words}`,
      ),
    );
}

test('finds literal values', () => {
  expect(found(/\$\{text\.size11\}/g).length).toBeGreaterThan(3);
});

test('finds no font size below 12 px: the language sets the minimum', () => {
  expect(found(/font-size: (?:[1-9]|1[01])px/g)).toEqual([]);
});

test('animates only transform, opacity and colours', () => {
  expect(
    found(/transition: (?:width|height|inset|top|left|margin|padding|stroke-dash)[^;]*/g),
  ).toEqual([]);
});

test('uses tokens for radii over 2.5 px, except circles', () => {
  expect(found(/border-radius: (?:[3-9]|[1-9]\d+)px;/g)).toEqual([]);
});
