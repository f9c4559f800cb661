import {
  Button,
  EmptyState,
  FilterBar,
  lazyComponent,
  MissingFlag,
  Row,
  SearchField,
  Segmented,
  Text,
  useBelow,
  useTick,
} from '@halyard/ui-kit';
import { type ReactNode, Suspense, useState } from 'react';
import { useKeysOf, useShortcuts } from '../../app/shortcuts/use-shortcuts.ts';
import { PartErrorBoundary } from '../../app/errors/PageErrorBoundary.tsx';
import { LoadFailure } from '../../app/errors/LoadFailure.tsx';
import { useSearchKey } from '../../app/shortcuts/use-search-key.ts';
import { useLanguage } from '../../i18n/i18n.tsx';
import { GamesList } from './games/GamesList.tsx';
import { GamesTable } from './games/GamesTable.tsx';
import { PAGE_SIZES, useStaffGames, VIEWS } from './games/use-staff-games.ts';
import { ListPager } from './list/ListPager.tsx';
import { AddButton } from './shared/AddButton.tsx';
import { StaffHeader } from './shared/StaffHeader.tsx';

const MINUTE = 60_000;

// Its fields, such as calendar and editor, are a fifth of the page's code.
const NewGameDialog = lazyComponent(
  async () => (await import('./games/NewGameDialog.tsx')).NewGameDialog,
);

/** The server's count behind each view. */
const COUNTS = {
  all: 'all',
  live: 'running',
  next: 'upcoming',
  ended: 'ended',
  hidden: 'hidden',
} as const;

/** Lists all games, also hidden ones. */
export function StaffGamesPage() {
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
      <StaffHeader tab="games" actions={create} />
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
          <ListPager list={list} sizes={PAGE_SIZES} total={page?.total} />
        </PartErrorBoundary>
      )}
      {isCreating && (
        <PartErrorBoundary>
          <Suspense>
            <NewGameDialog onClose={() => setCreating(false)} />
          </Suspense>
        </PartErrorBoundary>
      )}
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
  const search = useSearchKey();
  const searchKey = useKeysOf('search');
  return (
    <FilterBar label={words.filterLabel()} sticky>
      {hasExtension && (
        <>
          <SearchField
            ref={search}
            label={words.find()}
            placeholder={words.find()}
            kbd={searchKey}
            value={list.text}
            onValueChange={list.search}
          />
          <Segmented
            label={words.show()}
            value={list.filters.show}
            onValueChange={(show) => list.filter({ show })}
            options={VIEWS.map((view) => ({
              value: view,
              label: words[view](),
              end: page?.counts && (
                <Text size={13} tone="faint" figures>
                  {page.counts[COUNTS[view]]}
                </Text>
              ),
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
      <EmptyState
        title={words.noMatch()}
        actions={
          <Button size="small" onClick={list.clear}>
            {words.showAll()}
          </Button>
        }
      >
        {words.noMatchText()}
      </EmptyState>
    );
  }
  return (
    <EmptyState figure={<MissingFlag />} title={words.empty()} actions={create}>
      {words.emptyText()}
    </EmptyState>
  );
}
