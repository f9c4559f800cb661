import { TeamInput } from '@halyard/sdk/forms';
import { useUpdateAdminTeam } from '@halyard/sdk/react';
import type { AdminTeam } from '@halyard/sdk/types';
import { Stack } from '@halyard/ui-kit';
import { FormDialog } from '../../../forms/FormDialog.tsx';
import { useForm } from '../../../forms/use-form.ts';
import { useLanguage } from '../../../i18n/i18n.tsx';
import { TeamFields } from '../../teams/TeamFields.tsx';

/** Changes name and description of a team. */
export function EditTeamDialog({ team, onClose }: { team: AdminTeam; onClose: () => void }) {
  const { LL } = useLanguage();
  const { mutateAsync: update } = useUpdateAdminTeam({ mutation: { onSuccess: onClose } });
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
        <TeamFields form={form} />
      </Stack>
    </FormDialog>
  );
}
