import { useListEvents, useListSubmissions } from '@halyard/sdk/react';
import type { Submission } from '@halyard/sdk/types';
import type { Monitor } from './use-monitor.ts';
import type { PairActivity } from './case-facts.ts';
import type { CheatPair } from './pairs.ts';

/** As many as one call answers: the last ones of a team. */
const COUNT = 100;

/** What both teams of a pair have done; undefined while it loads, or without filters of the server. */
export function usePairActivity(
  { gameId, hasFilters }: Pick<Monitor, 'gameId' | 'hasFilters'>,
  { owner, sender, reports }: CheatPair,
): { activity: PairActivity | undefined; hasFailed: boolean } {
  const ownerSide = useTeamActivity(gameId, owner.team.id, hasFilters === true);
  const senderSide = useTeamActivity(gameId, sender.team.id, hasFilters === true);
  // What was reported may have been sent long before the last submissions.
  const reported = reports.map(({ submission }) => submission);
  return {
    activity:
      ownerSide.side && senderSide.side
        ? {
            owner: ownerSide.side,
            sender: {
              ...senderSide.side,
              submissions: mergedOf(senderSide.side.submissions, reported),
            },
          }
        : undefined,
    hasFailed: ownerSide.hasFailed || senderSide.hasFailed,
  };
}

function useTeamActivity(gameId: number, team: number, enabled: boolean) {
  const options = { query: { enabled } };
  const submissions = useListSubmissions(gameId, { team, count: COUNT }, options);
  // A team that has sent much since has solved its challenges before its last submissions.
  const solves = useListSubmissions(gameId, { team, type: 'Accepted', count: COUNT }, options);
  const events = useListEvents(gameId, { team, type: 'ContainerStart', count: COUNT }, options);
  const isLoaded = submissions.data && solves.data && events.data;
  return {
    side: isLoaded && {
      submissions: mergedOf(submissions.data, solves.data),
      events: events.data,
      lacksSolves: solves.data.length >= COUNT,
      lacksStarts: events.data.length >= COUNT,
    },
    hasFailed: submissions.isError || solves.isError || events.isError,
  };
}

/** The submissions of both lists, each once. */
function mergedOf(one: readonly Submission[], other: readonly Submission[]): Submission[] {
  const known = new Set(one.map(({ id }) => id));
  return [...one, ...other.filter(({ id }) => !known.has(id))];
}
