import type { Solve } from './challenges/types.ts';
import { isSignal, solveRiddle } from './riddles.ts';

/** The directory of a challenge by its title: two-time-pad for "Two-Time Pad". */
export function slugOf(title: string): string {
  return title
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
}

/** The solver of a challenge by its title. */
export async function solverOf(title: string): Promise<Solve> {
  if (isSignal(title)) return solveRiddle;
  const module: { solve: Solve } = await import(`./challenges/${slugOf(title)}/solve.ts`);
  return module.solve;
}
