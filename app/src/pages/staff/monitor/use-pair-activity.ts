import { useListEvents, useListSubmissions } from '@halyard/sdk/react';
import type { Monitor } from './use-monitor.ts';
import type { PairActivity } from './case-facts.ts';
import type { CheatPair } from './pairs.ts';

/** As many as one call answers: the last ones of a team. */
const COUNT = 100;

/** What both teams of a pair have done; undefined while it loads, or without filters of the server. */
export function usePairActivity(
  { gameId, hasFilters }: Pick<Monitor, 'gameId' | 'hasFilters'>,
  { owner, sender }: CheatPair,
): { activity: PairActivity | undefined; hasFailed: boolean } {
  const ownerSide = useTeamActivity(gameId, owner.team.id, hasFilters === true);
  const senderSide = useTeamActivity(gameId, sender.team.id, hasFilters === true);
  return {
    activity:
      ownerSide.side && senderSide.side
        ? { owner: ownerSide.side, sender: senderSide.side }
        : undefined,
    hasFailed: ownerSide.hasFailed || senderSide.hasFailed,
  };
}

function useTeamActivity(gameId: number, team: number, enabled: boolean) {
  const options = { query: { enabled } };
  const submissions = useListSubmissions(gameId, { team, count: COUNT }, options);
  const events = useListEvents(gameId, { team, type: 'ContainerStart', count: COUNT }, options);
  const isLoaded = submissions.data !== undefined && events.data !== undefined;
  return {
    side: isLoaded ? { submissions: submissions.data, events: events.data } : undefined,
    hasFailed: submissions.isError || events.isError,
  };
}
