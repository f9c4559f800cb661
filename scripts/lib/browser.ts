import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { root } from './run.ts';

/** The headless shell first: it needs a third less processor time, and cannot show a window. */
const NAMES = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome'];

/** The path of an installed Chromium; undefined to use the one that Playwright installs. */
export function findChromium(): string | undefined {
  return process.env['CHROMIUM'] ?? findProgram(...NAMES);
}

/** The first of the programs that is on the PATH. */
function findProgram(...names: string[]): string | undefined {
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  return names
    .flatMap((name) => folders.map((folder) => join(folder, name)))
    .find((file) => existsSync(file));
}

/** Starts Chromium without news of the network; see the file for why. */
const QUIET = join(import.meta.dirname, 'quiet-chromium.py');

/** Options for Playwright; Chromium's sandbox does not work for root. */
export const launchOptions = {
  /** Getters, because `ensureBrowser` may install Chromium after this module is loaded. */
  get executablePath() {
    const browser = findChromium();
    const canBeQuiet = process.platform === 'linux' && findProgram('python3') !== undefined;
    return browser !== undefined && canBeQuiet ? QUIET : browser;
  },
  get env() {
    return { ...process.env, QUIET_CHROMIUM: findChromium() };
  },
  args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
};

/** Installs Chromium and the fonts that the tests expect, unless the machine has a Chromium. */
export function ensureBrowser(): void {
  if (findChromium() !== undefined || hasPlaywrightBrowser()) return;
  console.log('No Chromium found; installing one …');
  const playwright = join(root, 'node_modules/.bin/playwright');
  if (spawnSync(playwright, ['install', 'chromium'], { stdio: 'inherit' }).status === 0) return;
  const packages = readFileSync(join(import.meta.dirname, 'browser-packages.txt'), 'utf8');
  const sudo = process.getuid?.() === 0 ? [] : ['sudo'];
  for (const command of [
    [...sudo, 'apt-get', 'update', '-qq'],
    [...sudo, 'apt-get', 'install', '-y', '-qq', ...packages.trim().split('\n')],
  ]) {
    const [tool = '', ...args] = command;
    spawnSync(tool, args, {
      stdio: 'inherit',
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
  }
  if (findChromium() !== undefined) return;
  console.error('The tests need Chromium, and none could be installed: put one on the PATH.');
  process.exit(1);
}

/** Whether an earlier `playwright install` has left its browser on this machine. */
function hasPlaywrightBrowser(): boolean {
  const result = spawnSync(
    process.execPath,
    ['-e', "process.stdout.write(require('playwright').chromium.executablePath())"],
    { cwd: root, encoding: 'utf8' },
  );
  return result.status === 0 && existsSync(result.stdout);
}
