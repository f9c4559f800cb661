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

/** Whether locking the team, or unlocking it, can be undone: the lock of a game would not come back. */
export function canUndo(locked: boolean, { lock }: AdminTeam): boolean {
  return locked || lock?.by !== 'Game';
}

/** Locks or unlocks a team at once. */
export function useSetLocked(team: AdminTeam) {
  const { id: teamId, name } = team;
  const { LL } = useLanguage();
  const client = useQueryClient();
  return useChange({
    call: (locked: boolean) => updateAdminTeam(teamId, { locked }),
    shows: (locked) =>
      patchRow<AdminTeam>(client, getListAdminTeamsQueryKey(), teamId, (row) => ({
        ...row,
        locked,
        lock: locked ? { by: 'Staff', game: null } : null,
      })),
    changes: updateAdminTeamChanges,
    params: { teamId },
    undo: (locked) => {
      if (!canUndo(locked, team)) return null;
      const words = LL.staff.teams;
      return {
        title: locked ? words.nowLocked({ team: name }) : words.nowOpen({ team: name }),
        input: !locked,
      };
    },
    scope: `team ${teamId}`,
  });
}
