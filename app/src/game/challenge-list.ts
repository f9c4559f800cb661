import type { ChallengeInfo, GameDetails, Solve } from '@halyard/sdk/types';
import { isPastDeadline } from '@halyard/sdk/rules';

/** A challenge of the list as the user's team sees it. */
export interface ListedChallenge {
  info: ChallengeInfo;
  /** The team's solve. */
  solve: Solve | undefined;
  /** Added since the last visit and not opened yet. */
  isNew: boolean;
}

/**
 * How many challenges a team sees. The server's own count cannot be trusted: compatible servers count the
 * categories.
 */
export function countChallenges({ challenges }: Pick<GameDetails, 'challenges'>): number {
  return Object.values(challenges).flat().length;
}

interface ChallengeDetails extends Pick<GameDetails, 'challenges' | 'categories'> {
  rank: Pick<GameDetails['rank'], 'solvedChallenges'>;
}

/** All challenges by category, in the order in which the server gives them. */
export function listChallenges(
  details: ChallengeDetails,
  known: ReadonlySet<number> | null,
): ListedChallenge[] {
  const solves = new Map(details.rank.solvedChallenges.map((solve) => [solve.id, solve]));
  // Only extended servers name the categories in their order. The keys of a cached object can be old.
  const { challenges, categories = Object.keys(challenges) } = details;
  return categories
    .flatMap((category) => challenges[category] ?? [])
    .map((info) => ({
      info,
      solve: solves.get(info.id),
      isNew: known !== null && !known.has(info.id) && !solves.has(info.id),
    }));
}

/** Whether a challenge is closed for scoring. In practice mode it still accepts flags, without points. */
export function isClosed(
  { deadline }: { deadline: number | null },
  practice: boolean,
  now: number,
): boolean {
  return isPastDeadline(deadline, now) && !practice;
}

const BLOODS = { FirstBlood: 1, SecondBlood: 2, ThirdBlood: 3 } as const;

/** The blood of a solve. */
export function bloodOf(solve: Pick<Solve, 'type'> | undefined): 1 | 2 | 3 | undefined {
  if (!solve || solve.type === 'Normal' || solve.type === 'Unaccepted') return undefined;
  return BLOODS[solve.type];
}

/** The best blood that is still available; null if bloods earn no bonus. */
export function openBloodOf(info: ChallengeInfo): 1 | 2 | 3 | undefined {
  if (info.disableBloodBonus) return undefined;
  return ([1, 2, 3] as const)[info.bloods.length];
}
