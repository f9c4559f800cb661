import {
  useGetEditGame,
  useListDivisions,
  useListEditChallenges,
  useListParticipations,
} from '@halyard/sdk/react';
import { Button, EmptyState, MissingFlag, Split } from '@halyard/ui-kit';
import { AddIcon } from '@halyard/ui-kit/icons';
import { useState } from 'react';
import { LoadFailure } from '../../../app/errors/LoadFailure.tsx';
import { useSearchState } from '../../../app/routes/search-params.ts';
import { useShortcuts } from '../../../app/shortcuts/use-shortcuts.ts';
import { useLanguage } from '../../../i18n/i18n.tsx';
import { DivisionEditor } from './DivisionEditor.tsx';
import { DivisionList } from './DivisionList.tsx';
import { NewDivisionDialog } from './NewDivisionDialog.tsx';
import { AddButton } from '../shared/AddButton.tsx';
import { FormLoading } from '../shared/FormLoading.tsx';
import { StaffGameHeader } from '../shared/StaffGameHeader.tsx';
import { useGameId } from '../shared/use-ids.ts';

/** Edits the divisions of a game and what their teams may do. */
export function DivisionsPage() {
  const { LL } = useLanguage();
  const words = LL.staff.divisions;
  const gameId = useGameId();
  const { params, set } = useSearchState();
  const { data: game } = useGetEditGame(gameId);
  const divisions = useListDivisions(gameId);
  const challenges = useListEditChallenges(gameId);
  const { data: participations } = useListParticipations(gameId);
  const [isCreating, setCreating] = useState(false);
  useShortcuts({ add: () => setCreating(true) });
  const all = divisions.data ?? [];
  const named = Number(params.get('division'));
  const open = all.find(({ id }) => id === named) ?? all[0];
  const teamsOf = (id: number) =>
    participations?.filter(({ divisionId }) => divisionId === id).length;
  const show = (id: number | null) =>
    set({ division: id === null ? null : String(id) }, { replace: true });
  const error = divisions.error ?? challenges.error;
  const create = () => setCreating(true);
  return (
    <>
      <StaffGameHeader
        gameId={gameId}
        game={game}
        tab="divisions"
        actions={<AddButton label={words.add()} onPress={create} />}
      />
      {divisions.data && challenges.data ? (
        open ? (
          <Split
            start={{
              width: 280,
              from: 'lg',
              content: (
                <DivisionList gameId={gameId} divisions={all} open={open} teamsOf={teamsOf} />
              ),
            }}
          >
            <DivisionEditor
              key={open.id}
              gameId={gameId}
              division={open}
              isLast={all.length === 1}
              challenges={challenges.data}
              teams={teamsOf(open.id)}
              onDeleted={() => show(null)}
            />
          </Split>
        ) : (
          <NoDivisions onCreate={create} />
        )
      ) : error ? (
        <LoadFailure
          error={error}
          onRetry={() => Promise.all([divisions.refetch(), challenges.refetch()])}
        />
      ) : (
        <FormLoading />
      )}
      {isCreating && (
        <NewDivisionDialog gameId={gameId} onCreated={show} onClose={() => setCreating(false)} />
      )}
    </>
  );
}

function NoDivisions({ onCreate }: { onCreate: () => void }) {
  const { LL } = useLanguage();
  const words = LL.staff.divisions;
  return (
    <EmptyState
      figure={<MissingFlag />}
      title={words.empty()}
      actions={
        <Button variant="primary" icon={AddIcon} onClick={onCreate}>
          {words.add()}
        </Button>
      }
    >
      {words.emptyText()}
    </EmptyState>
  );
}
