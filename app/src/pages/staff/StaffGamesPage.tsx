import {
  Button,
  EmptyState,
  FilterBar,
  MissingFlag,
  PageHeader,
  Row,
  SearchField,
  Segmented,
  Text,
  useBelow,
  useTick,
} from '@halyard/ui-kit';
import { useState } from 'react';
import { useKeysOf, useShortcuts } from '../../app/shortcuts/use-shortcuts.ts';
import { PartErrorBoundary } from '../../app/errors/PageErrorBoundary.tsx';
import { LoadFailure } from '../../app/errors/LoadFailure.tsx';
import { href } from '../../app/routes/paths.ts';
import { useSearchState } from '../../app/routes/search-params.ts';
import { useSearchKey } from '../../app/shortcuts/use-search-key.ts';
import { useLanguage } from '../../i18n/i18n.tsx';
import { byPhase, isInView, matches, toView, VIEWS } from './games/game-filter.ts';
import { GamesList } from './games/GamesList.tsx';
import { GamesTable } from './games/GamesTable.tsx';
import { NewGameDialog } from './games/NewGameDialog.tsx';
import { useStaffGames } from './games/use-staff-games.ts';
import { AddButton } from './shared/AddButton.tsx';

const MINUTE = 60_000;

/** All games, hidden ones too: what runs, what comes, what is being made. */
export function StaffGamesPage() {
  const { LL, dates } = useLanguage();
  const words = LL.staff.games;
  const { params, set } = useSearchState();
  const { data: games, error, refetch } = useStaffGames();
  const [isCreating, setCreating] = useState(false);
  const now = useTick((at) => Math.floor(at / MINUTE)) * MINUTE;
  const search = useSearchKey();
  useShortcuts({ add: () => setCreating(true) });
  const view = toView(params.get('show'));
  const typed = params.get('q') ?? '';
  const shown = byPhase(games ?? [], now).filter(
    (game) => isInView(view, game, now) && matches(game, typed),
  );
  const create = <AddButton label={words.newGame()} onPress={() => setCreating(true)} />;
  const isNarrow = useBelow('md');
  const Games = isNarrow ? GamesList : GamesTable;
  return (
    <>
      <PageHeader
        title={LL.staff.title()}
        tabs={{
          label: LL.staff.title(),
          tabs: [{ href: href.staffGames(), label: words.title(), current: true }],
        }}
        actions={create}
      />
      <FilterBar label={words.filterLabel()} sticky>
        <SearchField
          ref={search}
          label={words.find()}
          placeholder={words.find()}
          kbd={useKeysOf('search')}
          value={typed}
          onValueChange={(q) => set({ q }, { replace: true })}
        />
        <Segmented
          label={words.show()}
          value={view}
          onValueChange={(next) => set({ show: next === 'all' ? null : next })}
          options={VIEWS.map((each) => ({
            value: each,
            label: words[each](),
            end: games && (
              <Text size={13} tone="faint" figures>
                {games.filter((game) => isInView(each, game, now)).length}
              </Text>
            ),
          }))}
        />
        <Row grow justify="end">
          <Text size={12} tone="faint">
            {LL.staff.timesIn({ zone: dates.zone(now) })}
          </Text>
        </Row>
      </FilterBar>
      {error && !games ? (
        <LoadFailure error={error} onRetry={refetch} title={words.loadFailed()} />
      ) : (
        <PartErrorBoundary>
          <Games
            games={shown}
            now={now}
            isLoading={!games}
            empty={
              games?.length === 0 ? (
                <EmptyState figure={<MissingFlag />} title={words.empty()} actions={create}>
                  {words.emptyText()}
                </EmptyState>
              ) : (
                <EmptyState
                  title={words.noMatch()}
                  actions={
                    <Button size="small" onClick={() => set({ q: null, show: null })}>
                      {words.showAll()}
                    </Button>
                  }
                >
                  {words.noMatchText()}
                </EmptyState>
              )
            }
          />
        </PartErrorBoundary>
      )}
      {isCreating && <NewGameDialog games={games ?? []} onClose={() => setCreating(false)} />}
    </>
  );
}
