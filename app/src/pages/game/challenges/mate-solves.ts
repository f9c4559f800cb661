import type { Solve } from '@halyard/sdk/types';

/** A solve of which it is known who made it. */
type NamedSolve = Solve & { userName: string };

/** The solves of others that are not among the known ones. */
export function newSolves(
  solves: readonly Solve[],
  known: readonly unknown[],
  self: string | null,
): NamedSolve[] {
  return solves.filter(
    (solve): solve is NamedSolve =>
      !known.includes(solve.id) && solve.userName !== null && solve.userName !== self,
  );
}
