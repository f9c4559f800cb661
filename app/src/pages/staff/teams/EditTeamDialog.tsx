import { TeamInput } from '@halyard/sdk/forms';
import { useUpdateAdminTeam } from '@halyard/sdk/react';
import type { AdminTeam } from '@halyard/sdk/types';
import { Button, Dialog, Stack } from '@halyard/ui-kit';
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
    send: (data) => update({ teamId: team.id, data }),
  });
  const { isSending } = form;
  return (
    <Dialog
      open
      onClose={onClose}
      size="small"
      title={LL.teams.editTeam()}
      {...form.dialog}
      actions={
        <>
          <Button variant="ghost" disabled={isSending} onClick={onClose}>
            {LL.common.cancel()}
          </Button>
          <Button type="submit" variant="primary" busy={isSending}>
            {LL.common.save()}
          </Button>
        </>
      }
    >
      <Stack gap={16}>
        <TeamFields form={form} />
      </Stack>
    </Dialog>
  );
}
