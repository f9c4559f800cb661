import { useUpdateTeam } from '@halyard/sdk/react';
import type { Team } from '@halyard/sdk/types';
import { TeamFormDialog } from './TeamFormDialog.tsx';
import { TeamPicture } from './TeamPicture.tsx';

interface EditTeamDialogProps {
  team: Team;
  onClose: () => void;
}

/** Changes name, bio and picture of a team; for its captain. */
export function EditTeamDialog({ team, onClose }: EditTeamDialogProps) {
  const { mutateAsync: update } = useUpdateTeam({ mutation: { onSuccess: onClose } });
  return (
    <TeamFormDialog
      team={team}
      picture={<TeamPicture team={team} />}
      send={(data) => update({ teamId: team.id, data })}
      onClose={onClose}
    />
  );
}
