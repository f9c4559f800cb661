import { delayRequests } from '../fixtures/delay-requests.ts';
import { testOnStage } from '../fixtures/stage.ts';
import { expect } from '../fixtures/test.ts';
import { challengesPage } from '../pages/challenges.ts';

const test = testOnStage({
  game: 'Steady Hands',
  player: 'ingeborg',
  team: 'Bowline',
  solved: 1,
});

test('the focus stays on the heading of a challenge while it loads', async ({
  site,
  stage,
  visit,
}) => {
  const page = await visit(site, { as: stage.player });
  const title = stage.game.challenges[0]?.title ?? '';
  const challenges = challengesPage(page);
  await page.goto(`/games/${stage.game.id}/challenges`);
  const release = await delayRequests(page, (url) => /\/challenges\/\d+$/.test(url.pathname));
  await challenges.card(title).click();
  const { heading } = challenges.panel(title);
  await expect(heading).toBeFocused();
  release();
  await expect(page.getByRole('tab', { name: 'Statement' })).toBeVisible();
  await expect(heading).toBeFocused();
});

test('closing what a link has opened leaves nothing behind in the history', async ({
  site,
  stage,
  visit,
}) => {
  const page = await visit(site, { as: stage.player });
  const board = `/games/${stage.game.id}/challenges`;
  const title = stage.game.challenges[1]?.title ?? '';
  const challenges = challengesPage(page);
  await page.goto(`/games/${stage.game.id}`);
  await page.goto(board);
  await challenges.card(title).click();
  await expect(challenges.panel(title).flag).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(board);
  await page.goBack();
  await expect(page).toHaveURL(`/games/${stage.game.id}`);
});

test('a challenge that was opened by its address is closed without leaving the page', async ({
  site,
  stage,
  visit,
}) => {
  const page = await visit(site, { as: stage.player });
  const [, challenge] = stage.game.challenges;
  const board = `/games/${stage.game.id}/challenges`;
  await page.goto(`${board}?challenge=${challenge?.id}`);
  await expect(challengesPage(page).panel(challenge?.title ?? '').flag).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(board);
});

test('a dialog of a team has the focus itself, however it is opened', async ({
  site,
  stage,
  visit,
}) => {
  const page = await visit(site, { as: stage.player });
  await page.goto(`/games/${stage.game.id}/scoreboard`);
  await page.getByRole('link', { name: 'Bowline' }).first().click();
  const dialog = page.getByRole('dialog', { name: /Bowline/ });
  await expect(dialog).toBeFocused();
  await page.reload();
  await expect(dialog).toBeFocused();
});

test('Escape clears the search field, then leaves it', async ({ site, stage, visit }) => {
  const page = await visit(site, { as: stage.player });
  await page.goto(`/games/${stage.game.id}/challenges`);
  const field = page.getByRole('searchbox', { name: 'Find a challenge' });
  await field.fill('loose');
  await page.keyboard.press('Escape');
  await expect(field).toHaveValue('');
  await expect(field).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(field).not.toBeFocused();
});
