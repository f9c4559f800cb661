import { readdir, readFile, realpath, stat } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import type { ChallengeTree } from '../ctfcli.ts';

/** The files below a folder. Folders that are hidden or hold packages of npm have nothing for players. */
export async function openFolder(root: string): Promise<ChallengeTree> {
  const files = new Map<string, number>();
  const real = await realpath(root);
  await addFiles(real, '', files);
  return { files, read: async (path) => new Uint8Array(await readFile(join(real, path))) };
}

async function addFiles(root: string, folder: string, files: Map<string, number>): Promise<void> {
  for (const entry of await readdir(join(root, folder), { withFileTypes: true })) {
    const path = folder === '' ? entry.name : `${folder}/${entry.name}`;
    if (entry.isDirectory()) {
      if (!entry.name.startsWith('.') && entry.name !== 'node_modules') {
        await addFiles(root, path, files);
      }
    } else if (entry.isFile() || (entry.isSymbolicLink() && (await leadsInside(root, path)))) {
      files.set(path, (await stat(join(root, path))).size);
    }
  }
}

/** A challenge of somebody else must not publish other files of the organiser by a link. */
async function leadsInside(root: string, path: string): Promise<boolean> {
  try {
    const target = await realpath(join(root, path));
    const isInside = !relative(root, target).split(sep).includes('..');
    return isInside && (await stat(target)).isFile();
  } catch {
    return false;
  }
}
