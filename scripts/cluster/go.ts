import { spawnSync } from 'node:child_process';
import { mkdirSync, renameSync, rmSync } from 'node:fs';

/** Makes a folder under another name and renames it at the end, so that an interrupted run leaves no folder of this name. */
export function makeFolder(folder: string, make: (unfinished: string) => void): void {
  const unfinished = `${folder}.${process.pid}`;
  mkdirSync(unfinished, { recursive: true });
  try {
    make(unfinished);
    renameSync(unfinished, folder);
  } finally {
    rmSync(unfinished, { recursive: true, force: true });
  }
}

/** Builds programs of the module in a folder. Throws when that fails. */
export function goBuild(module: string, folder: string, packages: readonly string[]): void {
  const args = ['build', '-buildvcs=false', '-trimpath', '-ldflags=-s -w', '-o', `${folder}/`];
  const { status, error } = spawnSync('go', [...args, ...packages], {
    cwd: module,
    env: { ...process.env, CGO_ENABLED: '0' },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  if (error) throw new Error(`Go is needed to build the cluster: ${error.message}`);
  if (status !== 0) throw new Error(`${packages.join(', ')} could not be built.`);
}
