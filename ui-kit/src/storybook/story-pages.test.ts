import { expect, test } from 'vitest';
import { areas } from './areas.ts';
import { readStoryFiles } from './story-files.ts';
import { takesFocus } from './takes-focus.ts';

const files = readStoryFiles();

/** Text of a story file from `guide({` to its end. */
function guideOf(text: string): string {
  return /\bguide\(\{[\s\S]*?\n {2,6}\}\)/.exec(text)?.[0] ?? '';
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

test.each(files)('$file is in an area of the sidebar', ({ title }) => {
  expect(areas).toContain(title.split('/')[0]);
});

test.each(files)('$file has a guide', ({ file, text, module }) => {
  const guide = guideOf(text);
  const parts = ['what', 'when', 'whenNot', 'writing'];
  const isElsewhere = !module.endsWith('.stories.tsx');
  if (isElsewhere && takesFocus(module) && !unreachable.has(file)) parts.push('keyboard');
  for (const part of parts) expect(guide).toMatch(new RegExp(`\\b${part}: `));
});
