import {
  getListCheatsQueryKey,
  updateParticipation,
  updateParticipationChanges,
} from '@halyard/sdk/react';
import type { CheatInfo, CheatTeam, ParticipationStatus } from '@halyard/sdk/types';
import type { QueryKey } from '@tanstack/react-query';
import { type Patch, patch } from '../../../changes/optimistic.ts';
import { useChange } from '../../../changes/use-change.ts';
import { useLanguage } from '../../../i18n/i18n.tsx';

interface StatusChange {
  team: CheatTeam;
  status: Extract<ParticipationStatus, 'Accepted' | 'Suspended'>;
}

/** Suspends or reinstates a team of a report; offers to take it back. */
export function useSetStatus(gameId: number) {
  const { LL } = useLanguage();
  const words = LL.staff.monitor.cheats;
  const key = getListCheatsQueryKey(gameId);
  return useChange<StatusChange>({
    // On a compatible server a missing division is none.
    call: ({ team: { id, divisionId }, status }) => updateParticipation(id, { status, divisionId }),
    shows: ({ team, status }) => [showStatus(key, team.id, status)],
    changes: [...updateParticipationChanges, ['api', 'game', ':gameId', 'cheatinfo']],
    params: { gameId },
    about: ({ team }) => team.team.name,
    undo: ({ team, status }) => {
      const name = { team: team.team.name };
      return status === 'Suspended'
        ? { title: words.done(name), input: { team, status: 'Accepted' } }
        : { title: words.undone(name), input: { team, status: 'Suspended' } };
    },
  });
}

function showStatus(key: QueryKey, id: number, status: StatusChange['status']): Patch {
  const after = (team: CheatTeam) => (team.id === id ? { ...team, status } : team);
  return patch<readonly CheatInfo[]>(key, (reports) =>
    reports.map((report) => ({
      ...report,
      ownedTeam: after(report.ownedTeam),
      submitTeam: after(report.submitTeam),
    })),
  );
}
