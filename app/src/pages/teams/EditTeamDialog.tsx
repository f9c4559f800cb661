import { TeamInput } from '@halyard/sdk/forms';
import { useUpdateTeam } from '@halyard/sdk/react';
import type { Team } from '@halyard/sdk/types';
import { Stack } from '@halyard/ui-kit';
import { FormDialog } from '../../forms/FormDialog.tsx';
import { useForm } from '../../forms/use-form.ts';
import { useLanguage } from '../../i18n/i18n.tsx';
import { TeamPicture } from './TeamPicture.tsx';
import { TeamFields } from './TeamFields.tsx';

interface EditTeamDialogProps {
  team: Team;
  onClose: () => void;
}

/** Changes name, description and picture of a team; for its captain. */
export function EditTeamDialog({ team, onClose }: EditTeamDialogProps) {
  const { LL } = useLanguage();
  const { mutateAsync: update } = useUpdateTeam({
    mutation: {
      onSuccess: onClose,
    },
  });
  const form = useForm({
    schema: TeamInput,
    initial: { name: team.name, bio: team.bio ?? '' },
    send: ({ name, bio }) => update({ teamId: team.id, data: { name, bio: bio || null } }),
  });
  return (
    <FormDialog
      onClose={onClose}
      size="small"
      title={LL.teams.editTeam()}
      form={form}
      submit={LL.common.save()}
    >
      <Stack gap={16}>
        <TeamPicture team={team} />
        <TeamFields form={form} />
      </Stack>
    </FormDialog>
  );
}
