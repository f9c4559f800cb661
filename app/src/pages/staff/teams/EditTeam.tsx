import { TeamInput } from '@halyard/sdk/forms';
import { useUpdateAdminTeam } from '@halyard/sdk/react';
import type { AdminTeam } from '@halyard/sdk/types';
import { Button, Dialog, IconButton, Stack } from '@halyard/ui-kit';
import { EditIcon } from '@halyard/ui-kit/icons';
import { useState } from 'react';
import { useForm } from '../../../forms/use-form.ts';
import { useLanguage } from '../../../i18n/i18n.tsx';
import { TeamFields } from '../../teams/TeamFields.tsx';

/** A button that opens a dialog to change name and description of a team. */
export function EditTeam({ team }: { team: AdminTeam }) {
  const { LL } = useLanguage();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <IconButton
        size="small"
        icon={EditIcon}
        label={LL.teams.editTeam()}
        onClick={() => setOpen(true)}
      />
      {isOpen && <EditDialog team={team} onClose={() => setOpen(false)} />}
    </>
  );
}

function EditDialog({ team, onClose }: { team: AdminTeam; onClose: () => void }) {
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
