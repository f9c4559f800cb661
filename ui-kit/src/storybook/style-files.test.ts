import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, test } from 'vitest';

const src = join(import.meta.dirname, '..');
const files = globSync('{components,patterns,layouts,overview}/**/*.{ts,tsx}', { cwd: src })
  .filter((file) => !/\.(?:stories|test)\./.test(file))
  .map((file) => ({ file, text: readFileSync(join(src, file), 'utf8') }));

/** The number of elements that a module styles at its top level. */
function rulesIn(text: string): number {
  return [...text.matchAll(/^(?:export )?const \w+ =\s+(?:styled[.(]|css`|keyframes`)/gm)].length;
}

test('a component with more than one styled element has them in its .styles.ts', () => {
  const components = files.filter(
    ({ file }) => file.endsWith('.tsx') && !file.startsWith('overview/'),
  );
  const sheets = new Set(files.map(({ file }) => file));
  const wrong = components.filter(({ file, text }) => {
    const rules = rulesIn(text);
    return rules > 1 || (rules === 1 && sheets.has(file.replace(/\.tsx$/, '.styles.ts')));
  });
  expect(components.length).toBeGreaterThan(300);
  expect(wrong.map(({ file }) => file)).toEqual([]);
});

test('a .styles.ts has more than one styled element, or more than one module uses it', () => {
  const sheets = files.filter(({ file }) => file.endsWith('.styles.ts'));
  const wrong = sheets.filter(({ file, text }) => {
    const users = files.filter((other) => other.text.includes(`/${basename(file)}'`));
    return rulesIn(text) < 2 && users.length < 2;
  });
  expect(sheets.length).toBeGreaterThan(100);
  expect(wrong.map(({ file }) => file)).toEqual([]);
});
