import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { loadCsf } from 'storybook/internal/csf-tools';
import { expect, test } from 'vitest';
import { areas } from './areas.ts';
import { takesFocus } from './takes-focus.ts';

const src = join(import.meta.dirname, '..');
// Overviews of many stories and parts of guides have no page of their own.
const files = globSync('**/*.stories.tsx', { cwd: src, exclude: ['overview/**', 'storybook/**'] })
  .map((file) => file.replaceAll('\\', '/'))
  .toSorted();

function readMeta(file: string) {
  const text = readFileSync(join(src, file), 'utf8');
  const csf = loadCsf(text, { fileName: file, makeTitle: (title) => title ?? '' }).parse();
  return { title: csf.meta.title ?? '', text };
}

/** Text of a story file from `guide({` to its end. */
function guideOf(text: string): string {
  return /\bguide\(\{[\s\S]*?\n {2,6}\}\)/.exec(text)?.[0] ?? '';
}

/** The module of a story file's component; undefined if the story file defines it itself. */
function componentOf(file: string, text: string): string | undefined {
  const name = /^ {2}component: (\w+)/m.exec(text)?.[1];
  const path = new RegExp(`import \\{[^}]*\\b${name}\\b[^}]*\\} from '(\\.[^']+)'`).exec(text)?.[1];
  return path === undefined ? undefined : join(src, dirname(file), path);
}

/**
 * Stories without a focusable element, although the component has controls: a picture, and a Banner
 * that cannot be dismissed.
 */
const unreachable = new Set([
  'components/RateLimitNote/RateLimitNote.stories.tsx',
  'layouts/ThemePreview/ThemePreview.stories.tsx',
]);

test('there are story files', () => {
  expect(files.length).toBeGreaterThan(100);
});

test.each(files)('%s is in an area of the sidebar', (file) => {
  expect(areas).toContain(readMeta(file).title.split('/')[0]);
});

test.each(files)('%s has a guide', (file) => {
  const { text } = readMeta(file);
  const guide = guideOf(text);
  const component = componentOf(file, text);
  const parts = ['what', 'when', 'whenNot', 'writing'];
  if (component && takesFocus(component) && !unreachable.has(file)) parts.push('keyboard');
  for (const part of parts) expect(guide).toMatch(new RegExp(`\\b${part}: `));
});
