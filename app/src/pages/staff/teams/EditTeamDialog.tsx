import { useUpdateAdminTeam } from '@halyard/sdk/react';
import type { AdminTeam } from '@halyard/sdk/types';
import { TeamFormDialog } from '../../teams/TeamFormDialog.tsx';

/** Changes name and bio of a team. */
export function EditTeamDialog({ team, onClose }: { team: AdminTeam; onClose: () => void }) {
  const { mutateAsync: update } = useUpdateAdminTeam({ mutation: { onSuccess: onClose } });
  return (
    <TeamFormDialog
      team={team}
      // For staff a bio of null stays as it is.
      send={({ name, bio }) => update({ teamId: team.id, data: { name, bio: bio ?? '' } })}
      onClose={onClose}
    />
  );
}
