import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, lstatSync, mkdirSync, readdirSync, symlinkSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from './run.ts';

/**
 * Copies the working tree as a fresh clone would have it, without anything that git ignores, and
 * links the installed packages into the copy. Workspaces resolve to the copy's own folders.
 */
export function copyCheckout(copy: string): void {
  const files = spawnSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  }).stdout.split('\0');
  for (const file of files) {
    // A deleted file is listed until its deletion is committed.
    if (file === '' || !existsSync(join(root, file))) continue;
    mkdirSync(join(copy, dirname(file)), { recursive: true });
    cpSync(join(root, file), join(copy, file));
  }
  linkPackages(join(root, 'node_modules'), join(copy, 'node_modules'));
  for (const folder of readdirSync(copy)) {
    const installed = join(root, folder, 'node_modules');
    if (existsSync(installed)) linkPackages(installed, join(copy, folder, 'node_modules'));
  }
  for (const name of readdirSync(join(root, 'node_modules/@halyard'))) {
    symlinkSync(join(copy, name), join(copy, 'node_modules/@halyard', name));
  }
}

/** Links each package; `.bin` is a folder of the copy, because `launch.mjs` writes into it. */
function linkPackages(from: string, to: string): void {
  mkdirSync(join(to, '.bin'), { recursive: true });
  mkdirSync(join(to, '@halyard'), { recursive: true });
  for (const name of readdirSync(from)) {
    if (name === '.bin' || name === '@halyard' || name === '.vite') continue;
    symlinkSync(join(from, name), join(to, name));
  }
  const bin = join(from, '.bin');
  if (!existsSync(bin) || !lstatSync(bin).isDirectory()) return;
  for (const name of readdirSync(bin)) symlinkSync(join(bin, name), join(to, '.bin', name));
}
