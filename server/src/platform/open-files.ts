import { readFile } from 'node:fs/promises';

/** How many files and connections this process may have open; null where the system does not tell. */
export async function readOpenFileLimit(): Promise<number | null> {
  return openFileLimitIn(await readFile('/proc/self/limits', 'utf8').catch(() => ''));
}

/** @param limits the text of `/proc/self/limits` */
export function openFileLimitIn(limits: string): number | null {
  const [, limit] = /^Max open files\s+(\d+|unlimited)/m.exec(limits) ?? [];
  if (limit === undefined) return null;
  return limit === 'unlimited' ? Infinity : Number(limit);
}
