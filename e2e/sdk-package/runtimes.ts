import { copyFileSync, existsSync, globSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../scripts/lib/run.ts';
import { npm } from '../../scripts/lib/npm.ts';

const pinned = join(root, 'sdk/testing/runtimes');
/** The folder of the runtimes, and of the version of MSW that runs on Node 20. */
export const runtimesFolder = join(root, '.cache/sdk-runtimes');
const STAMP = 'package-lock.json';

/** A runtime that runs a script with only the permissions that the SDK needs. */
export interface Runtime {
  name: string;
  /** Undefined if it is not available for this platform. */
  program: string | undefined;
  options: string[];
}

/** Installs Node 20, an MSW for it, Deno and Bun in a cache, once for each set of versions. */
export function installRuntimes(): void {
  const stamp = join(runtimesFolder, 'node_modules', STAMP);
  const lock = readFileSync(join(pinned, STAMP), 'utf8');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === lock) return;
  console.log('Installing Node 20, Deno and Bun …');
  mkdirSync(runtimesFolder, { recursive: true });
  for (const file of ['package.json', STAMP])
    copyFileSync(join(pinned, file), join(runtimesFolder, file));
  npm(runtimesFolder, 'ci', '--ignore-scripts', '--no-audit', '--no-fund');
  copyFileSync(join(pinned, STAMP), stamp);
}

function find(pattern: string): string | undefined {
  const [file] = globSync(`node_modules/${pattern}`, { cwd: runtimesFolder });
  return file && join(runtimesFolder, file);
}

/** The program of Node 20; undefined if it is not available for this platform. */
export const findNode20 = (): string | undefined => find('node-*/bin/node{,.exe}');

/** The runtimes that the package supports. */
export function listRuntimes(): Runtime[] {
  return [
    { name: 'Node 20', program: findNode20(), options: [] },
    { name: 'the newest Node', program: process.execPath, options: [] },
    { name: 'Deno', program: find('@deno/*/deno{,.exe}'), options: ['run', '--allow-net'] },
    { name: 'Bun', program: find('@oven/*/bin/bun{,.exe}'), options: ['run'] },
  ];
}
