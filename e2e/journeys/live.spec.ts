import type { Page } from '@playwright/test';
import { createNotice, getEditGame, submitFlag, updateChallenge, updateGame } from '@halyard/sdk';
import { registerPlayer } from '../fixtures/accounts.ts';
import { openGame, playGame } from '../fixtures/games.ts';
import { type Gateway, startGateway } from '../fixtures/gateway.ts';
import { testOnStage } from '../fixtures/stage.ts';
import { expect } from '../fixtures/test.ts';
import { challengesPage } from '../pages/challenges.ts';
import { framePage } from '../pages/frame.ts';

const test = testOnStage({
  game: 'Live CTF',
  player: 'live-player',
  team: 'Bowline',
  solved: 0,
});

const HOUR = 3_600_000;
/** Sooner than a page that polls would know. */
const BEFORE_POLL = { timeout: 9000 };
/** The browser's messages about a network that is away, and about the session that has ended. */
const AWAY = /ERR_|401 \(Unauthorized\)/;

let gateway: Gateway;

test.beforeEach(async ({ site }) => {
  gateway = await startGateway(site);
});
test.afterEach(() => gateway.stop());

/** Whether the page is told what happens. */
const live = (page: Page) => page.getByRole('status').filter({ hasText: /^Live$/ });

test('ten tabs of one person use one connection, which ends with the session', async ({
  stage,
  visit,
}) => {
  const { game } = stage;
  // The session of the stage's player is for the other journeys.
  const player = await registerPlayer(gateway.site.url, 'live-tabs');
  await playGame(player, game, 'Half Hitch', 0);
  const first = await visit(gateway.site, { as: player, tolerated: [AWAY] });
  await first.goto(`/games/${game.id}/scoreboard`);
  await expect(live(first)).toBeVisible();
  const pages = [first];
  while (pages.length < 10) {
    const page = await first.context().newPage();
    await page.goto(`/games/${game.id}${pages.length === 1 ? '/scoreboard' : ''}`);
    await expect(page.getByRole('heading', { name: game.title }).first()).toBeVisible();
    pages.push(page);
  }
  const second = pages[1] ?? first;
  await expect(live(second)).toBeVisible();
  expect(gateway.openStreams()).toBe(1);

  await first.getByRole('button', { name: new RegExp(player.userName) }).click();
  await first.getByRole('menuitem', { name: 'Sign out' }).click();
  await expect(framePage(second).signInAgain).toBeVisible();
  await expect.poll(() => gateway.openStreams()).toBeLessThanOrEqual(1);
});

test('what staff change and what is solved elsewhere reaches an open page', async ({
  organiser,
  visit,
}) => {
  const { client } = organiser;
  const game = await openGame(client, 'Later CTF', Date.now() + HOUR);
  const { id: gameId } = game;
  const [first, second] = game.challenges;
  if (!first || !second) throw new Error('The game has too few challenges.');
  const player = await registerPlayer(gateway.site.url, 'live-waiting');
  await playGame(player, game, 'Sheet Bend', 0);
  // The gateway ends before the page does.
  const page = await visit(gateway.site, { as: player, tolerated: [AWAY] });
  const { card } = challengesPage(page);
  await page.goto(`/games/${gameId}/challenges`);
  await expect(page.getByText('The challenges open here automatically')).toBeVisible();
  await expect.poll(() => gateway.openStreams()).toBe(1);

  const stored = await getEditGame(gameId, { client });
  const start = Date.now() - 1000;
  await updateGame(gameId, { ...stored, start }, { client });
  await expect(card(first.title)).toBeVisible();

  await updateChallenge({ gameId, challengeId: second.id }, { isEnabled: false }, { client });
  await expect(card(second.title)).toBeHidden(BEFORE_POLL);

  const { flag } = first;
  await submitFlag({ gameId, challengeId: first.id }, { flag }, { client: player.client });
  await expect(
    page.getByRole('link', { name: new RegExp(`^${first.title}, .*solved`, 'i') }),
  ).toBeVisible(BEFORE_POLL);
});

test('a network that drops for half a minute: the page catches up, and one whose proxy holds streams back polls', async ({
  organiser,
  site,
  stage,
  visit,
}) => {
  const { game, player } = stage;
  const { client } = organiser;
  const page = await visit(gateway.site, { as: player, tolerated: [AWAY] });
  await page.goto(`/games/${game.id}/scoreboard`);
  await expect(live(page)).toBeVisible();
  gateway.cut();
  await page.context().setOffline(true);
  await expect(page.getByText(/^Offline since/).first()).toBeVisible();
  await createNotice(game.id, { content: 'The harbour is closed.' }, { client });
  const restored = page.waitForTimeout(30_000);

  const holding = await startGateway(site, { holdsStreams: true });
  const other = await visit(holding.site, { as: player });
  await other.goto(`/games/${game.id}/scoreboard`);
  await expect(other.getByRole('status').filter({ hasText: 'Every 10 s' })).toBeVisible();
  await other.context().close();
  await holding.stop();

  await restored;
  gateway.restore();
  await page.context().setOffline(false);
  await expect(page.getByText('The harbour is closed.').first()).toBeVisible();
  await expect(live(page)).toBeVisible();
});
