import type { Page } from '@playwright/test';
import { type Person, registerPlayer } from '../fixtures/accounts.ts';
import { expectAccessible, followSystemTheme } from '../fixtures/axe.ts';
import { type SeededGame, openGame, playGame } from '../fixtures/games.ts';
import { expect, test } from '../fixtures/test.ts';
import { challengesPage } from '../pages/challenges.ts';
import { gameHeader } from '../pages/game.ts';
import { scoreboardPage } from '../pages/scoreboard.ts';

const TEAM = 'Reef Knot';

interface Stage {
  game: SeededGame;
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
      await use({ game, player });
    },
    { scope: 'worker' },
  ],
});

interface Screen {
  name: string;
  path: (game: SeededGame) => string;
  who: 'nobody' | 'player' | 'organiser';
  /** Brings the page to where it is to be looked at; it shows its heading already. */
  act?: (page: Page, game: SeededGame) => Promise<void>;
}

const first = ({ challenges }: SeededGame) => {
  const [challenge] = challenges;
  if (!challenge) throw new Error('The game has no challenges.');
  return challenge;
};

const SCREENS: readonly Screen[] = [
  { name: 'sign-in', path: () => '/account/login', who: 'nobody' },
  { name: 'register', path: () => '/account/register', who: 'nobody' },
  { name: 'home of a stranger', path: () => '/', who: 'nobody' },
  { name: 'home of a player', path: () => '/', who: 'player' },
  { name: 'games', path: () => '/games', who: 'player' },
  { name: 'game, signed out', path: ({ id }) => `/games/${id}`, who: 'nobody' },
  { name: 'game, joined', path: ({ id }) => `/games/${id}`, who: 'player' },
  {
    name: 'challenges',
    path: ({ id }) => `/games/${id}/challenges`,
    who: 'player',
    act: async (page, game) => {
      await expect(challengesPage(page).card(first(game).title)).toBeVisible();
    },
  },
  {
    name: 'challenges with a panel',
    path: (game) => `/games/${game.id}/challenges?challenge=${first(game).id}`,
    who: 'player',
    act: async (page, game) => {
      await expect(challengesPage(page).panel(first(game).title).flag).toBeVisible();
    },
  },
  {
    name: 'notices',
    path: ({ id }) => `/games/${id}/challenges`,
    who: 'player',
    act: async (page, game) => {
      const text = `${TEAM} second blood on ${first(game).title}`;
      await expect(await gameHeader(page).notice(text)).toBeVisible();
    },
  },
  {
    name: 'scoreboard',
    path: ({ id }) => `/games/${id}/scoreboard`,
    who: 'nobody',
    act: async (page) => {
      await expect(scoreboardPage(page).team(TEAM)).toBeVisible();
    },
  },
  {
    name: 'scoreboard with a dialog',
    path: ({ id }) => `/games/${id}/scoreboard`,
    who: 'player',
    act: async (page) => {
      await scoreboardPage(page).open(TEAM).click();
      await expect(scoreboardPage(page).dialog(TEAM)).toBeVisible();
    },
  },
  { name: 'teams', path: () => '/teams', who: 'player' },
  { name: 'unknown page', path: () => '/nowhere', who: 'nobody' },
  { name: 'staff: games', path: () => '/admin/games', who: 'organiser' },
  { name: 'staff: game', path: ({ id }) => `/admin/games/${id}/info`, who: 'organiser' },
  {
    name: 'staff: challenges',
    path: ({ id }) => `/admin/games/${id}/challenges`,
    who: 'organiser',
  },
  {
    name: 'staff: challenge',
    path: (game) => `/admin/games/${game.id}/challenges/${first(game).id}`,
    who: 'organiser',
    act: async (page) => {
      await expect(page.getByRole('textbox', { name: 'Statement' })).toBeVisible();
    },
  },
  { name: 'staff: notices', path: ({ id }) => `/admin/games/${id}/notices`, who: 'organiser' },
  { name: 'staff: review', path: ({ id }) => `/admin/games/${id}/review`, who: 'organiser' },
];

test.describe('axe finds nothing, dark and light, at 1440 and 390 px', () => {
  test('set-up', async ({ freshSite, visit }) => {
    const page = await visit(freshSite);
    await page.addInitScript(followSystemTheme);
    await page.goto('/setup');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectAccessible(page);
  });

  for (const { name, path, who, act } of SCREENS) {
    staged(name, async ({ site, organiser, stage, visit }) => {
      const people = { nobody: undefined, player: stage.player, organiser };
      const as = people[who];
      const page = await visit(site, as && { as });
      await page.addInitScript(followSystemTheme);
      await page.goto(path(stage.game));
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
      await act?.(page, stage.game);
      await expect(page.getByRole('main').getByRole('status', { name: 'Loading' })).toHaveCount(0);
      await expectAccessible(page);
    });
  }
});
