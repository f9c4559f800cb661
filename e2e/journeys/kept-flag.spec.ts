import { getChallenge } from '@halyard/sdk';
import { goInside } from '../fixtures/code.ts';
import { type Gateway, startGateway } from '../fixtures/gateway.ts';
import { testOnStage } from '../fixtures/stage.ts';
import { expect } from '../fixtures/test.ts';
import { challengesPage } from '../pages/challenges.ts';

const test = testOnStage({
  game: 'Flaky CTF',
  player: 'kept-player',
  team: 'Clove Hitch',
  solved: 0,
});

/** The browser's messages about a network that is away. */
const AWAY = /ERR_/;

let gateway: Gateway;

test.beforeEach(async ({ site }) => {
  gateway = await startGateway(site);
});
test.afterEach(() => gateway.stop());

test('a network that drops during a submit: the flag that arrived is not sent again', async ({
  stage: { game, player },
  visit,
}) => {
  const [challenge] = game.challenges;
  if (!challenge) throw new Error('The game has no challenges.');
  const page = await visit(gateway.site, { as: player, tolerated: [AWAY] });
  await page.goto(`/games/${game.id}/challenges?challenge=${challenge.id}`);
  const panel = challengesPage(page).panel(challenge.title);
  await expect(panel.flag).toBeEnabled();
  // The server receives the flag, and its answer is lost.
  await page.route('**/api/game/*/challenges/*', async (route) => {
    if (route.request().method() !== 'POST') return route.fallback();
    await route.fetch();
    gateway.cut();
    return route.abort('connectionreset');
  });
  await panel.submit(challenge.flag);
  await expect(panel.verdict('The server cannot be reached')).toBeVisible();
  await panel.later.click();
  await expect(panel.verdict('Kept on this device')).toBeVisible();

  gateway.restore();
  await expect(panel.verdict('Accepted')).toBeVisible({ timeout: 30_000 });
  const at = { gameId: game.id, challengeId: challenge.id };
  const { tries } = await getChallenge(at, { client: player.client });
  expect(tries?.map(({ answer, status }) => [answer, status])).toEqual([
    [challenge.flag, 'Accepted'],
  ]);
});

test('a flag of somebody who is offline is sent once when the network is back, from another page too', async ({
  stage: { game, player },
  visit,
}) => {
  const challenge = game.challenges[1];
  if (!challenge) throw new Error('The game has too few challenges.');
  const page = await visit(gateway.site, { as: player, tolerated: [AWAY] });
  const other = await page.context().newPage();
  await page.goto('/teams');
  await other.goto(`/games/${game.id}/scoreboard`);
  await goInside(page, `/games/${game.id}/challenges?challenge=${challenge.id}`);
  const panel = challengesPage(page).panel(challenge.title);
  await expect(panel.flag).toBeEnabled();
  gateway.cut();
  await page.context().setOffline(true);
  await panel.flag.fill(challenge.flag);
  await expect(panel.verdict('has not been sent')).toBeVisible();
  await panel.later.click();
  await expect(panel.verdict('Kept on this device')).toBeVisible();
  await goInside(page, '/teams');

  gateway.restore();
  await page.context().setOffline(false);
  const said = `${challenge.title}: your flag was right`;
  // Whichever of the tabs sent it says so.
  await expect
    .poll(
      async () => (await page.getByText(said).count()) + (await other.getByText(said).count()),
      {
        timeout: 30_000,
      },
    )
    .toBeGreaterThan(0);
  const at = { gameId: game.id, challengeId: challenge.id };
  const { tries } = await getChallenge(at, { client: player.client });
  expect(tries).toHaveLength(1);
});
