import {
  getListAdminTeamsQueryKey,
  updateAdminTeam,
  updateAdminTeamChanges,
} from '@halyard/sdk/react';
import type { AdminTeam } from '@halyard/sdk/types';
import { useQueryClient } from '@tanstack/react-query';
import { useChange } from '../../../changes/use-change.ts';
import { useLanguage } from '../../../i18n/i18n.tsx';
import { patchRow } from '../../../lists/patch-row.ts';

/** Locks or unlocks a team at once; a lock can be undone, since that of a game would not come back. */
export function useSetLocked({ id: teamId, name }: Pick<AdminTeam, 'id' | 'name'>) {
  const { LL } = useLanguage();
  const client = useQueryClient();
  return useChange({
    call: (locked: boolean) => updateAdminTeam(teamId, { locked }),
    shows: (locked) =>
      patchRow<AdminTeam>(client, getListAdminTeamsQueryKey(), teamId, (team) => ({
        ...team,
        locked,
        lock: locked ? { by: 'Staff', game: null } : null,
      })),
    changes: updateAdminTeamChanges,
    params: { teamId },
    undo: (locked) =>
      locked
        ? { title: LL.staff.teams.nowLocked({ team: name }), input: false }
        : { title: LL.staff.teams.nowOpen({ team: name }), input: true },
    scope: `team ${teamId}`,
  });
}
