import type { AdminTeam } from '@halyard/sdk/types';
import { IconButton } from '@halyard/ui-kit';
import { EditIcon } from '@halyard/ui-kit/icons';
import { useState } from 'react';
import { lazyDialog } from '../../../app/errors/lazy-dialog.tsx';
import { useLanguage } from '../../../i18n/i18n.tsx';

const EditTeamDialog = lazyDialog(
  async () => (await import('./EditTeamDialog.tsx')).EditTeamDialog,
);

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
      {isOpen && <EditTeamDialog team={team} onClose={() => setOpen(false)} />}
    </>
  );
}
