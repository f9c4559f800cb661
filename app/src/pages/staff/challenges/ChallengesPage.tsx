import { useGetEditGame, useListEditChallenges } from '@halyard/sdk/react';
import type { Category, EditChallengeInfo, GameInfo } from '@halyard/sdk/types';
import { Button, EmptyState, MissingFlag, PageLoader, useBelow } from '@halyard/ui-kit';
import { AddIcon, OrderIcon } from '@halyard/ui-kit/icons';
import { Suspense, useState } from 'react';
import { lazyDialog } from '../../../app/errors/lazy-dialog.tsx';
import { useShortcuts } from '../../../app/shortcuts/use-shortcuts.ts';
import { lazyRegion, PartErrorBoundary } from '../../../app/errors/PageErrorBoundary.tsx';
import { LoadFailure } from '../../../app/errors/LoadFailure.tsx';
import { useSiteConfig } from '../../../app/routes/page-title.ts';
import { href } from '../../../app/routes/paths.ts';
import { useSearchState } from '../../../app/routes/search-params.ts';
import { useLanguage } from '../../../i18n/i18n.tsx';
import type { TranslationFunctions } from '../../../i18n/i18n-types.ts';
import { filterChallenges, toFilter } from './challenge-lines.ts';
import { ChallengesBulk } from './ChallengesBulk.tsx';
import { ChallengesFilter } from './ChallengesFilter.tsx';
import { ChallengesList } from './ChallengesList.tsx';
import { ChallengesTable } from './ChallengesTable.tsx';
import { useSelection } from '../list/use-selection.ts';
import { AddButton } from '../shared/AddButton.tsx';
import { unpackBonus } from '../shared/blood-bonus.ts';
import { StaffGameHeader } from '../shared/StaffGameHeader.tsx';
import { useGameId } from '../shared/use-ids.ts';

const NewChallengeDialog = lazyDialog(
  async () => (await import('./NewChallengeDialog.tsx')).NewChallengeDialog,
);

const OrderDialog = lazyRegion(async () => (await import('./OrderDialog.tsx')).OrderDialog);

/** Lists the challenges of a game, creates new ones and orders them. */
export function ChallengesPage() {
  const { LL } = useLanguage();
  const gameId = useGameId();
  const game = useGetEditGame(gameId);
  const challenges = useListEditChallenges(gameId);
  const { data: config } = useSiteConfig();
  const [isCreating, setCreating] = useState(false);
  const [isOrdering, setOrdering] = useState(false);
  const { params } = useSearchState();
  useShortcuts({ add: () => setCreating(true) });
  // Only if the server stores an order and there is something to order.
  const canOrder = config?.extensions?.includes('order') && (challenges.data ?? []).length > 1;
  const order = {
    label: LL.staff.order.heading(),
    icon: OrderIcon,
    onSelect: () => setOrdering(true),
  };
  const failed = game.data ? challenges : game;
  return (
    <>
      <StaffGameHeader
        gameId={gameId}
        game={game.data}
        tab="challenges"
        more={[...(game.data ? [bonusLink(LL, game.data)] : []), ...(canOrder ? [order] : [])]}
        actions={
          <AddButton label={LL.staff.newChallenge.heading()} onPress={() => setCreating(true)} />
        }
      />
      {failed.error && !failed.data ? (
        <LoadFailure error={failed.error} onRetry={failed.refetch} />
      ) : game.data ? (
        <ChallengeBoard
          game={game.data}
          challenges={challenges.data}
          onCreate={() => setCreating(true)}
        />
      ) : (
        <PageLoader />
      )}
      {isOrdering && challenges.data && (
        <Suspense>
          <OrderDialog
            gameId={gameId}
            challenges={challenges.data}
            onClose={() => setOrdering(false)}
          />
        </Suspense>
      )}
      {isCreating && (
        <NewChallengeDialog
          gameId={gameId}
          category={(toFilter(params).category as Category | null) ?? 'Misc'}
          onClose={() => setCreating(false)}
        />
      )}
    </>
  );
}

/** The blood bonus of the game, with a link to its setting. */
function bonusLink(LL: TranslationFunctions, game: GameInfo) {
  const shares = unpackBonus(game.bloodBonus).join(', ');
  return { label: LL.staff.challenges.bonus({ shares }), href: href.gameInfo(game.id) };
}

interface ChallengesProps {
  game: GameInfo;
  /** Undefined while they load. */
  challenges: readonly EditChallengeInfo[] | undefined;
  onCreate: () => void;
}

function ChallengeBoard({ game, challenges, onCreate }: ChallengesProps) {
  const { LL } = useLanguage();
  const words = LL.staff.challenges;
  const { params, set } = useSearchState();
  const all = challenges ?? [];
  const shown = filterChallenges(all, toFilter(params));
  const isNarrow = useBelow('md');
  const Challenges = isNarrow ? ChallengesList : ChallengesTable;
  const selection = useSelection<EditChallengeInfo>({
    rowKey: ({ id }) => String(id),
    rowName: ({ title }) => title,
  });
  return (
    <>
      <ChallengesFilter challenges={all} />
      <PartErrorBoundary>
        <Challenges
          game={game}
          challenges={shown}
          isLoading={!challenges}
          selection={selection.ofTable(shown)}
          empty={
            all.length === 0 ? (
              <EmptyState
                figure={<MissingFlag />}
                title={words.empty()}
                actions={
                  <Button size="small" icon={AddIcon} onClick={onCreate}>
                    {LL.staff.newChallenge.heading()}
                  </Button>
                }
              >
                {words.emptyText()}
              </EmptyState>
            ) : (
              <EmptyState
                title={words.noMatch()}
                actions={
                  <Button
                    size="small"
                    onClick={() => set({ q: null, show: null, category: null, type: null })}
                  >
                    {words.showAll()}
                  </Button>
                }
              />
            )
          }
        />
        <ChallengesBulk game={game} challenges={all} selection={selection} />
      </PartErrorBoundary>
    </>
  );
}
