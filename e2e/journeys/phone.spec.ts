import { getBoard } from '@halyard/sdk';
import { PLAYER_PASSWORD } from '../fixtures/accounts.ts';
import { openGame } from '../fixtures/games.ts';
import { expect, test } from '../fixtures/test.ts';
import { accountPages } from '../pages/account.ts';
import { challengesPage } from '../pages/challenges.ts';
import { gameHeader, gamePage } from '../pages/game.ts';
import { scoreboardPage } from '../pages/scoreboard.ts';

/** A phone: touch, no mouse. */
const PHONE = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 3,
  isMobile: true,
  hasTouch: true,
};
const TEAM = 'Reef Knot';

test('a player plays a game from registration to the board on a phone', async ({
  organiser: { client },
  site,
  visit,
}) => {
  const game = await openGame(client, 'Phone CTF');
  const [target] = game.challenges;
  if (!target) throw new Error('The game has no challenge.');
  const page = await visit(site, PHONE);

  await test.step('registers from the page of the game', async () => {
    await page.goto(`/games/${game.id}`);
    await page.getByRole('complementary').getByRole('link', { name: 'Sign in' }).tap();
    const account = accountPages(page);
    await account.toRegister();
    const userName = 'phone-player';
    await account.register({
      userName,
      email: `${userName}@crew.example`,
      password: PLAYER_PASSWORD,
    });
  });

  await test.step('creates a team and joins', async () => {
    const join = gamePage(page);
    await join.openSheet.tap();
    await join.createTeam(TEAM);
    await join.join(TEAM).tap();
    await join.toChallenges.tap();
  });

  const { card, panel } = challengesPage(page);
  const challenge = panel(target.title);

  await test.step('solves a challenge, after a wrong flag', async () => {
    await card(target.title).tap();
    await challenge.submit('flag{melted}');
    await expect(challenge.verdict('Wrong')).toBeVisible();
    await challenge.submit(target.flag);
    await expect(challenge.verdict('Accepted')).toBeVisible();
    await page.goBack();
    await expect(challenge.heading).toBeHidden();
    await expect(card(target.title)).toHaveAccessibleName(/solved, First blood$/);
  });

  await test.step('reads the notice of it', async () => {
    const notices = await gameHeader(page).openNotices();
    await expect(await notices.blood(`${TEAM} first blood on ${target.title}`)).toBeVisible();
    const dialog = page.getByRole('dialog', { name: 'Notices' });
    await page.goBack();
    await expect(dialog).toBeHidden();
    await expect(card(target.title)).toBeVisible();

    const place = page.url();
    const entries = () => page.evaluate(() => window.navigation.currentEntry?.index);
    const before = await entries();
    await gameHeader(page).openNotices();
    await dialog.getByRole('button', { name: 'Close' }).tap();
    await expect(dialog).toBeHidden();
    expect(page.url()).toBe(place);
    expect(await entries(), 'closed by its button it leaves no entry').toBe(before);
  });

  await test.step('and finds the team on the board', async () => {
    await gameHeader(page).scoreboard.tap();
    const { teams } = await getBoard(game.id, { client });
    const score = teams.find(({ name }) => name === TEAM)?.score ?? 0;
    expect(score).toBeGreaterThan(0);
    const board = scoreboardPage(page);
    await expect(board.team(TEAM)).toContainText(score.toLocaleString('en-US'));
    await board.open(TEAM).first().tap();
    await expect(board.dialog(TEAM)).toBeVisible();
  });
});
