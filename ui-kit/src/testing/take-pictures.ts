import { expect, vi } from 'vitest';
import { page } from 'vitest/browser';
import { showTheme, shownLook } from '../storybook/look.ts';
import { lookAtStories } from './after-story.ts';
import { untilQuiet, watchTimers } from './quiet.ts';

const themes = ['dark', 'light'] as const;

// Stops the clock at the time that the design drawings show.
vi.setSystemTime(new Date('2026-11-21T17:17:53Z'));
watchTimers();
// Preloads lazy parts (tooltips, panels), so that the order of stories makes no difference.
const parts = import.meta.glob([
  '../{components,patterns,layouts}/**/*.tsx',
  '!../**/*.stories.tsx',
]);
await Promise.all(Object.values(parts).map((load) => load()));

// Includes overlays in the picture, however short the page is. It is a style element, because an
// overlay that locks scrolling resets inline styles of the body.
const ground = document.createElement('style');
ground.textContent = 'body { min-height: 100vh; padding: 16px; }';
document.head.append(ground);

/**
 * Content below the window would be left out of the picture, so the window grows with a long story.
 */
async function withRoom(take: () => Promise<void>): Promise<void> {
  const { innerWidth, innerHeight } = window;
  const { scrollHeight } = document.documentElement;
  if (scrollHeight <= innerHeight) return take();
  await page.viewport(innerWidth, scrollHeight);
  try {
    await take();
  } finally {
    await page.viewport(innerWidth, innerHeight);
  }
}

lookAtStories(({ name }) =>
  withRoom(async () => {
    for (const theme of themes) {
      showTheme(document.documentElement, shownLook({ theme }));
      await untilQuiet();
      await expect.soft(page.elementLocator(document.body)).toMatchScreenshot(`${name}, ${theme}`);
    }
  }),
);
