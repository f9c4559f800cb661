import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { isChallengePath, isSkippedFolder } from '../ctfcli.ts';

/** Relative paths of all challenge files below a folder, sorted. */
export async function findChallengeFiles(root: string, folder = ''): Promise<string[]> {
  const entries = await readdir(join(root, folder), { withFileTypes: true });
  const found: string[] = [];
  for (const entry of entries.toSorted((one, other) => (one.name < other.name ? -1 : 1))) {
    const path = join(folder, entry.name);
    if (entry.isDirectory() && !isSkippedFolder(entry.name)) {
      found.push(...(await findChallengeFiles(root, path)));
    } else if (isChallengePath(entry.name)) found.push(path);
  }
  return found;
}
