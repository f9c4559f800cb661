import { useGetEditGame, useListDivisions, useListParticipations } from '@halyard/sdk/react';
import type { Division, Participation } from '@halyard/sdk/types';
import {
  EmptyState,
  FilterBar,
  MissingFlag,
  Sheet,
  SidePanel,
  Split,
  Stack,
  useBelow,
} from '@halyard/ui-kit';
import type { ReactNode } from 'react';
import { useShortcuts } from '../../../app/shortcuts/use-shortcuts.ts';
import { PartErrorBoundary } from '../../../app/errors/PageErrorBoundary.tsx';
import { LoadFailure } from '../../../app/errors/LoadFailure.tsx';
import { useLanguage } from '../../../i18n/i18n.tsx';
import { ListSearch } from '../list/ListSearch.tsx';
import { ListViews } from '../list/ListViews.tsx';
import { NoMatch } from '../list/NoMatch.tsx';
import { type Selection, useSelection } from '../list/use-selection.ts';
import { CaseActions } from './CaseActions.tsx';
import { CaseBody, CaseHead } from './ReviewCase.tsx';
import { DivisionFilter } from './DivisionParts.tsx';
import { DECISIONS, REVIEW_STATES } from './review.ts';
import { ReviewBulk } from './ReviewBulk.tsx';
import { ReviewTable } from './ReviewTable.tsx';
import { useReview } from './use-review.ts';
import { ExportPeople } from '../shared/ExportPeople.tsx';
import { StaffGameHeader } from '../shared/StaffGameHeader.tsx';
import { useGameId } from '../shared/use-ids.ts';

const NONE: readonly never[] = [];

/** Review of the participations of a game, with shortcuts for all decisions. */
export function ReviewPage() {
  const gameId = useGameId();
  const { data: game } = useGetEditGame(gameId);
  const { data: all, error, refetch } = useListParticipations(gameId);
  const { data: divisions = NONE } = useListDivisions(gameId);
  return (
    <>
      <StaffGameHeader
        gameId={gameId}
        game={game}
        tab="review"
        actions={
          all && (
            <ExportPeople
              name={`teams-${gameId}`}
              read={async () => {
                const { exportParticipations } = await import('../shared/people-export.ts');
                return exportParticipations(all, divisions);
              }}
            />
          )
        }
      />
      {error && !all ? (
        <LoadFailure error={error} onRetry={refetch} />
      ) : (
        <Review gameId={gameId} all={all} divisions={divisions} />
      )}
    </>
  );
}

interface ReviewProps {
  gameId: number;
  /** Undefined while it loads. */
  all: readonly Participation[] | undefined;
  /** The divisions of the game; empty while they load. */
  divisions: readonly Division[];
}

function Review({ gameId, all, divisions }: ReviewProps) {
  const isNarrow = useBelow('lg');
  const review = useReview(gameId, all ?? NONE, { opensFirst: !isNarrow });
  const { open, step, decide, undo, openCase } = review;
  const selection = useSelection<Participation>({
    rowKey: ({ id }) => String(id),
    rowName: ({ team }) => team.name,
  });
  useShortcuts({
    nextCase: () => step(1),
    previousCase: () => step(-1),
    accept: () => decide(open?.status === 'Suspended' ? 'reinstate' : 'accept'),
    reject: () => decide('reject'),
    suspend: () => decide('suspend'),
    undo,
  });
  const actions = (
    <CaseActions
      participation={open}
      reason={review.reason}
      onReason={review.setReason}
      onDecide={decide}
      onSkip={() => step(1)}
      last={review.last}
      onUndo={undo}
    />
  );
  return (
    <>
      <Split
        {...(!isNarrow && {
          end: {
            width: 452,
            from: 'lg',
            content: (
              <CasePanel gameId={gameId} open={open} divisions={divisions} actions={actions} />
            ),
          },
        })}
      >
        <ReviewFilter
          all={all}
          divisions={divisions}
          review={review}
          isNarrow={isNarrow}
          onChange={selection.clear}
        />
        {/* After the last decision there is no sheet to undo it in. */}
        {isNarrow && !open && actions}
        <PartErrorBoundary>
          <ReviewList
            gameId={gameId}
            all={all}
            divisions={divisions}
            review={review}
            selection={selection}
          />
        </PartErrorBoundary>
      </Split>
      {isNarrow && open && (
        <Sheet
          open
          onClose={() => openCase(null)}
          title={open.team.name}
          footer={<Stack grow>{actions}</Stack>}
        >
          <CaseBody key={open.id} gameId={gameId} participation={open} divisions={divisions} />
        </Sheet>
      )}
    </>
  );
}

