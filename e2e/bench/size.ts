// How much JavaScript a browser loads for the pages of visitors, players and staff, with a running game,
// each with an empty cache, until the network is idle. Dictionaries are data, so they do not count;
// styles are listed separately. Prints the largest modules of each page.
import { join, relative, resolve } from 'node:path';
import { chromium } from '@playwright/test';
import { launchOptions } from '../../scripts/lib/browser.ts';
import { root, run } from '../../scripts/lib/run.ts';
import { formatTable } from '../load/table.ts';
import { gzippedSizeOf, kilobytes, type LoadedPage, loadPages, sizeOf } from './size-pages.ts';
import { existsSync, readFileSync } from 'node:fs';
import { SourceMap, type SourceMapPayload } from 'node:module';

const MODULES_SHOWN = 10;
/** The folder of a build that differs from the server's only by its source maps. */
const MAPPED = join(root, '.cache/size');
/** The name of what has no source. */
const RUNTIME = '(bundler)';

/** Kilobytes of each module of a page: the received size of a script, divided by minified size. */
function largestModules({ scripts }: LoadedPage): [name: string, kilobytes: number][] {
  const sizes = new Map<string, number>();
  for (const { path, received } of scripts) {
    const modules = readModules(join(MAPPED, path));
    const total = [...modules.values()].reduce((sum, bytes) => sum + bytes, 0);
    for (const [name, bytes] of modules)
      sizes.set(name, (sizes.get(name) ?? 0) + (bytes / total) * received);
  }
  return [...sizes]
    .toSorted(([, a], [, b]) => b - a)
    .slice(0, MODULES_SHOWN)
    .map(([name, bytes]) => [name, kilobytes(bytes)]);
}

/** Minified bytes of a script by module; paths are relative to the checkout. */
type ModuleBytes = ReadonlyMap<string, number>;

/** Reads from its source map which modules a built script consists of. */
function readModules(script: string): ModuleBytes {
  const text = readFileSync(script, 'utf8');
  // Files that the bundler generates have no sources.
  if (!existsSync(`${script}.map`)) return new Map([[RUNTIME, text.length]]);
  const payload = JSON.parse(readFileSync(`${script}.map`, 'utf8')) as SourceMapPayload;
  const map = new SourceMap(payload);
  const bytes = new Map<string, number>();
  for (const [line, content] of text.split('\n').entries()) {
    for (let column = 0; column < content.length; column += 1) {
      const entry = map.findEntry(line, column);
      // Code before the first mapping, and code that the bundler added, has no source.
      const source = 'originalSource' in entry && entry.originalSource;
      const name = source ? nameOf(resolve(script, '..', source)) : RUNTIME;
      bytes.set(name, (bytes.get(name) ?? 0) + 1);
    }
  }
  return bytes;
}

/** A library counts as one module: `react-dom`, not its files. */
function nameOf(file: string): string {
  const library = /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(file)?.[1];
  return library ?? relative(root, file);
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
