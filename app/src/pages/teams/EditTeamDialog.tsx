import { TeamInput } from '@halyard/sdk/forms';
import { useUpdateTeam } from '@halyard/sdk/react';
import type { Team } from '@halyard/sdk/types';
import { Button, Dialog, Stack } from '@halyard/ui-kit';
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
        <TeamPicture team={team} />
        <TeamFields form={form} />
      </Stack>
    </Dialog>
  );
}
