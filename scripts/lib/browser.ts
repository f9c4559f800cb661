import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { root } from './run.ts';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome'];

/** The machine's own Chromium, or undefined for the one that Playwright brings. */
export function findChromium(): string | undefined {
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  return (
    process.env['CHROMIUM'] ??
    NAMES.flatMap((name) => folders.map((folder) => join(folder, name))).find((file) =>
      existsSync(file),
    )
  );
}

/** How Playwright starts the browser; root needs the sandbox off. */
export const launchOptions = {
  ...(findChromium() !== undefined && { executablePath: findChromium() }),
  args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
};

/** Makes sure that there is a browser: the system's, Playwright's own, or Debian's package. */
export function ensureBrowser(): void {
  if (findChromium() !== undefined) return;
  console.log('No Chromium found; installing one …');
  const playwright = join(root, 'node_modules/.bin/playwright');
  if (spawnSync(playwright, ['install', 'chromium'], { stdio: 'inherit' }).status === 0) return;
  const sudo = process.getuid?.() === 0 ? [] : ['sudo'];
  for (const command of [
    [...sudo, 'apt-get', 'update', '-qq'],
    [...sudo, 'apt-get', 'install', '-y', '-qq', 'chromium'],
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
