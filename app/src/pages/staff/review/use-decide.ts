import {
  getListParticipationsQueryKey,
  type Participation,
  type ParticipationStatus,
  updateParticipation,
  updateParticipationChanges,
} from '@halyard/sdk/react';
import { patchItem } from '../../../changes/optimistic.ts';
import { useChange } from '../../../changes/use-change.ts';
import { inState } from './review.ts';

/** A team's new state; `divisionId` only where an undone rejection gives it back. */
export interface StateChange {
  participation: Participation;
  status: ParticipationStatus;
  divisionId?: number | null;
}

/** Puts a team into another state. */
export function useDecide(gameId: number) {
  return useChange({
    call: ({ participation, status, divisionId }: StateChange) =>
      updateParticipation(participation.id, {
        status,
        ...(divisionId != null && { divisionId }),
      }),
    shows: ({ participation, status, divisionId }) => [
      patchItem<Participation>(getListParticipationsQueryKey(gameId), participation.id, (stored) =>
        inState(stored, status, divisionId),
      ),
    ],
    changes: updateParticipationChanges,
    params: { gameId },
    about: ({ participation }) => participation.team.name,
  });
}
