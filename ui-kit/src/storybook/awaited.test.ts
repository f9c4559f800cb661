import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const kit = join(import.meta.dirname, '../..');
const root = join(kit, '..');

/** The words of all lists that a pattern finds: `a, type b, c as d` gives `a`, `b` and `d`. */
function wordsOf(text: string, list: RegExp): string[] {
  return [...text.matchAll(list)].flatMap(([, words = '']) =>
    words.split(',').flatMap((word) => /(\w+)\s*$/.exec(word)?.[1] ?? []),
  );
}

/** What the package exports. */
const exported = new Set(
  ['index', 'foundations', 'controls', 'patterns', 'staff', 'icons'].flatMap((entry) =>
    wordsOf(
      readFileSync(join(kit, `src/${entry}.ts`), 'utf8'),
      /^export (?:type )?\{([^}]*)\} from/gm,
    ),
  ),
);

/** What the app and its benchmarks import from it. */
const used = new Set(
  globSync('{app/src,e2e/bench}/**/*.{ts,tsx}', { cwd: root })
    .map((file) => readFileSync(join(root, file), 'utf8'))
    .flatMap((text) =>
      [...text.matchAll(/^(?:im|ex)port (?:type )?\{([^}]*)\} from '@halyard\/ui-kit/gm)].flatMap(
        ([, words = '']) => words.split(',').map((word) => word.trim()),
      ),
    )
    .flatMap((word) => /^(?:type )?(\w+)/.exec(word)?.[1] ?? []),
);

test('the app uses every export that is not listed as awaited', () => {
  const text = readFileSync(join(kit, 'awaited.md'), 'utf8');
  const listed = [...text.matchAll(/^\| `(\w+)`\s+\| \S/gm)].map(([, name = '']) => name);
  expect(exported.size).toBeGreaterThan(300);
  expect(used.size).toBeGreaterThan(200);
  const unused = [...exported].filter((name) => !used.has(name));
  expect(listed.toSorted()).toEqual(unused.toSorted());
});
