import { type Browser, chromium, type Page } from '@playwright/test';
import { launchOptions } from '../../scripts/lib/browser.ts';
import { type SeededGame, seedGame, type SeededTeam, type SeedOptions } from '../load/seed.ts';
import { ADMINISTRATOR, startSite, WIDE_LIMITS } from '../load/site.ts';

/** Longer than what a page does after its load. */
const SETTLE_MILLISECONDS = 4000;

/** A running game on a real server, and a browser to play it in. */
export interface PlayedGame {
  /** The address of the server, without a slash at the end. */
  url: string;
  game: SeededGame;
  /**
   * Opens a page of the game for the first team, and waits until it is at rest.
   * @param loaded selects what the page shows when it is loaded
   * @param prepare is called before it is loaded
   */
  open: (
    part: 'challenges' | 'scoreboard',
    loaded: string,
    prepare?: (page: Page) => Promise<void>,
  ) => Promise<Page>;
}

/** Does something with a new game, then ends its server and browser. */
export async function withGame<Result>(
  size: SeedOptions,
  act: (played: PlayedGame) => Promise<Result>,
): Promise<Result> {
  const site = await startSite(1, { ...ADMINISTRATOR, ...WIDE_LIMITS });
  const browser = await chromium.launch(launchOptions);
  try {
    const game = await seedGame(site.client, size);
    const [player] = game.teams;
    const url = site.servers[0]?.url;
    if (!player || !url) throw new Error('The site has no server or no team.');
    return await act({
      url,
      game,
      async open(part, loaded, prepare) {
        const page = await newPage(browser, url, player);
        await prepare?.(page);
        await page.goto(`${url}/games/${game.gameId}/${part}`);
        await page.locator(loaded).first().waitFor();
        // The first movement of the pointer fetches the code of what opens, as for a person.
        await page.mouse.move(720, 450);
        await page.waitForTimeout(SETTLE_MILLISECONDS);
        return page;
      },
    });
  } finally {
    await browser.close();
    await site.stop();
  }
}

async function newPage(browser: Browser, url: string, { cookie }: SeededTeam): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const [name = '', value = ''] = cookie.split('=');
  await context.addCookies([
    { name, value, url },
    { name: 'halyard_signed_in', value: '1', url },
  ]);
  return context.newPage();
}
