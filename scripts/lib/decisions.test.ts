import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from './run.ts';

const folder = join(root, 'docs/adr');

test('the index of decisions lists each one with its title', () => {
  const listed = readFileSync(join(folder, 'README.md'), 'utf8').matchAll(/^- \[(.+)\]\((.+)\)$/gm);
  const titles = readdirSync(folder)
    .filter((file) => /^\d/.test(file))
    .map((file) => {
      const [heading = ''] = readFileSync(join(folder, file), 'utf8').split('\n', 1);
      return `${file} ${heading.replace('# ', '')}`;
    });
  expect(titles.length).toBeGreaterThan(50);
  expect([...listed].map(([, title, file]) => `${file} ${title}`).toSorted()).toEqual(titles);
});

test('each decision has a number of its own', () => {
  const numbers = readdirSync(folder).flatMap((file) => /^\d+/.exec(file)?.[0] ?? []);
  expect(numbers).toEqual([...new Set(numbers)]);
});
