import { useListEditChallenges, useListParticipations } from '@halyard/sdk/react';
import { pollEvery } from '../../../app/live/live-store.ts';

/** The counts of a game's tabs and panels; undefined while loading. */
export interface GameCounts {
  challenges: number | undefined;
  enabled: number | undefined;
  pending: number | undefined;
  accepted: number | undefined;
}

/** The response contains all members of all teams, so it is polled less often. */
const POLLING = { refetchInterval: pollEvery(30_000) };

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
