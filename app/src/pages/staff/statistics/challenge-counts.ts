import type { ChallengeStatistics } from '@halyard/sdk/types';
import type { TableSort } from '@halyard/ui-kit';

/** Right flags, also those after the first one of their team. */
export function rightOf({ solved, repeats }: ChallengeStatistics): number {
  return solved + repeats;
}

/** The columns of numbers; null where the server does not know. */
export const COUNTS = {
  opened: ({ opened }) => opened,
  tried: ({ tried }) => tried,
  solved: ({ solved }) => solved,
  right: rightOf,
  wrong: ({ wrong }) => wrong,
} as const satisfies Record<string, (challenge: ChallengeStatistics) => number | null>;

export type CountName = keyof typeof COUNTS;

/** By a column of numbers; by any other in the order of the board. What is unknown is last. */
export function sortChallenges(
  challenges: readonly ChallengeStatistics[],
  { column, direction }: TableSort,
): readonly ChallengeStatistics[] {
  const name = (Object.keys(COUNTS) as CountName[]).find((each) => each === column);
  const sign = direction === 'ascending' ? 1 : -1;
  if (!name) return sign === 1 ? challenges : challenges.toReversed();
  const known = challenges.filter((each) => COUNTS[name](each) !== null);
  const unknown = challenges.filter((each) => COUNTS[name](each) === null);
  const count = (each: ChallengeStatistics) => COUNTS[name](each) ?? 0;
  return [...known.toSorted((a, b) => sign * (count(a) - count(b))), ...unknown];
}
