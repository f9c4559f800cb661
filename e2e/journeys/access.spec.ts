import type { Page } from '@playwright/test';
import { ADMINISTRATOR, type Person, registerPlayer } from '../fixtures/accounts.ts';
import { expectAccessible, followSystemTheme, wearHighContrast } from '../fixtures/axe.ts';
import { type SeededGame, openGame, playGame } from '../fixtures/games.ts';
import {
  askMachine,
  breakPage,
  MISSING_CODE,
  openKeys,
  openLanguages,
  openPalette,
} from '../fixtures/overlays.ts';
import { setupLink } from '../fixtures/site.ts';
import { expect, test } from '../fixtures/test.ts';
import { challengesPage } from '../pages/challenges.ts';
import { framePage } from '../pages/frame.ts';
import { gameHeader } from '../pages/game.ts';
import { scoreboardPage } from '../pages/scoreboard.ts';
import { setupPage } from '../pages/setup.ts';

const TEAM = 'Reef Knot';
const DAY = 86_400_000;

interface Stage {
  game: SeededGame;
  /** Starts in a day. */
  nextGame: SeededGame;
  player: Person;
}

const staged = test.extend<object, { stage: Stage }>({
  stage: [
    async ({ site, organiser }, use) => {
      const game = await openGame(organiser.client, 'Access CTF');
      const rival = await registerPlayer(site.url, 'axe-rival');
      await playGame(rival, game, 'Sheet Bend', 2);
      const player = await registerPlayer(site.url, 'axe-player');
      await playGame(player, game, TEAM, 1);
      const nextGame = await openGame(organiser.client, 'Next CTF', Date.now() + DAY);
      await playGame(player, nextGame, 'Half Hitch', 0);
      await use({ game, nextGame, player });
    },
    { scope: 'worker' },
  ],
});

interface Screen {
  name: string;
  path: (stage: Stage) => string;
  who: 'nobody' | 'player' | 'organiser';
  /** Brings the page into the state to check; its heading is already visible. */
  act?: (page: Page, stage: Stage) => Promise<void>;
  /** Errors that `act` causes. */
  tolerated?: readonly RegExp[];
}

const first = ({ game: { challenges } }: Stage) => {
  const [challenge] = challenges;
  if (!challenge) throw new Error('The game has no challenges.');
  return challenge;
};

/** Presses a button of the page and waits for the dialog that it opens. */
const opening = (button: string) => async (page: Page) => {
  await page.getByRole('main').getByRole('button', { name: button }).first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
};

async function goOffline(page: Page): Promise<void> {
  await page.context().setOffline(true);
  await expect(page.getByText(/^Offline since/)).toBeVisible();
}

async function endSession(page: Page): Promise<void> {
  await page.getByRole('main').getByRole('button', { name: 'New team' }).first().click();
  await page.getByRole('textbox', { name: 'Name' }).fill('Rolling Hitch');
  // Not earlier: any other request of the page would end the session too.
  await page.context().clearCookies();
  await page.getByRole('button', { name: 'Create team' }).click();
  await expect(framePage(page).signInAgain).toBeVisible();
}

