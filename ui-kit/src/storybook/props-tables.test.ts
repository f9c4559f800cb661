import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const src = join(import.meta.dirname, '..');
function read(file: string): string {
  return readFileSync(join(src, file), 'utf8');
}

function wordsOf(list = ''): string[] {
  return list
    .split(',')
    .map((word) => word.trim())
    .filter((word) => word !== '');
}

/** Renders nothing and has no props. */
const unseen = new Set(['RenderNothing']);

/** Components that an entry file exports: values whose names look like components. */
function given(door: string): string[] {
  return [...read(door).matchAll(/export \{([^}]*)\} from/g)]
    .flatMap(([, list]) => wordsOf(list))
    .filter((name) => /^[A-Z][a-z]/.test(name) && !unseen.has(name));
}

const documented = new Set(
  globSync('**/*.stories.tsx', { cwd: src }).flatMap((file) => {
    const text = read(file);
    const component = /^ {2}component: (\w+)/m.exec(text)?.[1];
    const others = /^ {2}subcomponents: \{([^}]*)\}/m.exec(text)?.[1];
    return [...wordsOf(component), ...wordsOf(others)];
  }),
);

const doors = ['foundations.ts', 'controls.ts', 'patterns.ts', 'staff.ts'];

test.each(doors)('every component of %s has a table of props', (door) => {
  const names = given(door);
  expect(names.length).toBeGreaterThan(20);
  expect(names.filter((name) => !documented.has(name))).toEqual([]);
});
