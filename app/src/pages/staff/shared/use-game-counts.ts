import { useListEditChallenges, useListParticipations } from '@halyard/sdk/react';
import type { EditChallengeInfo } from '@halyard/sdk/types';
import { pollEvery } from '../../../app/live/live-store.ts';

/** The counts of a game's tabs and panels; undefined while loading. */
export interface GameCounts {
  challenges: number | undefined;
  enabled: number | undefined;
  pending: number | undefined;
  accepted: number | undefined;
  /**
   * Enabled challenges that have fewer files than there are accepted teams; also undefined where no
   * challenge gives each team its own.
   */
  shortOfFiles: readonly string[] | undefined;
  /** Enabled challenges that are worth 0 points, as a survey is on purpose. */
  worthless: readonly string[] | undefined;
}

/** The response contains all members of all teams, so it is polled less often. */
const POLLING = { refetchInterval: pollEvery(30_000) };

/** Counts challenges and applications of a game. */
export function useGameCounts(gameId: number): GameCounts {
  const { data: challenges } = useListEditChallenges(gameId);
  const { data: participations } = useListParticipations(gameId, { query: POLLING });
  const inState = (status: string) =>
    participations?.filter((participation) => participation.status === status).length;
  const accepted = inState('Accepted');
  return {
    challenges: challenges?.length,
    enabled: challenges?.filter((challenge) => challenge.isEnabled).length,
    pending: inState('Pending'),
    accepted,
    shortOfFiles:
      challenges && accepted !== undefined ? findShort(challenges, accepted) : undefined,
    worthless: challenges
      ?.filter(({ isEnabled, originalScore }) => isEnabled && originalScore === 0)
      .map(({ title }) => title),
  };
}

function findShort(challenges: readonly EditChallengeInfo[], teams: number): string[] | undefined {
  const shared = challenges.filter(
    ({ type, isEnabled, flagCount }) =>
      type === 'DynamicAttachment' && isEnabled && flagCount !== undefined,
  );
  if (shared.length === 0) return undefined;
  return shared.filter(({ flagCount = 0 }) => flagCount < teams).map(({ title }) => title);
}
