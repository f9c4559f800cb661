import { invalidate, leaveGameChanges, useLeaveGame } from '@halyard/sdk/react';
import { toast } from '@halyard/ui-kit';
import { useQueryClient } from '@tanstack/react-query';
import { failureText } from '../../../app/errors/failure-text.ts';
import { useLanguage } from '../../../i18n/i18n.tsx';

/**
 * Leaves a game.
 * @param said what is said then
 */
export function useWithdraw(gameId: number, said: string) {
  const { LL } = useLanguage();
  const client = useQueryClient();
  const { mutate, isPending } = useLeaveGame({
    mutation: {
      onSuccess: () => {
        toast({ title: said });
      },
      onError: (error) => {
        toast({ tone: 'danger', title: failureText(LL, error) });
        void invalidate(client, leaveGameChanges, { gameId });
      },
    },
  });
  return { withdraw: () => mutate({ gameId }), isPending };
}
