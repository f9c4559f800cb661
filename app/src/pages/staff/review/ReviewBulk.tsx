import { invalidate, updateParticipation, updateParticipationChanges } from '@halyard/sdk/react';
import type { Participation, ParticipationStatus } from '@halyard/sdk/types';
import { Button, ConfirmDialog } from '@halyard/ui-kit';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useExtension } from '../../../app/routes/use-extension.ts';
import { offerUndo } from '../../../changes/offer-undo.ts';
import { useLanguage } from '../../../i18n/i18n.tsx';
import { BulkActions } from '../list/BulkActions.tsx';
import { useBulk } from '../list/use-bulk.ts';
import type { Selection } from '../list/use-selection.ts';
import { decideAll } from './decide-all.ts';
import { type Decision, DECISIONS, RESULTS } from './review.ts';

interface ReviewBulkProps {
  gameId: number;
  selection: Selection<Participation>;
}

/**
 * Accepts or rejects all selected teams; those that fail stay selected. Where the server takes all in
 * one call it can be undone.
 */
export function ReviewBulk({ gameId, selection }: ReviewBulkProps) {
  const { LL } = useLanguage();
  const words = LL.staff.review;
  const client = useQueryClient();
  const [isAsking, setAsking] = useState(false);
  const bulk = useBulk<Participation>({
    onEnd: (failed) => {
      selection.keep(failed);
      void invalidate(client, updateParticipationChanges, { gameId });
    },
  });
  const { rows } = selection;
  const count = rows.length;
  const canAll = (decision: Decision) =>
    rows.every(({ status }) => DECISIONS[status].includes(decision));
  const takesAll = useExtension('bulkReview') === true;
  const setAll = (status: ParticipationStatus) => {
    bulk.startForAll(
      rows,
      (all) =>
        decideAll(
          gameId,
          all.map((row) => ({ row, status })),
        ),
      (done, title) => offerUndo(LL, title, () => restore(done)),
    );
  };
  const restore = (before: readonly Participation[]) =>
    bulk.startForAll(before, (all) =>
      decideAll(
        gameId,
        all.map((row) => ({ row, status: row.status, divisionId: row.divisionId })),
      ),
    );
  const decide = (decision: Decision) => {
    const status = RESULTS[decision];
    if (takesAll) setAll(status);
    else bulk.start(rows, ({ id }) => updateParticipation(id, { status }));
  };
  return (
    <>
      <BulkActions selection={selection} bulk={bulk}>
        {canAll('accept') && (
          <Button size="small" variant="primary" onClick={() => decide('accept')}>
            {words.acceptCount({ count })}
          </Button>
        )}
        {canAll('reject') && (
          <Button size="small" variant="danger" onClick={() => setAsking(true)}>
            {words.rejectCount({ count })}
          </Button>
        )}
      </BulkActions>
      <ConfirmDialog
        open={isAsking}
        onClose={() => setAsking(false)}
        title={words.rejectTitle({ count })}
        effect={words.effects.reject()}
        confirm={words.decisions.reject()}
        cancel={LL.common.cancel()}
        onConfirm={() => {
          setAsking(false);
          decide('reject');
        }}
      />
    </>
  );
}
