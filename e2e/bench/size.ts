// How much JavaScript a browser loads for the pages of visitors, players and staff, with a running game,
// each with an empty cache, until the network is idle. Dictionaries are data, so they do not count;
// styles are listed separately. Prints the largest modules of each page.
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { launchOptions } from '../../scripts/lib/browser.ts';
import { root, run } from '../../scripts/lib/run.ts';
import { formatTable } from '../load/table.ts';
import { readModules } from './size-modules.ts';
import { gzippedSizeOf, kilobytes, type LoadedPage, loadPages, sizeOf } from './size-pages.ts';

const MODULES_SHOWN = 10;
/** The folder of a build that differs from the server's only by its source maps. */
const MAPPED = join(root, '.cache/size');

/** Kilobytes of each module of a page: the received size of a script, divided by minified size. */
function largestModules({ scripts }: LoadedPage): [name: string, kilobytes: number][] {
  const sizes = new Map<string, number>();
  for (const { path, received } of scripts) {
    const modules = readModules(join(MAPPED, path), root);
    const total = [...modules.values()].reduce((sum, bytes) => sum + bytes, 0);
    for (const [name, bytes] of modules)
      sizes.set(name, (sizes.get(name) ?? 0) + (bytes / total) * received);
  }
  return [...sizes]
    .toSorted(([, a], [, b]) => b - a)
    .slice(0, MODULES_SHOWN)
    .map(([name, bytes]) => [name, kilobytes(bytes)]);
}

run(
  'vite',
  ['build', '--sourcemap', 'hidden', '--outDir', MAPPED, '--emptyOutDir', '--logLevel', 'warn'],
  {
    cwd: join(root, 'app'),
  },
);
const browser = await chromium.launch(launchOptions);
const pages = await loadPages(browser);
await browser.close();
console.log(
  formatTable(
    ['page', 'scripts', 'received KB', 'target', 'gzipped KB', 'styles KB'],
    pages.map((page) => [
      page.name,
      page.scripts.length,
      sizeOf(page.scripts).toFixed(1),
      `${page.target} ${sizeOf(page.scripts) <= page.target ? 'kept' : 'MISSED'}`,
      gzippedSizeOf(page.scripts).toFixed(1),
      sizeOf(page.styles).toFixed(1),
    ]),
  ),
);
for (const page of pages) {
  console.log(`\nlargest modules of ${page.name}, KB of the received size`);
  const rows = largestModules(page).map(([name, size]) => [size.toFixed(1).padStart(5), name]);
  console.log(formatTable(['   KB', 'module'], rows));
}
const missed = pages.filter((page) => sizeOf(page.scripts) > page.target);
const sums = pages.map((page) => `${page.name} ${sizeOf(page.scripts).toFixed(1)}`).join(', ');
console.log(
  missed.length === 0
    ? `\nSize: ${sums} KB of JavaScript, within the targets.`
    : `\nSize: ${sums} KB of JavaScript; ${missed.map(({ name }) => name).join(', ')} over target.`,
);
process.exitCode = missed.length === 0 ? 0 : 1;
