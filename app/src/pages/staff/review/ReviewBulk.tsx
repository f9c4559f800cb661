import { invalidate, updateParticipation, updateParticipationChanges } from '@halyard/sdk/react';
import type { Division, Participation, ParticipationStatus } from '@halyard/sdk/types';
import { Button, ConfirmDialog } from '@halyard/ui-kit';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useExtension } from '../../../app/routes/use-extension.ts';
import { offerUndo } from '../../../changes/offer-undo.ts';
import { useLanguage } from '../../../i18n/i18n.tsx';
import { BulkActions } from '../list/BulkActions.tsx';
import { useBulk } from '../list/use-bulk.ts';
import type { Selection } from '../list/use-selection.ts';
import { decideAll, restoreAll } from './decide-all.ts';
import { MoveMany } from './DivisionParts.tsx';
import type { Move } from './MoveDialog.tsx';
import { type Decision, DECISIONS, RESULTS, type ReviewState } from './review.ts';

interface ReviewBulkProps {
  gameId: number;
  /** All participations of the game, as they are now. */
  all: readonly Participation[];
  /** The list in which the teams were selected. */
  state: ReviewState;
  /** The divisions of the game; empty if teams of this state cannot have one. */
  divisions: readonly Division[];
  selection: Selection<Participation>;
}

/**
 * Accepts, rejects or moves all selected teams; those that fail stay selected. Where the server takes all in
 * one call a decision can be undone.
 */
export function ReviewBulk({ gameId, all: present, state, divisions, selection }: ReviewBulkProps) {
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
  // Teams about which somebody else has decided meanwhile are off the list.
  const rows = selection.rowsWith(present).filter(({ status }) => status === state);
  const count = rows.length;
  const canAll = (decision: Decision) => DECISIONS[state].includes(decision);
  const takesMoves = useExtension('divisionMoves') === true;
  const takesAll = useExtension('bulkReview') === true;
  const setAll = (status: ParticipationStatus) => {
    bulk.startForAll(
      rows,
      (all) =>
        decideAll(
          gameId,
          all.map((row) => ({ row, status })),
        ),
      (done, title) => offerUndo(LL, title, () => restore(done, status)),
    );
  };
  const restore = (before: readonly Participation[], decided: ParticipationStatus) =>
    bulk.startForAll(before, (all) =>
      restoreAll(gameId, all, decided, LL.errors.changedMeanwhile()),
    );
  const decide = (decision: Decision) => {
    const status = RESULTS[decision];
    if (takesAll) setAll(status);
    // On a compatible server a missing division is none.
    else bulk.start(rows, ({ id, divisionId }) => updateParticipation(id, { status, divisionId }));
  };
  const move = ({ divisionId, note }: Move) => {
    if (!takesMoves) return bulk.start(rows, ({ id }) => updateParticipation(id, { divisionId }));
    return bulk.startForAll(rows, (some) =>
      decideAll(
        gameId,
        some.map((row) => ({ row, divisionId })),
        note,
      ),
    );
  };
  return (
    <>
      <BulkActions selection={bulk.isRunning ? selection : { ...selection, rows }} bulk={bulk}>
        {canAll('accept') && (
          <Button size="small" variant="primary" onClick={() => decide('accept')}>
            {words.acceptCount({ count })}
          </Button>
        )}
        {divisions.length > 0 && <MoveMany rows={rows} divisions={divisions} onMove={move} />}
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
