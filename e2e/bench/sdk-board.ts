import { type Browser, type CDPSession, chromium, type Page } from '@playwright/test';
import { launchOptions } from '../../scripts/lib/browser.ts';
import { sized } from '../load/quick.ts';
import { bundleForBrowser } from '../sdk-package/bundle.ts';
import { makeBoard, makeScoreboard } from './sdk-board-data.ts';
import type { BoardBench, Form, Way } from './sdk-board-page.ts';

declare global {
  /** Defined only in the page. */
  var bench: BoardBench;
}

const BOARDS = [
  { form: 'scoreboard', teams: 1000, times: 10 },
  { form: 'board', teams: 1000, times: 20 },
  { form: 'scoreboard', teams: 5000, times: 3 },
  { form: 'board', teams: 5000, times: 5 },
] as const;
const MAKERS = { scoreboard: makeScoreboard, board: makeBoard };
const WAYS: readonly Way[] = ['parse', 'first', 'unchanged'];
const POLLS = 100;
const WARM_UP = 2;
const ROUNDS = sized(11, 1);
/** Number of new pages, in which no code is compiled yet. */
const COLD_PAGES = 5;

/** Milliseconds for each way. */
export type Cost = Record<Way, number>;

/** The cost of reading one board in Chromium. */
export interface BoardCost {
  name: string;
  /** Size of the JSON. */
  bytes: number;
  /** Medians after warm-up. */
  warm: Cost;
  /** Medians of the first read in a page. */
  cold: Cost;
  /** Retained bytes, compared with a page that keeps nothing. */
  memory: Cost;
}

interface Bench {
  page: Page;
  devTools: CDPSession;
}

/**
 * Measures in Chromium what a board costs the main thread: processor time, because wall-clock time
 * includes other processes.
 * @param door the file that `@halyard/sdk` resolves to
 */
export async function measureBoards(door: string): Promise<BoardCost[]> {
  const alias = { '@halyard/sdk': door };
  const { code } = await bundleForBrowser(import.meta.dirname, 'sdk-board-page.ts', alias);
  const browser = await chromium.launch(launchOptions);
  try {
    const costs: BoardCost[] = [];
    for (const { form, teams, times } of BOARDS) {
      const text = JSON.stringify(MAKERS[form](teams));
      const open = () => openPage(browser, code, form, text);
      const name = `${form}, ${teams} teams`;
      const cold = await measureCold(open);
      costs.push({
        name,
        bytes: Buffer.byteLength(text),
        cold,
        ...(await measureWarm(open, times)),
      });
    }
    return costs;
  } finally {
    await browser.close();
  }
}

async function measureCold(open: () => Promise<Bench>): Promise<Cost> {
  const costs: Cost[] = [];
  for (let fresh = 0; fresh < COLD_PAGES; fresh += 1) {
    const bench = await open();
    costs.push(await measureRound(bench, 1));
    await bench.page.close();
  }
  return medians(costs);
}

async function measureWarm(
  open: () => Promise<Bench>,
  times: number,
): Promise<Pick<BoardCost, 'warm' | 'memory'>> {
  const bench = await open();
  const costs: Cost[] = [];
  for (let round = 0; round < WARM_UP + ROUNDS; round += 1)
    costs.push(await measureRound(bench, times));
  const memory = await measureMemory(bench);
  await bench.page.close();
  return { warm: medians(costs.slice(WARM_UP)), memory };
}

async function openPage(
  browser: Browser,
  script: string,
  form: Form,
  text: string,
): Promise<Bench> {
  const page = await browser.newPage();
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('Performance.enable', { timeDomain: 'threadTicks' });
  await page.addScriptTag({ type: 'module', content: script });
  await page.waitForFunction(() => 'bench' in globalThis);
  await page.evaluate(([name, json]) => globalThis.bench.load(name, json), [form, text] as const);
  return { page, devTools };
}

async function measureRound(bench: Bench, times: number): Promise<Cost> {
  const cost: Cost = { parse: 0, first: 0, unchanged: 0 };
  for (const way of WAYS) {
    const count = way === 'unchanged' ? POLLS : times;
    const before = await processorTime(bench);
    await read(bench, way, count);
    cost[way] = ((await processorTime(bench)) - before) / count;
  }
  return cost;
}

function read({ page }: Bench, way: Way, times: number): Promise<void> {
  return page.evaluate(([name, count]) => globalThis.bench.read(name, count), [
    way,
    times,
  ] as const);
}

/** Processor milliseconds of the page's main thread so far. */
async function processorTime({ devTools }: Bench): Promise<number> {
  const { metrics } = await devTools.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'ThreadTime')?.value ?? Number.NaN) * 1000;
}

async function measureMemory(bench: Bench): Promise<Cost> {
  const { page, devTools } = bench;
  const used = async () => {
    await devTools.send('HeapProfiler.collectGarbage');
    return (await devTools.send('Runtime.getHeapUsage')).usedSize;
  };
  const measure = async (...ways: readonly Way[]) => {
    await page.evaluate(() => globalThis.bench.forget());
    const nothing = await used();
    for (const way of ways) await read(bench, way, 1);
    return (await used()) - nothing;
  };
  return {
    parse: await measure('parse'),
    first: await measure('first'),
    unchanged: await measure('first', 'unchanged'),
  };
}

function medians(costs: readonly Cost[]): Cost {
  const median = (way: Way) =>
    costs.map((cost) => cost[way]).toSorted((a, b) => a - b)[Math.floor(costs.length / 2)] ?? 0;
  return { parse: median('parse'), first: median('first'), unchanged: median('unchanged') };
}
