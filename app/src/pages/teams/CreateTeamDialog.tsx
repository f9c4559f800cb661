import { TeamInput } from '@halyard/sdk/forms';
import { getListTeamsQueryKey, useCreateTeam } from '@halyard/sdk/react';
import type { Team } from '@halyard/sdk/types';
import { Stack, toast } from '@halyard/ui-kit';
import { useQueryClient } from '@tanstack/react-query';
import { useSearchState } from '../../app/routes/search-params.ts';
import { FormDialog } from '../../forms/FormDialog.tsx';
import { useForm } from '../../forms/use-form.ts';
import { useLanguage } from '../../i18n/i18n.tsx';
import { TeamFields } from './TeamFields.tsx';

/** Creates a team whose captain is the user. */
export function CreateTeamDialog({ onClose }: { onClose: () => void }) {
  const { LL } = useLanguage();
  const createTeam = useCreate(onClose);
  const form = useForm({
    schema: TeamInput,
    initial: { name: '', bio: '' },
    send: ({ name, bio }) => createTeam({ data: { name, bio: bio || null } }),
  });
  return (
    <FormDialog
      onClose={onClose}
      size="small"
      title={LL.teams.newTeam()}
      description={LL.teams.createText()}
      form={form}
      submit={LL.teams.create()}
    >
      <Stack gap={16}>
        <TeamFields form={form} />
      </Stack>
    </FormDialog>
  );
}

/** Creates the team; it is added to the list and opened before the list is refetched. */
function useCreate(onClose: () => void) {
  const { LL } = useLanguage();
  const client = useQueryClient();
  const { set } = useSearchState();
  const { mutateAsync } = useCreateTeam({
    mutation: {
      onSuccess: (team) => {
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
  return mutateAsync;
}
