/// <reference lib="dom" />
import { createNotice } from '@halyard/sdk';
import type { Page } from '@playwright/test';
import { delayRequests } from '../fixtures/delay-requests.ts';
import { type Stage, testOnStage } from '../fixtures/stage.ts';
import { expect } from '../fixtures/test.ts';
import { challengesPage } from '../pages/challenges.ts';

const test = testOnStage({
  game: 'Quiet Harbour',
  player: 'sigrun',
  team: 'Dry Powder',
  solved: 0,
});

const WIDTHS = [320, 390, 600, 768, 900, 1024, 1100, 1184, 1280, 1366, 1440, 1920, 2560];

test('the first key is not lost when no more code can be fetched', async ({
  site,
  stage,
  visit,
}) => {
  const page = await visit(site, { as: stage.player });
  const challenge = firstOf(stage);
  await page.goto(`/games/${stage.game.id}/challenges?challenge=${challenge.id}`);
  const { flag } = challengesPage(page).panel(challenge.title);
  await expect(flag).toBeVisible();
  const release = await delayRequests(page, (url) => url.pathname.endsWith('.js'));
  await page.keyboard.type('fflag{mind_the_gap}');
  await expect(flag).toHaveValue('flag{mind_the_gap}');
  release();
});

test('toasts cover neither the open challenge nor a focused field', async ({
  site,
  stage,
  organiser,
  visit,
}) => {
  const page = await visit(site, { as: stage.player });
  const challenge = firstOf(stage);
  await page.goto(`/games/${stage.game.id}/challenges?challenge=${challenge.id}`);
  await challengesPage(page).panel(challenge.title).flag.focus();
  await createNotice(
    stage.game.id,
    { content: 'The harbour closes at ten.' },
    { client: organiser.client },
  );
  await expect(page.getByText('The harbour closes at ten.')).toBeAttached();
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 800 });
    // A sheet is in its place when its animation has ended.
    await expect.poll(() => coveredByToasts(page), { message: `${width} px` }).toEqual([]);
  }
});

function firstOf({ game }: Stage) {
  const [challenge] = game.challenges;
  if (!challenge) throw new Error('The game has no challenge.');
  return challenge;
}

/** Finds the parts of the page that visible toasts cover, although they must leave them free. */
function coveredByToasts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const stack = document.querySelector('section[aria-live] > ol');
    if (!stack) return ['The toast is gone.'];
    if (getComputedStyle(stack).opacity === '0') return [];
    const toast = stack.getBoundingClientRect();
    const free = [...document.querySelectorAll('[data-modal], [data-uncovered], input:focus')];
    return free
      .filter((element) => {
        const { left, right, top, bottom, width } = element.getBoundingClientRect();
        if (width === 0) return false;
        const isBeside = left >= toast.right || right <= toast.left;
        return !isBeside && top < toast.bottom && bottom > toast.top;
      })
      .map((element) => element.getAttribute('aria-label') ?? element.tagName);
  });
}
