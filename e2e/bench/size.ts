// How much JavaScript a player's browser loads: home, challenges and scoreboard of a running game,
// each in a browser that knows nothing yet, until the network is idle. Dictionaries are data, not
// JavaScript, and stay apart. Prints the largest modules of each page.
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import { type Browser, type Page as BrowserPage, chromium } from '@playwright/test';
import { launchOptions } from '../../scripts/lib/browser.ts';
import { buildWebApp } from '../../scripts/lib/build.ts';
import { generate } from '../../scripts/lib/generate.ts';
import { root, run } from '../../scripts/lib/run.ts';
import { seedGame } from '../load/seed.ts';
import { startSite } from '../load/site.ts';
import { formatTable } from '../load/table.ts';
import { readModules } from './size-modules.ts';

const PAGES = [
  { name: 'home', path: () => '/', target: 125, stretch: 110 },
  {
    name: 'challenges',
    path: (id: number) => `/games/${id}/challenges`,
    target: 145,
    stretch: 135,
  },
  {
    name: 'scoreboard',
    path: (id: number) => `/games/${id}/scoreboard`,
    target: 145,
    stretch: 135,
  },
] as const;

/** A site that nobody has set up shows nothing but its set-up. */
const ADMINISTRATOR = { ADMIN_EMAIL: 'bosun@load.example', ADMIN_PASSWORD: 'Lines-and-blocks-2' };
const MODULES_SHOWN = 10;
const QUIET_MILLISECONDS = 2000;
const POLL_MILLISECONDS = 100;
/** As the server compresses. */
const GZIP_LEVEL = 9;
/** The same build as the server's, with source maps beside it. */
const MAPPED = join(root, '.cache/size');

interface Script {
  /** Address below the site. */
  path: string;
  gzipped: number;
}

interface Page {
  name: string;
  target: number;
  stretch: number;
  scripts: Script[];
}

const kilobytes = (bytes: number) => bytes / 1000;

const sizeOf = ({ scripts }: Page) =>
  kilobytes(scripts.reduce((sum, { gzipped }) => sum + gzipped, 0));

/** Everything that counts as code, loaded by a page, its workers included. */
async function loadedScripts(browser: Browser, url: string, cookie: string): Promise<Script[]> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const [name = '', value = ''] = cookie.split('=');
  await context.addCookies([{ name, value, url: new URL(url).origin }]);
  const page = await context.newPage();
  const scripts: Promise<Script>[] = [];
  context.on('response', (response) => {
    const type = response.headers()['content-type'] ?? '';
    if (!type.includes('javascript')) return;
    scripts.push(
      response.body().then((body) => ({
        path: new URL(response.url()).pathname,
        gzipped: gzipSync(body, { level: GZIP_LEVEL }).length,
      })),
    );
  });
  const quiet = watchNetwork(page);
  await page.goto(url);
  await quiet();
  const loaded = await Promise.all(scripts);
  await context.close();
  return loaded;
}

/** Waits longer than Playwright's half second, which a busy machine needs to run the code alone. */
function watchNetwork(page: BrowserPage): () => Promise<void> {
  const network = { open: 0, lastChange: performance.now() };
  const note = (change: number) => () => {
    network.open += change;
    network.lastChange = performance.now();
  };
  page.on('request', note(1)).on('requestfinished', note(-1)).on('requestfailed', note(-1));
  const isQuiet = () =>
    network.open === 0 && performance.now() - network.lastChange > QUIET_MILLISECONDS;
  return async () => {
    while (!isQuiet()) await pause(POLL_MILLISECONDS);
  };
}

async function measure(): Promise<Page[]> {
  const site = await startSite(1, ADMINISTRATOR);
  const browser = await chromium.launch(launchOptions);
  try {
    const game = await seedGame(site.client, { teams: 60, challenges: 24, solves: 500 });
    const [player] = game.teams;
    const base = site.servers[0]?.url ?? '';
    const pages: Page[] = [];
    for (const { path, ...page } of PAGES) {
      const address = `${base}${path(game.gameId)}`;
      pages.push({ ...page, scripts: await loadedScripts(browser, address, player?.cookie ?? '') });
    }
    return pages;
  } finally {
    await browser.close();
    await site.stop();
  }
}

/** Bytes of each module of a page, its script's compressed size shared out by minified size. */
function largestModules({ scripts }: Page): [name: string, kilobytes: number][] {
  const sizes = new Map<string, number>();
  for (const { path, gzipped } of scripts) {
    const modules = readModules(join(MAPPED, path), root);
    const total = [...modules.values()].reduce((sum, bytes) => sum + bytes, 0);
    for (const [name, bytes] of modules)
      sizes.set(name, (sizes.get(name) ?? 0) + (bytes / total) * gzipped);
  }
  return [...sizes]
    .toSorted(([, a], [, b]) => b - a)
    .slice(0, MODULES_SHOWN)
    .map(([name, bytes]) => [name, kilobytes(bytes)]);
}

await generate();
buildWebApp();
run(
  'vite',
  ['build', '--sourcemap', 'hidden', '--outDir', MAPPED, '--emptyOutDir', '--logLevel', 'warn'],
  {
    cwd: join(root, 'app'),
  },
);
const pages = await measure();
console.log(
  formatTable(
    ['page', 'scripts', 'gzipped KB', 'target', 'stretch'],
    pages.map((page) => [
      page.name,
      page.scripts.length,
      sizeOf(page).toFixed(1),
      `${page.target} ${sizeOf(page) <= page.target ? 'kept' : 'MISSED'}`,
      `${page.stretch} ${sizeOf(page) <= page.stretch ? 'kept' : 'missed'}`,
    ]),
  ),
);
for (const page of pages) {
  console.log(`\nlargest modules of ${page.name}, KB of the gzipped size`);
  const rows = largestModules(page).map(([name, size]) => [size.toFixed(1).padStart(5), name]);
  console.log(formatTable(['   KB', 'module'], rows));
}
const missed = pages.filter((page) => sizeOf(page) > page.target);
const sums = pages.map((page) => `${page.name} ${sizeOf(page).toFixed(1)}`).join(', ');
console.log(
  missed.length === 0
    ? `\nSize: ${sums} KB of JavaScript, within the targets.`
    : `\nSize: ${sums} KB of JavaScript; ${missed.map(({ name }) => name).join(', ')} over target.`,
);
process.exitCode = missed.length === 0 ? 0 : 1;
