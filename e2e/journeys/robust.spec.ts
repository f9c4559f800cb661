import { type Person, registerPlayer } from '../fixtures/accounts.ts';
import { openGame, playGame, type SeededGame } from '../fixtures/games.ts';
import { expect, test as base } from '../fixtures/test.ts';
import { accountPages } from '../pages/account.ts';
import { challengesPage } from '../pages/challenges.ts';

interface Stage {
  game: SeededGame;
  player: Person;
}

const test = base.extend<object, { stage: Stage }>({
  stage: [
    async ({ site, organiser }, use) => {
      const game = await openGame(organiser.client, 'Robust CTF');
      const player = await registerPlayer(site.url, 'robust-player');
      await playGame(player, game, 'Clove Hitch', 0);
      await use({ game, player });
    },
    { scope: 'worker' },
  ],
});

/** How the browser notes that an address cannot be had. */
const NOT_FOUND = /404 \(Not Found\)/;
const OFFLINE = /ERR_INTERNET_DISCONNECTED|ERR_NETWORK_CHANGED/;

test('a link to a challenge leads there after signing in', async ({ site, stage, visit }) => {
  const { game, player } = stage;
  const [challenge] = game.challenges;
  const page = await visit(site);
  const path = `/games/${game.id}/challenges?challenge=${challenge?.id}`;
  await page.goto(path);
  await accountPages(page).signIn(player);
  await expect(page).toHaveURL(path);
  await expect(challengesPage(page).panel(challenge?.title ?? '').heading).toBeVisible();
});

test('an unknown address stays as it is and leads on', async ({ site, visit }) => {
  const page = await visit(site);
  await page.goto('/nowhere/at/all');
  await expect(page.getByText('There is nothing at this address')).toBeVisible();
  await expect(page).toHaveURL('/nowhere/at/all');
  await page.getByRole('link', { name: 'All games' }).click();
  await expect(page.getByRole('heading', { name: 'Games', level: 1 })).toBeVisible();
});

test('a game that is not there says so', async ({ site, visit }) => {
  const page = await visit(site, { tolerated: [NOT_FOUND] });
  await page.goto('/games/999999');
  await expect(page.getByText('Game 999999 does not exist or is hidden')).toBeVisible();
});

test('a page for another role says which, and to whom', async ({ site, stage, visit }) => {
  const page = await visit(site, { as: stage.player });
  await page.goto('/admin/games');
  await expect(page.getByText('This page is for the Admin role')).toBeVisible();
  await expect(page.getByText(stage.player.userName, { exact: false }).first()).toBeVisible();
});

test('a flag sent offline is kept, and judged when the network is back', async ({
  site,
  stage,
  visit,
}) => {
  const { game, player } = stage;
  const target = game.challenges[1];
  if (!target) throw new Error('The game has too few challenges.');
  const page = await visit(site, { as: player, tolerated: [OFFLINE] });
  const challenge = challengesPage(page).panel(target.title);
  await page.goto(`/games/${game.id}/challenges?challenge=${target.id}`);
  await expect(challenge.flag).toBeVisible();
  await page.context().setOffline(true);
  await challenge.flag.fill(target.flag);
  await challenge.flag.press('Enter');
  await expect(challenge.verdict('Offline')).toBeVisible();
  await page.context().setOffline(false);
  await expect(challenge.verdict('Accepted')).toBeVisible();
});
