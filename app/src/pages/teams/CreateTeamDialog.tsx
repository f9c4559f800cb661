import { getListTeamsQueryKey, useCreateTeam } from '@halyard/sdk/react';
import type { Team } from '@halyard/sdk/types';
import { toast } from '@halyard/ui-kit';
import { useQueryClient } from '@tanstack/react-query';
import { useSearchState } from '../../app/routes/search-params.ts';
import { useLanguage } from '../../i18n/i18n.tsx';
import { TeamFormDialog } from './TeamFormDialog.tsx';

/** Creates a team whose captain is the user, and opens it. */
export function CreateTeamDialog({ onClose }: { onClose: () => void }) {
  const { LL } = useLanguage();
  const client = useQueryClient();
  const { set } = useSearchState();
  const { mutateAsync: createTeam } = useCreateTeam({
    mutation: {
      onSuccess: (team) => {
        // The team is opened before the list has been refetched.
        client.setQueryData<Team[]>(
          getListTeamsQueryKey(),
          (known) => known && [...known.filter(({ id }) => id !== team.id), team],
        );
        toast({ tone: 'ok', title: LL.teams.created({ team: team.name }) });
        onClose();
        set({ team: String(team.id) });
      },
    },
  });
  return <TeamFormDialog send={(data) => createTeam({ data })} onClose={onClose} />;
}
