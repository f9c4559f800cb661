import { useListEditChallenges, useListParticipations } from '@halyard/sdk/react';

/** The counts of a game's tabs and panels; undefined while loading. */
export interface GameCounts {
  challenges: number | undefined;
  enabled: number | undefined;
  pending: number | undefined;
  accepted: number | undefined;
}

/** All members of all teams come with it, so it is asked for less often than a page refreshes. */
const POLLING = { refetchInterval: 30_000 };

/** Counts challenges and applications of a game. */
export function useGameCounts(gameId: number): GameCounts {
  const { data: challenges } = useListEditChallenges(gameId);
  const { data: participations } = useListParticipations(gameId, { query: POLLING });
  const inState = (status: string) =>
    participations?.filter((participation) => participation.status === status).length;
  return {
    challenges: challenges?.length,
    enabled: challenges?.filter((challenge) => challenge.isEnabled).length,
    pending: inState('Pending'),
    accepted: inState('Accepted'),
  };
}
