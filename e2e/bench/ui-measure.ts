import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import { launchOptions } from '../../scripts/lib/browser.ts';
import type { Piece, UiBench } from './ui/bench.ts';
import { frameTimes, readTrace, TRACE_CATEGORIES } from './ui-trace.ts';

declare global {
  /** Defined only in the page. */
  var uiBench: UiBench;
}

const ADDRESS = 'https://bench.example';
const TYPES: Record<string, string> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.woff2': 'font/woff2',
};
const SLOW_DOWN = 4;
const SETTLE_MILLISECONDS = 1000;
const SCROLL_MILLISECONDS = 3000;
const FRAMES_A_SECOND = 60;
/** px per second: about 110 rows; horizontally from the first to the last challenge. */
const DOWN = 2400;
const ACROSS = 450;

/** A component to render, and the way to scroll it. */
export interface Scene {
  piece: Piece;
  rows: number;
  way: 'down' | 'diagonal';
}

/** The cost of a scene; milliseconds on a CPU that is throttled four times. */
export interface SceneCost {
  /** The time from parsed data to the first rows on screen. */
  firstRows: number;
  /** Dropped frames at 60 Hz while scrolling. */
  dropped: number;
  /** Main-thread time per frame while scrolling. */
  p95: number;
  longest: number;
  /** Number of nodes in the document at the end, including text. */
  nodes: number;
  /** Bytes, including the data. */
  heap: number;
}

/** Opens the built benchmark page in new tabs, one for each scene and round. */
export async function measureScenes(
  folder: string,
  scenes: readonly Scene[],
  rounds: number,
): Promise<SceneCost[]> {
  const browser = await chromium.launch(launchOptions);
  try {
    const costs: SceneCost[] = [];
    // The first tab of a browser also starts its processes and reads the machine's fonts.
    for (const scene of scenes.slice(0, 1)) await measureScene(browser, folder, scene);
    for (const scene of scenes) {
      const measured: SceneCost[] = [];
      for (let round = 0; round < rounds; round += 1)
        measured.push(await measureScene(browser, folder, scene));
      costs.push(bestOf(measured));
    }
    return costs;
  } finally {
    await browser.close();
  }
}

/** The minimum: other processes can only add time. */
function bestOf(costs: readonly SceneCost[]): SceneCost {
  const least = (name: keyof SceneCost) => Math.min(...costs.map((cost) => cost[name]));
  return {
    firstRows: least('firstRows'),
    dropped: least('dropped'),
    p95: least('p95'),
    longest: least('longest'),
    nodes: Math.max(...costs.map(({ nodes }) => nodes)),
    heap: least('heap'),
  };
}

async function measureScene(browser: Browser, folder: string, scene: Scene): Promise<SceneCost> {
  const page = await openPage(browser, folder);
  const devTools = await page.context().newCDPSession(page);
  await page.evaluate((piece) => globalThis.uiBench.settle(piece), scene.piece);
  await page.evaluate(([piece, rows]) => globalThis.uiBench.prepare(piece, rows), [
    scene.piece,
    scene.rows,
  ] as const);
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: SLOW_DOWN });
  const firstRows = await page.evaluate(() => globalThis.uiBench.show());
  await page.waitForTimeout(SETTLE_MILLISECONDS);
  await browser.startTracing(page, { categories: TRACE_CATEGORIES });
  const across = scene.way === 'diagonal' ? ACROSS : 0;
  const frames = await page.evaluate(([x, y, time]) => globalThis.uiBench.scroll(x, y, time), [
    across,
    DOWN,
    SCROLL_MILLISECONDS,
  ] as const);
  const times = frameTimes(readTrace(await browser.stopTracing())).toSorted((a, b) => a - b);
  const nodes = await page.evaluate(() => globalThis.uiBench.nodes());
  await devTools.send('HeapProfiler.collectGarbage');
  const { usedSize: heap } = await devTools.send('Runtime.getHeapUsage');
  await page.context().close();
  return {
    firstRows,
    dropped: Math.max(0, (SCROLL_MILLISECONDS / 1000) * FRAMES_A_SECOND - frames),
    p95: times[Math.floor(times.length * 0.95)] ?? Number.NaN,
    longest: times.at(-1) ?? Number.NaN,
    nodes,
    heap,
  };
}

async function openPage(browser: Browser, folder: string): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  await context.route(`${ADDRESS}/**`, async (route) => {
    const { pathname } = new URL(route.request().url());
    const name = pathname === '/' ? 'index.html' : pathname;
    await route.fulfill({
      body: await readFile(join(folder, name)),
      contentType: TYPES[extname(name)] ?? 'application/octet-stream',
    });
  });
  const page = await context.newPage();
  await page.goto(ADDRESS);
  await page.waitForFunction(() => 'uiBench' in globalThis);
  return page;
}
