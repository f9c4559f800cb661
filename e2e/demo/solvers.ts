import type { Solve } from './challenges/types.ts';

/** The folder of a challenge, from its title: "Two-Time Pad" lies in two-time-pad. */
export function slugOf(title: string): string {
  return title
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
}

/** The solver of a challenge, found as a bot finds it: by nothing but the title. */
export async function solverOf(title: string): Promise<Solve> {
  const module: { solve: Solve } = await import(`./challenges/${slugOf(title)}/solve.ts`);
  return module.solve;
}
