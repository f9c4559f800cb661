import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadCsf } from 'storybook/internal/csf-tools';
import { expect, test } from 'vitest';
import { areas } from './areas.ts';

const src = join(import.meta.dirname, '..');
const files = globSync('{components,patterns,layouts}/**/*.stories.tsx', { cwd: src }).toSorted();

const readMeta = (file: string) => {
  const text = readFileSync(join(src, file), 'utf8');
  const csf = loadCsf(text, { fileName: file, makeTitle: (title) => title ?? '' }).parse();
  return { title: csf.meta.title ?? '', text };
};

/** Text of a story file from `guide({` to its end, to look for parts. */
const guideOf = (text: string): string => /\bguide\(\{[\s\S]*?\n {2,6}\}\)/.exec(text)?.[0] ?? '';

test('there are story files', () => {
  expect(files.length).toBeGreaterThan(100);
});

test.each(files)('%s stands in an area of the inventory', (file) => {
  expect(areas).toContain(readMeta(file).title.split('/')[0]);
});

test.each(files)('%s has a guide', (file) => {
  const guide = guideOf(readMeta(file).text);
  for (const part of ['what', 'when', 'whenNot']) expect(guide).toMatch(new RegExp(`\\b${part}: `));
});
