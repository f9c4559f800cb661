import { EmptyState, FilterBar, MissingFlag, Row, Text, useBelow, useTick } from '@halyard/ui-kit';
import { type ReactNode, useState } from 'react';
import { lazyDialog } from '../../../app/errors/lazy-dialog.tsx';
import { useShortcuts } from '../../../app/shortcuts/use-shortcuts.ts';
import { PartErrorBoundary } from '../../../app/errors/PageErrorBoundary.tsx';
import { LoadFailure } from '../../../app/errors/LoadFailure.tsx';
import { useLanguage } from '../../../i18n/i18n.tsx';
import { GamesList } from './GamesList.tsx';
import { ImportGame } from './ImportGame.tsx';
import { GamesTable } from './GamesTable.tsx';
import { useStaffGames, VIEWS } from './use-staff-games.ts';
import { ListPager } from '../list/ListPager.tsx';
import { ListSearch } from '../list/ListSearch.tsx';
import { ListViews } from '../list/ListViews.tsx';
import { NoMatch } from '../list/NoMatch.tsx';
import { AddButton } from '../shared/AddButton.tsx';
import { StaffHeader } from '../shared/StaffHeader.tsx';

const MINUTE = 60_000;

// Its fields, such as calendar and editor, are a fifth of the page's code.
const NewGameDialog = lazyDialog(async () => (await import('./NewGameDialog.tsx')).NewGameDialog);

/** The server's count behind each view. */
const COUNTS = {
  all: 'all',
  live: 'running',
  next: 'upcoming',
  ended: 'ended',
  hidden: 'hidden',
} as const;

/** Lists all games, also hidden ones. */
export function GamesPage() {
  const { LL } = useLanguage();
  const words = LL.staff.games;
  const games = useStaffGames();
  const { list, page, error, refetch, hasExtension } = games;
  const [isCreating, setCreating] = useState(false);
  const now = useTick((at) => Math.floor(at / MINUTE)) * MINUTE;
  useShortcuts({ add: () => setCreating(true) });
  const create = <AddButton label={words.newGame()} onPress={() => setCreating(true)} />;
  const isNarrow = useBelow('md');
  const Games = isNarrow ? GamesList : GamesTable;
  return (
    <>
      <StaffHeader
        tab="games"
        actions={
          <>
            <ImportGame />
            {create}
          </>
        }
      />
      <GamesFilter games={games} now={now} />
      {error && !page ? (
        <LoadFailure error={error} onRetry={refetch} title={words.loadFailed()} />
      ) : (
        <PartErrorBoundary>
          <Games
            games={page?.data ?? []}
            now={now}
            isLoading={!page}
            {...(hasExtension && { sort: list.sort })}
            onSortChange={list.sortBy}
            empty={<NoGames list={list} create={create} />}
          />
          <ListPager list={list} total={page?.total} />
        </PartErrorBoundary>
      )}
      {isCreating && <NewGameDialog onClose={() => setCreating(false)} />}
    </>
  );
}

interface GamesFilterProps {
  games: ReturnType<typeof useStaffGames>;
  now: number;
}

function GamesFilter({ games: { list, page, hasExtension }, now }: GamesFilterProps) {
  const { LL, dates } = useLanguage();
  const words = LL.staff.games;
  return (
    <FilterBar label={words.filterLabel()} sticky>
      {hasExtension && (
        <>
          <ListSearch label={words.find()} value={list.text} onValueChange={list.search} />
          <ListViews
            label={words.show()}
            value={list.filters.show}
            onValueChange={(show) => list.filter({ show })}
            views={VIEWS.map((view) => ({
              value: view,
              label: words[view](),
              count: page?.counts?.[COUNTS[view]],
            }))}
          />
        </>
      )}
      <Row grow justify="end">
        <Text size={12} tone="faint">
          {LL.staff.timesIn({ zone: dates.zone(now) })}
        </Text>
      </Row>
    </FilterBar>
  );
}

interface NoGamesProps extends Pick<ReturnType<typeof useStaffGames>, 'list'> {
  create: ReactNode;
}

function NoGames({ list, create }: NoGamesProps) {
  const { LL } = useLanguage();
  const words = LL.staff.games;
  if (list.isNarrowed) {
    return (
      <NoMatch title={words.noMatch()} clear={words.showAll()} onClear={list.clear}>
        {words.noMatchText()}
      </NoMatch>
    );
  }
  return (
    <EmptyState figure={<MissingFlag />} title={words.empty()} actions={create}>
      {words.emptyText()}
    </EmptyState>
  );
}