const SCREENS: readonly Screen[] = [
  { name: 'sign-in', path: () => '/account/login', who: 'nobody' },
  { name: 'register', path: () => '/account/register', who: 'nobody' },
  { name: 'home of a stranger', path: () => '/', who: 'nobody' },
  { name: 'home of a player', path: () => '/', who: 'player' },
  { name: 'games', path: () => '/games', who: 'player' },
  { name: 'game, signed out', path: ({ game }) => `/games/${game.id}`, who: 'nobody' },
  { name: 'game, joined', path: ({ game }) => `/games/${game.id}`, who: 'player' },
  {
    name: 'challenges',
    path: ({ game }) => `/games/${game.id}/challenges`,
    who: 'player',
    act: async (page, stage) => {
      await expect(challengesPage(page).card(first(stage).title)).toBeVisible();
    },
  },
  {
    name: 'challenges with a panel',
    path: (stage) => `/games/${stage.game.id}/challenges?challenge=${first(stage).id}`,
    who: 'player',
    act: async (page, stage) => {
      await expect(challengesPage(page).panel(first(stage).title).flag).toBeVisible();
    },
  },
  {
    name: 'notices',
    path: ({ game }) => `/games/${game.id}/challenges`,
    who: 'player',
    act: async (page, stage) => {
      const text = `${TEAM} second blood on ${first(stage).title}`;
      const notices = await gameHeader(page).openNotices();
      await expect(await notices.blood(text)).toBeVisible();
    },
  },
  {
    name: 'waiting room',
    path: ({ nextGame }) => `/games/${nextGame.id}/challenges`,
    who: 'player',
    act: async (page) => {
      await expect(page.getByText('Waiting for the start')).toBeVisible();
    },
  },
  {
    name: 'scoreboard',
    path: ({ game }) => `/games/${game.id}/scoreboard`,
    who: 'nobody',
    act: async (page) => {
      await expect(scoreboardPage(page).team(TEAM)).toBeVisible();
    },
  },
  {
    name: 'scoreboard with a dialog',
    path: ({ game }) => `/games/${game.id}/scoreboard`,
    who: 'player',
    act: async (page) => {
      await scoreboardPage(page).open(TEAM).click();
      await expect(scoreboardPage(page).dialog(TEAM)).toBeVisible();
    },
  },
  { name: 'profile', path: () => '/account/profile', who: 'player' },
  { name: 'teams', path: () => '/teams', who: 'player' },
  { name: 'new team', path: () => '/teams', who: 'player', act: opening('New team') },
  { name: 'languages', path: () => '/account/login', who: 'nobody', act: openLanguages },
  { name: 'machine question', path: () => '/account/login', who: 'nobody', act: askMachine },
  { name: 'palette', path: () => '/games', who: 'player', act: openPalette },
  { name: 'keys', path: () => '/games', who: 'player', act: openKeys },
  {
    name: 'offline',
    path: () => '/games',
    who: 'player',
    act: goOffline,
    tolerated: [/ERR_INTERNET_DISCONNECTED|ERR_NETWORK_CHANGED/],
  },
  {
    name: 'session ended',
    path: () => '/teams',
    who: 'player',
    act: endSession,
    tolerated: [/401 \(Unauthorized\)/],
  },
  {
    name: 'broken page',
    path: () => '/games',
    who: 'player',
    act: breakPage,
    tolerated: [MISSING_CODE],
  },
  { name: 'page that is not built', path: () => '/admin/logs', who: 'organiser' },
  { name: 'unknown page', path: () => '/nowhere', who: 'nobody' },
  { name: 'page for another role', path: () => '/admin/games', who: 'player' },
  { name: 'staff: games', path: () => '/admin/games', who: 'organiser' },
  {
    name: 'staff: new game',
    path: () => '/admin/games',
    who: 'organiser',
    act: opening('New game'),
  },
  { name: 'staff: game', path: ({ game }) => `/admin/games/${game.id}/info`, who: 'organiser' },
  {
    name: 'staff: challenges',
    path: ({ game }) => `/admin/games/${game.id}/challenges`,
    who: 'organiser',
  },
  {
    name: 'staff: new challenge',
    path: ({ game }) => `/admin/games/${game.id}/challenges`,
    who: 'organiser',
    act: opening('New challenge'),
  },
  {
    name: 'staff: challenge',
    path: (stage) => `/admin/games/${stage.game.id}/challenges/${first(stage).id}`,
    who: 'organiser',
    act: async (page) => {
      await expect(page.getByRole('textbox', { name: 'Statement' })).toBeVisible();
    },
  },
  {
    name: 'staff: notices',
    path: ({ game }) => `/admin/games/${game.id}/notices`,
    who: 'organiser',
  },
  { name: 'staff: review', path: ({ game }) => `/admin/games/${game.id}/review`, who: 'organiser' },
];

test.describe('axe finds nothing, dark and light, at 1440 and 390 px', () => {
  test('set-up', async ({ freshSite, visit }) => {
    const page = await visit(freshSite);
    const setup = setupPage(page);
    await page.addInitScript(followSystemTheme);
    await page.goto(setupLink(freshSite));
    await expect(setup.step('Administrator')).toBeVisible();
    await expectAccessible(page);
    await setup.nameAdministrator(ADMINISTRATOR);
    await expectAccessible(page);
    await setup.nameSite('Harbour');
    await expect(setup.gameTitle).toBeVisible();
    await expectAccessible(page);
  });

  for (const screen of SCREENS) checkScreen(screen, followSystemTheme);
});

const MAIN = new Set([
  'sign-in',
  'home of a player',
  'games',
  'challenges with a panel',
  'scoreboard',
  'profile',
  'palette',
  'staff: challenge',
]);

test.describe('axe finds nothing in high contrast, dark and light, at 1440 and 390 px', () => {
  for (const screen of SCREENS.filter(({ name }) => MAIN.has(name)))
    checkScreen(screen, wearHighContrast);
});

function checkScreen({ name, path, who, act, tolerated }: Screen, wear: () => void): void {
  staged(name, async ({ site, organiser, stage, visit }) => {
    const people = { nobody: undefined, player: stage.player, organiser };
    const as = people[who];
    const page = await visit(site, { ...(as && { as }), ...(tolerated && { tolerated }) });
    await page.addInitScript(wear);
    await page.goto(path(stage));
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await act?.(page, stage);
    await expect(page.getByRole('main').getByRole('status', { name: 'Loading' })).toHaveCount(0);
    if (wear === wearHighContrast)
      await expect(page.locator('html')).toHaveAttribute('data-contrast', 'more');
    await expectAccessible(page);
  });
}
