import {
  getListParticipationsQueryKey,
  invalidate,
  type Participation,
  type ParticipationStatus,
  updateParticipation,
  updateParticipationChanges,
} from '@halyard/sdk/react';
import { toast } from '@halyard/ui-kit';
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { failureText } from '../../../app/errors/failure-text.ts';
import { useLanguage } from '../../../i18n/i18n.tsx';
import { inState } from './review.ts';

/** A team's new state; `divisionId` only where an undone rejection gives it back. */
export interface StateChange {
  participation: Participation;
  status: ParticipationStatus;
  divisionId?: number | null;
}

/** Puts a team into another state: shown at once, taken back when it fails. */
export function useDecide(gameId: number) {
  const { LL } = useLanguage();
  const client = useQueryClient();
  const key = getListParticipationsQueryKey(gameId);
  return useMutation({
    mutationFn: ({ participation, status, divisionId }: StateChange) =>
      updateParticipation(participation.id, {
        status,
        ...(divisionId != null && { divisionId }),
      }),
    onMutate: async ({ participation, status, divisionId }) => {
      await client.cancelQueries({ queryKey: key });
      replace(client, key, inState(participation, status, divisionId));
    },
    onError: (error, { participation }) => {
      replace(client, key, participation);
      toast({ tone: 'danger', title: participation.team.name, detail: failureText(LL, error) });
    },
    onSettled: () => invalidate(client, updateParticipationChanges, { gameId }),
  });
}

function replace(client: QueryClient, key: readonly unknown[], participation: Participation): void {
  client.setQueryData<Participation[]>(key, (list) =>
    list?.map((each) => (each.id === participation.id ? participation : each)),
  );
}
