import { type Browser, type CDPSession, chromium, type Page } from '@playwright/test';
import { launchOptions } from '../../scripts/lib/browser.ts';
import { seedGame } from '../load/seed.ts';
import { ADMINISTRATOR, startSite } from '../load/site.ts';

const CHALLENGES = 24;
/** Longer than what the page does after its load. */
const SETTLE_MILLISECONDS = 4000;
/** Includes transitions and what follows the first paint of a panel. */
const WATCH_MILLISECONDS = 1000;

/** Milliseconds of the main thread, without slow-down. */
export interface OpeningCost {
  /** The first challenge that is opened on a page. */
  first: number;
  /** The median of the others, each opened for the first time. */
  next: number;
}

/** Opens challenges of a running game on a page of a real server, as a player. */
export async function measureOpening(rounds: number): Promise<OpeningCost> {
  const site = await startSite(1, ADMINISTRATOR);
  const browser = await chromium.launch(launchOptions);
  try {
    const game = await seedGame(site.client, { teams: 60, challenges: CHALLENGES, solves: 500 });
    const [player] = game.teams;
    const url = site.servers[0]?.url;
    if (!player || !url) throw new Error('The site has no server or no team.');
    const measured: OpeningCost[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const page = await openBoard(
        browser,
        `${url}/games/${game.gameId}/challenges`,
        player.cookie,
      );
      measured.push(await measurePage(page));
      await page.context().close();
    }
    // The minimum: other processes can only add time.
    return {
      first: Math.min(...measured.map(({ first }) => first)),
      next: Math.min(...measured.map(({ next }) => next)),
    };
  } finally {
    await browser.close();
    await site.stop();
  }
}

async function openBoard(browser: Browser, address: string, cookie: string): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const [name = '', value = ''] = cookie.split('=');
  const { origin } = new URL(address);
  const mark = { name: 'halyard_signed_in', value: '1', url: origin };
  await context.addCookies([{ name, value, url: origin }, mark]);
  const page = await context.newPage();
  await page.goto(address);
  await page
    .locator('a[href*="challenge="]')
    .nth(CHALLENGES - 1)
    .waitFor();
  // The first movement of the pointer fetches the panel's code, as for a person.
  await page.mouse.move(720, 450);
  await page.waitForTimeout(SETTLE_MILLISECONDS);
  return page;
}

async function measurePage(page: Page): Promise<OpeningCost> {
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('Performance.enable');
  const idle = await costOf(devTools, () => page.evaluate(watch, WATCH_MILLISECONDS));
  const costs: number[] = [];
  for (const id of await page.evaluate(listIds)) {
    const cost = await costOf(devTools, () =>
      page.evaluate(openAndWatch, [id, WATCH_MILLISECONDS] as const),
    );
    costs.push(Math.max(0, cost - idle));
  }
  const [first = Number.NaN, ...others] = costs;
  return { first, next: others.toSorted((a, b) => a - b)[others.length >> 1] ?? Number.NaN };
}

/** Milliseconds that tasks of the main thread took meanwhile. */
async function costOf(devTools: CDPSession, work: () => Promise<unknown>): Promise<number> {
  const before = await taskMilliseconds(devTools);
  await work();
  return (await taskMilliseconds(devTools)) - before;
}

async function taskMilliseconds(devTools: CDPSession): Promise<number> {
  const { metrics } = await devTools.send('Performance.getMetrics');
  const seconds = metrics.find(({ name }) => name === 'TaskDuration')?.value;
  if (seconds === undefined) throw new Error('The browser does not tell how long tasks took.');
  return seconds * 1000;
}

/** Runs in the page. */
async function watch(milliseconds: number): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, milliseconds));
}

/** Runs in the page: the ids of the challenges in the order of their cards. */
function listIds(): string[] {
  const cards = [...document.querySelectorAll<HTMLAnchorElement>('a[data-stop]')];
  const ids = cards.flatMap(({ href }) => new URL(href).searchParams.get('challenge') ?? []);
  // Notices link to challenges as well.
  return [...new Set(ids)];
}

/** Runs in the page: opens a card, and ends when its flag field has been there for a while. */
async function openAndWatch([id, milliseconds]: readonly [string, number]): Promise<void> {
  const cards = [...document.querySelectorAll<HTMLAnchorElement>('a[data-stop]')];
  const card = cards.find(({ href }) => new URL(href).searchParams.get('challenge') === id);
  if (!card) throw new Error(`There is no challenge ${id}.`);
  card.click();
  const isOpen = () =>
    new URL(location.href).searchParams.get('challenge') === id &&
    document.querySelector('form input[autocomplete="off"]:not([type="search"])') !== null;
  for (let waited = 0; !isOpen(); waited += 50) {
    if (waited > 10_000) throw new Error(`Challenge ${id} did not open.`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  await new Promise((resolve) => setTimeout(resolve, milliseconds));
}
