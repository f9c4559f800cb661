import {
  getListParticipationsQueryKey,
  updateParticipation,
  updateParticipationChanges,
} from '@halyard/sdk/react';
import type { Participation, ParticipationStatus } from '@halyard/sdk/types';
import { patchItem } from '../../../changes/optimistic.ts';
import { useChange } from '../../../changes/use-change.ts';
import { inState } from './review.ts';

/** A new state; `divisionId` only if an undone rejection restores it, else it is the present one. */
export interface StateChange {
  participation: Participation;
  status: ParticipationStatus;
  divisionId?: number | null;
  /** Why, for the team. */
  reason?: string | null;
}

/** Lets other teams have a name that looks like that of a team, or no longer. */
export function useAllowLookAlikes(gameId: number, { id, team }: Participation) {
  return useChange({
    call: (lookAlikeAllowed: boolean) => updateParticipation(id, { lookAlikeAllowed }),
    shows: (lookAlikeAllowed) => [
      patchItem<Participation>(getListParticipationsQueryKey(gameId), id, (stored) => ({
        ...stored,
        lookAlikeAllowed,
      })),
    ],
    changes: updateParticipationChanges,
    params: { gameId },
    scope: `review-${gameId}`,
    about: () => team.name,
  });
}

/** Changes the state of a participation. */
export function useDecide(gameId: number) {
  return useChange({
    call: ({ participation, status, divisionId = participation.divisionId, reason }: StateChange) =>
      updateParticipation(participation.id, {
        status,
        // On a compatible server a missing division is none.
        divisionId,
        ...(reason != null && { reason }),
      }),
    shows: ({ participation, status, divisionId, reason }) => [
      patchItem<Participation>(getListParticipationsQueryKey(gameId), participation.id, (stored) =>
        inState(stored, status, divisionId, reason),
      ),
    ],
    changes: updateParticipationChanges,
    params: { gameId },
    // An undo must not overtake what it undoes.
    scope: `review-${gameId}`,
    about: ({ participation }) => participation.team.name,
  });
}
