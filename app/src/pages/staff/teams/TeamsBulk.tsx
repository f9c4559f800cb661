import {
  deleteAdminTeam,
  deleteAdminTeamChanges,
  invalidate,
  updateAdminTeam,
} from '@halyard/sdk/react';
import type { AdminTeam } from '@halyard/sdk/types';
import { Button } from '@halyard/ui-kit';
import { useQueryClient } from '@tanstack/react-query';
import { offerUndo } from '../../../changes/offer-undo.ts';
import { useConfirm } from '../../../changes/use-confirm.tsx';
import { useLanguage } from '../../../i18n/i18n.tsx';
import { BulkActions } from '../list/BulkActions.tsx';
import { useBulk } from '../list/use-bulk.ts';
import type { Selection } from '../list/use-selection.ts';

/** Locks, unlocks or deletes all selected teams; those that fail stay selected. */
export function TeamsBulk({ selection }: { selection: Selection<AdminTeam> }) {
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
  const { rows } = selection;
  const count = rows.length;
  const setLocked = (locked: boolean) => {
    // Those that are so already have nothing to undo.
    const changed = rows.filter((team) => team.locked !== locked);
    bulk.start(changed, ({ id }) => updateAdminTeam(id, { locked }));
    if (changed.length === 0) return;
    offerUndo(LL, LL.staff.list.selected({ count: changed.length }), () =>
      bulk.start(changed, ({ id }) => updateAdminTeam(id, { locked: !locked })),
    );
  };
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
        <Button size="small" onClick={() => setLocked(true)}>
          {words.lock()}
        </Button>
        <Button size="small" onClick={() => setLocked(false)}>
          {words.unlock()}
        </Button>
        <Button size="small" variant="danger" onClick={remove}>
          {words.delete()}
        </Button>
      </BulkActions>
      {question}
    </>
  );
}
