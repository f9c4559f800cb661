import { type Browser, chromium, type Page } from '@playwright/test';
import { launchOptions } from '../../scripts/lib/browser.ts';
import { bundleForBrowser } from '../sdk-package/bundle.ts';
import { makeBoard, makeScoreboard } from './sdk-board-data.ts';
import type { BoardBench, Round } from './sdk-board-page.ts';

declare global {
  /** Only in the page. */
  var bench: BoardBench;
}

const TEAMS = [1000, 5000];
const FORMS = { scoreboard: makeScoreboard, board: makeBoard };
const WARM_UP = 3;
const ROUNDS = 15;
/** Fresh pages, whose engine has not seen the code yet. */
const COLD_PAGES = 3;

/** What reading one board costs in Chromium. */
export interface BoardCost {
  name: string;
  /** Of the JSON. */
  bytes: number;
  /** Medians once the engine knows the code, in milliseconds. */
  warm: Round;
  /** Medians of the first time in a page. */
  cold: Round;
  /** Bytes that stay, above a page that holds nothing. */
  memory: { parsed: number; read: number; polled: number };
}

/** @param door the script that `@halyard/sdk` stands for */
export async function measureBoards(door: string): Promise<BoardCost[]> {
  const script = await bundleForBrowser(import.meta.dirname, 'sdk-board-page.ts', {
    '@halyard/sdk': door,
  });
  const browser = await chromium.launch(launchOptions);
  try {
    const costs: BoardCost[] = [];
    for (const teams of TEAMS) {
      for (const form of ['scoreboard', 'board'] as const) {
        const text = JSON.stringify(FORMS[form](teams));
        costs.push(await measureBoard(browser, script, form, teams, text));
      }
    }
    return costs;
  } finally {
    await browser.close();
  }
}

async function measureBoard(
  browser: Browser,
  script: string,
  form: 'scoreboard' | 'board',
  teams: number,
  text: string,
): Promise<BoardCost> {
  const cold: Round[] = [];
  for (let fresh = 0; fresh < COLD_PAGES; fresh += 1) {
    const page = await openPage(browser, script, form, text);
    cold.push(await page.evaluate(() => globalThis.bench.round()));
    await page.close();
  }
  const page = await openPage(browser, script, form, text);
  const rounds: Round[] = [];
  for (let round = 0; round < WARM_UP + ROUNDS; round += 1)
    rounds.push(await page.evaluate(() => globalThis.bench.round()));
  const memory = await measureMemory(page);
  await page.close();
  return {
    name: `${form}, ${teams} teams`,
    bytes: Buffer.byteLength(text),
    warm: medians(rounds.slice(WARM_UP)),
    cold: medians(cold),
    memory,
  };
}

async function openPage(
  browser: Browser,
  script: string,
  form: 'scoreboard' | 'board',
  text: string,
): Promise<Page> {
  const page = await browser.newPage();
  await page.addScriptTag({ type: 'module', content: script });
  await page.evaluate(([name, json]) => globalThis.bench.load(name, json), [form, text] as const);
  return page;
}

async function measureMemory(page: Page): Promise<BoardCost['memory']> {
  const devTools = await page.context().newCDPSession(page);
  const used = async (what: Parameters<BoardBench['hold']>[0]) => {
    await page.evaluate((name) => globalThis.bench.hold(name), what);
    await devTools.send('HeapProfiler.collectGarbage');
    return (await devTools.send('Runtime.getHeapUsage')).usedSize;
  };
  const nothing = await used('nothing');
  return {
    parsed: (await used('parsed')) - nothing,
    read: (await used('read')) - nothing,
    polled: (await used('polled')) - nothing,
  };
}

function medians(rounds: readonly Round[]): Round {
  const median = (part: keyof Round) =>
    rounds.map((round) => round[part]).toSorted((a, b) => a - b)[Math.floor(rounds.length / 2)] ??
    0;
  return { parse: median('parse'), first: median('first'), unchanged: median('unchanged') };
}
