import { readdir } from 'node:fs/promises';
import { join } from 'node:path';

const NAMES = new Set(['challenge.yml', 'challenge.yaml']);
const SKIPPED = /^\.|^node_modules$/;

/** Relative paths of all challenge files below a folder, sorted. */
export async function findChallengeFiles(root: string, folder = ''): Promise<string[]> {
  const entries = await readdir(join(root, folder), { withFileTypes: true });
  const found: string[] = [];
  for (const entry of entries.toSorted((one, other) => (one.name < other.name ? -1 : 1))) {
    if (SKIPPED.test(entry.name)) continue;
    const path = join(folder, entry.name);
    if (entry.isDirectory()) found.push(...(await findChallengeFiles(root, path)));
    else if (NAMES.has(entry.name)) found.push(path);
  }
  return found;
}
