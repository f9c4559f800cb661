import { existsSync, mkdirSync, readdirSync, rmdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { cgroupName, type ClusterSettings } from './settings.ts';

const MOUNT = '/sys/fs/cgroup';
const ATTEMPTS = 50;
const PAUSE_MILLISECONDS = 100;

/** The kubelet wants that the cgroup below which it makes its own exists. */
export function createCgroups(settings: ClusterSettings): void {
  for (const folder of foldersOf(settings)) mkdirSync(folder, { recursive: true });
  if (!isUnified()) return;
  const controllers = '+cpu +cpuset +memory +pids +io';
  writeFileSync(join(MOUNT, 'cgroup.subtree_control'), controllers);
}

export async function removeCgroups(settings: ClusterSettings): Promise<void> {
  for (const folder of foldersOf(settings)) await removeTree(folder);
}

/** Processes that were just killed may still be in it for a moment. */
async function removeTree(folder: string): Promise<void> {
  if (!existsSync(folder)) return;
  for (const entry of readdirSync(folder, { withFileTypes: true }))
    if (entry.isDirectory()) await removeTree(join(folder, entry.name));
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    try {
      return rmdirSync(folder);
    } catch {
      await sleep(PAUSE_MILLISECONDS);
    }
  }
}

function isUnified(): boolean {
  return existsSync(join(MOUNT, 'cgroup.controllers'));
}

/** The folders of the cluster's cgroups: one, or with cgroup v1 one for each controller. */
function foldersOf(settings: ClusterSettings): string[] {
  const name = cgroupName(settings);
  if (isUnified()) return [join(MOUNT, name)];
  return readdirSync(MOUNT, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => join(MOUNT, entry.name, name));
}
