import {
  deleteAdminTeam,
  deleteAdminTeamChanges,
  invalidate,
  updateAdminTeam,
} from '@halyard/sdk/react';
import type { AdminTeam } from '@halyard/sdk/types';
import { Button, toast } from '@halyard/ui-kit';
import { useQueryClient } from '@tanstack/react-query';
import { offerUndo } from '../../../changes/offer-undo.ts';
import { useConfirm } from '../../../changes/use-confirm.tsx';
import { useLanguage } from '../../../i18n/i18n.tsx';
import { BulkActions } from '../list/BulkActions.tsx';
import { useBulk } from '../list/use-bulk.ts';
import type { Selection } from '../list/use-selection.ts';
import { canUndo } from './use-set-locked.ts';

interface TeamsBulkProps {
  /** The teams on the page. */
  teams: readonly AdminTeam[];
  selection: Selection<AdminTeam>;
}

/** Locks, unlocks or deletes all selected teams; those that fail stay selected. */
export function TeamsBulk({ teams, selection }: TeamsBulkProps) {
  const { LL } = useLanguage();
  const words = LL.staff.teams;
  const client = useQueryClient();
  const [ask, question] = useConfirm();
  const bulk = useBulk<AdminTeam>({
    onEnd: (failed) => {
      selection.keep(failed);
      void invalidate(client, deleteAdminTeamChanges, {});
    },
  });
  const rows = selection.rowsWith(teams);
  const count = rows.length;
  const choices = [true, false].map((locked) => ({
    locked,
    // A team that has the lock already has nothing to undo.
    affected: rows.filter((team) => team.closed !== true && team.locked !== locked),
  }));
  const setLocked = (affected: readonly AdminTeam[], locked: boolean) =>
    bulk.start(
      affected,
      ({ id }) => updateAdminTeam(id, { locked }),
      (done, title) => {
        const back = done.filter((team) => canUndo(locked, team));
        if (back.length === 0) toast({ tone: 'ok', title });
        else
          offerUndo(LL, title, () =>
            bulk.start(back, ({ id }) => updateAdminTeam(id, { locked: !locked })),
          );
      },
    );
  const remove = () =>
    ask({
      title: words.bulkTitle({ count }),
      effect: words.bulkEffect(),
      confirm: LL.teams.deleteTeam(),
      destructive: true,
      act: () => bulk.start(rows, ({ id }) => deleteAdminTeam(id)),
    });
  return (
    <>
      <BulkActions selection={selection} bulk={bulk}>
        {choices.map(({ locked, affected }) => (
          <Button
            key={String(locked)}
            size="small"
            disabled={affected.length === 0}
            onClick={() => setLocked(affected, locked)}
          >
            {locked ? words.lock() : words.unlock()}
          </Button>
        ))}
        <Button size="small" variant="danger" onClick={remove}>
          {words.delete()}
        </Button>
      </BulkActions>
      {question}
    </>
  );
}
