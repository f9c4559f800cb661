import { registerPlayer } from '../fixtures/accounts.ts';
import { createOwnTeam, openGame } from '../fixtures/games.ts';
import { press, tabTo, type } from '../fixtures/keyboard.ts';
import { expect, test } from '../fixtures/test.ts';
import { accountPages } from '../pages/account.ts';
import { challengesPage } from '../pages/challenges.ts';
import { gameHeader, gamePage } from '../pages/game.ts';
import { scoreboardPage } from '../pages/scoreboard.ts';

const WINDOWS = [
  { width: 1440, height: 900, board: 'matrix' },
  { width: 390, height: 844, board: 'list' },
] as const;

for (const { board: kind, ...viewport } of WINDOWS) {
  test(`a player can play with the keyboard only at ${viewport.width} px`, async ({
    site,
    organiser,
    visit,
  }) => {
    const suffix = viewport.width;
    const team = `Bowline ${suffix}`;
    const game = await openGame(organiser.client, `Keyboard CTF ${suffix}`);
    const [target] = game.challenges;
    if (!target) throw new Error('The game has no challenges.');
    const player = await registerPlayer(site.url, `keys-${suffix}`);
    await createOwnTeam(player, team);
    const page = await visit(site, { viewport });

    await test.step('signs in', async () => {
      await page.goto('/account/login');
      const account = accountPages(page);
      await type(page, account.userNameOrEmail, player.userName);
      await type(page, account.password, player.password);
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL('/');
    });

    await test.step('skips what is the same on every page', async () => {
      await page.reload();
      await press(page, page.getByRole('link', { name: 'Skip to content' }));
    });

    await test.step('joins the game', async () => {
      await press(page, page.getByRole('main').getByRole('link', { name: game.title }).first());
      if (kind === 'list') await press(page, gamePage(page).openSheet);
      await press(page, gamePage(page).join(team));
      await press(page, gamePage(page).toChallenges);
    });

    const { card, panel } = challengesPage(page);
    const challenge = panel(target.title);

    await test.step('opens a challenge and submits its flag', async () => {
      await press(page, card(target.title));
      await type(page, challenge.flag, target.flag);
      await page.keyboard.press('Enter');
      await expect(challenge.verdict('Accepted')).toBeVisible();
    });

    await test.step('closes it and is where it was', async () => {
      await page.keyboard.press('Escape');
      await expect(challenge.heading).toBeHidden();
      await expect(card(target.title)).toBeFocused();
    });

    await test.step('sees the board, and a team in it', async () => {
      await press(page, gameHeader(page).scoreboard);
      const board = scoreboardPage(page);
      await expect(board.team(team)).toContainText('1,050');
      const stop = kind === 'matrix' ? board.matrix : board.open(team);
      await tabTo(page, stop);
      if (kind === 'matrix') await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Enter');
      await expect(board.dialog(team)).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(board.dialog(team)).toBeHidden();
      await expect(stop).toBeFocused();
    });
  });
}
