import type { ChallengeDetail } from '@halyard/sdk/types';
import type { Query } from '@tanstack/react-query';
import { pollEvery } from '../../app/live/live-store.ts';

const WHILE_STARTING = 1500;

/** `refetchInterval` of a challenge: events do not tell how far the start of its container is. */
export function pollChallenge(interval: number) {
  const rest = pollEvery(interval);
  return (query: Query<ChallengeDetail>): number | false =>
    query.state.data?.context.container?.status === 'Pending' ? WHILE_STARTING : rest(query);
}