interface ReviewListProps extends ReviewProps {
  review: ReturnType<typeof useReview>;
  selection: Selection<Participation>;
}

/** The table, and what can be done with the selected teams. */
function ReviewList({ gameId, all, divisions, review, selection }: ReviewListProps) {
  const { LL } = useLanguage();
  const { state } = review;
  const movable = state === 'Rejected' ? NONE : divisions;
  const hasBulk = DECISIONS[state].includes('accept') || movable.length > 0;
  return (
    <>
      <ReviewTable
        participations={review.shown}
        divisions={divisions}
        openId={review.openId}
        caseHref={review.caseHref}
        {...(hasBulk && { selection: selection.ofTable(review.shown) })}
        isLoading={!all}
        empty={
          <NobodyHere
            state={LL.terms.participation[state]()}
            onFindAll={review.typed === '' && review.division === null ? undefined : review.showAll}
          />
        }
      />
      {hasBulk && (
        <ReviewBulk
          gameId={gameId}
          all={all ?? NONE}
          state={state}
          divisions={movable}
          selection={selection}
        />
      )}
    </>
  );
}

interface CasePanelProps extends Omit<ReviewProps, 'all'> {
  open: Participation | null;
  actions: ReactNode;
}

/** The open participation beside the table. */
function CasePanel({ gameId, open, divisions, actions }: CasePanelProps) {
  const { LL } = useLanguage();
  const words = LL.staff.review;
  return (
    <SidePanel
      label={words.caseLabel()}
      head={open && <CaseHead participation={open} />}
      foot={actions}
    >
      {open ? (
        <CaseBody key={open.id} gameId={gameId} participation={open} divisions={divisions} />
      ) : (
        <EmptyState title={words.noCase()}>{words.noCaseText()}</EmptyState>
      )}
    </SidePanel>
  );
}

interface ReviewFilterProps extends Omit<ReviewProps, 'gameId'> {
  review: ReturnType<typeof useReview>;
  isNarrow: boolean;
  /** Called before other participations are shown. */
  onChange: () => void;
}

function ReviewFilter({ all, divisions, review, isNarrow, onChange }: ReviewFilterProps) {
  const { LL } = useLanguage();
  const words = LL.staff.review;
  return (
    <FilterBar label={words.filterLabel()} sticky>
      <ListViews
        size={isNarrow ? 'small' : 'medium'}
        label={words.show()}
        value={review.state}
        onValueChange={(next) => {
          onChange();
          review.show(next);
        }}
        views={REVIEW_STATES.map((each) => ({
          value: each,
          label: LL.terms.participation[each](),
          count: all?.filter(({ status }) => status === each).length,
        }))}
      />
      <ListSearch
        label={words.find()}
        value={review.typed}
        onValueChange={(typed) => {
          onChange();
          review.find(typed);
        }}
      />
      {divisions.length > 0 && (
        <DivisionFilter
          divisions={divisions}
          value={review.division}
          onValueChange={(division) => {
            onChange();
            review.narrow(division);
          }}
        />
      )}
    </FilterBar>
  );
}

function NobodyHere({ state, onFindAll }: { state: string; onFindAll: (() => void) | undefined }) {
  const { LL } = useLanguage();
  const words = LL.staff.review;
  if (onFindAll) {
    return <NoMatch title={words.noMatch()} clear={LL.common.clear()} onClear={onFindAll} />;
  }
  return (
    <EmptyState figure={<MissingFlag />} title={words.empty({ state })}>
      {words.emptyText()}
    </EmptyState>
  );
}
