import { submitFlag } from '@halyard/sdk';
import { registerPlayer } from '../fixtures/accounts.ts';
import { openGame, playGame } from '../fixtures/games.ts';
import { expect, test } from '../fixtures/test.ts';
import { challengesPage } from '../pages/challenges.ts';

const PHONE = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 3,
  isMobile: true,
  hasTouch: true,
};
const NOTICE = 'The ceremony begins at six.';

test('an organiser posts a notice, watches submissions and suspends a team on a phone', async ({
  organiser,
  site,
  visit,
}) => {
  const game = await openGame(organiser.client, 'Pocket CTF');
  const [target, other] = game.challenges;
  if (!target || !other) throw new Error('The game has no challenges.');
  const player = await registerPlayer(site.url, 'pocket-player');
  await playGame(player, game, 'Sheepshank', 1);
  // The open page is refused when the team is suspended.
  const playing = await visit(site, { as: player, tolerated: [/400 \(Bad Request\)/] });
  await playing.goto(`/games/${game.id}/challenges`);
  await expect(challengesPage(playing).card(target.title)).toBeVisible();

  const page = await visit(site, { ...PHONE, as: organiser });
  await page.goto('/admin/games');
  await page.getByRole('link', { name: 'Pocket CTF' }).tap();

  await test.step('the notice reaches the open page of a player', async () => {
    const tabs = page.getByRole('navigation', { name: 'Staff of this game' });
    await tabs.getByRole('button', { name: 'More' }).tap();
    await page.getByRole('menuitem', { name: /^Notices/ }).tap();
    await page.getByRole('textbox', { name: 'Notice' }).fill(NOTICE);
    await page.getByRole('button', { name: /^Post/ }).tap();
    await expect(playing.getByText(NOTICE).first()).toBeVisible();
  });

  await test.step('a submission appears by itself', async () => {
    await page.goto(`/games/${game.id}/monitor/submissions`);
    await expect(page.getByText(target.title).first()).toBeVisible();
    await submitFlag(
      { gameId: game.id, challengeId: other.id },
      { flag: 'flag{a_guess}' },
      { client: player.client },
    );
    await expect(page.getByText(other.title).first()).toBeVisible();
  });

  await test.step('the team is suspended and learns why', async () => {
    await page.goto(`/admin/games/${game.id}/review?status=accepted`);
    await page.getByRole('link', { name: 'Sheepshank' }).tap();
    const sheet = page.getByRole('dialog', { name: 'Sheepshank' });
    await sheet.getByRole('textbox', { name: /^Reason/ }).fill('Shared a flag');
    await sheet.getByRole('button', { name: 'Suspend' }).tap();
    await expect(page.getByText('Sheepshank suspended')).toBeVisible();
    await playing.goto(`/games/${game.id}`);
    await expect(playing.getByText(/Shared a flag/)).toBeVisible();
  });
});
