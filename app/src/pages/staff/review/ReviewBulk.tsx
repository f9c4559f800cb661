import { invalidate, updateParticipation, updateParticipationChanges } from '@halyard/sdk/react';
import type { Participation } from '@halyard/sdk/types';
import { Button, ConfirmDialog } from '@halyard/ui-kit';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useLanguage } from '../../../i18n/i18n.tsx';
import { BulkActions } from '../list/BulkActions.tsx';
import { useBulk } from '../list/use-bulk.ts';
import type { Selection } from '../list/use-selection.ts';
import { type Decision, DECISIONS, RESULTS } from './review.ts';

interface ReviewBulkProps {
  gameId: number;
  selection: Selection<Participation>;
}

/** Accepts or rejects all selected teams; those that fail stay selected. */
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
  const decide = (decision: Decision) =>
    bulk.start(rows, ({ id }) => updateParticipation(id, { status: RESULTS[decision] }));
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
