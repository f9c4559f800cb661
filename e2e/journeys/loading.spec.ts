import { goInside } from '../fixtures/code.ts';
import { delayRequests } from '../fixtures/delay-requests.ts';
import { countShifts, MAX_SHIFT } from '../fixtures/shifts.ts';
import { testOnStage } from '../fixtures/stage.ts';
import { expect } from '../fixtures/test.ts';

const test = testOnStage({
  game: 'Loading CTF',
  player: 'loading-player',
  team: 'Bowline',
  solved: 1,
});

test('no layout shift when the challenges of a board arrive', async ({ site, stage, visit }) => {
  const page = await visit(site, { as: stage.player });
  await page.goto('/games');
  const release = await delayRequests(page, '**/api/game/*/details');
  const { id } = stage.game;
  await goInside(page, `/games/${id}/challenges`);
  const loading = page.getByRole('status', { name: 'Loading the challenges' });
  await loading.waitFor();
  await page.evaluate(async () => {
    await document.fonts.ready;
  });
  const shifted = await countShifts(page);
  release();
  await page.getByRole('link', { name: /^Loose cannon/ }).waitFor();
  await expect(loading).toBeHidden();
  expect(await shifted()).toBeLessThan(MAX_SHIFT);
});
