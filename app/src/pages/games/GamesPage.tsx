import { ButtonLink, PageHeader, SearchField, Stack, useBelow, useTick } from '@halyard/ui-kit';
import { AddIcon } from '@halyard/ui-kit/icons';
import { hasRole } from '../../app/abilities.ts';
import { LoadFailure } from '../../app/LoadFailure.tsx';
import { href } from '../../app/routes.ts';
import { useSearchState } from '../../app/search-params.ts';
import { useProfile } from '../../app/session.tsx';
import { useSearchKey } from '../../app/use-search-key.ts';
import { useLanguage } from '../../i18n/i18n.tsx';
import { byNearness, isIn, TABS, toTab } from './game-tabs.ts';
import { GameList } from './GameList.tsx';
import { GamesLoading } from './GamesLoading.tsx';
import { GamesTimeline } from './GamesTimeline.tsx';
import { useAllGames } from './use-all-games.ts';

const MINUTE = 60_000;

/** All games of the site: what runs, what comes, what was. */
export function GamesPage() {
  const { LL, dates } = useLanguage();
  const profile = useProfile() ?? null;
  const { params } = useSearchState();
  const { games, error, refetch } = useAllGames();
  // Everything below follows the phases, which change rarely, and not each second.
  const now = useMomentOfPhases(games ?? []);
  const tab = toTab(params.get('tab'));
  const ordered = byNearness(games ?? [], now);
  const isNarrow = useBelow('md');
  const canCreate = hasRole(profile, 'Admin');
  const tabs = TABS.filter((each) => each !== 'mine' || profile !== null).map((each) => {
    const value = ordered.filter((game) => isIn(each, game, now)).length;
    return {
      href: href.games(each === 'all' ? undefined : each),
      label: LL.games.tabs[each](),
      current: each === tab,
      ...(games && { count: { value, label: LL.games.gameCount({ count: value }) } }),
    };
  });
  const search = <GameSearch />;
  return (
    <>
      <PageHeader
        title={LL.games.title()}
        after={LL.common.timesIn({ zone: dates.zone(now) })}
        tabs={{ label: LL.games.tabsLabel(), tabs }}
        actions={
          isNarrow ? undefined : (
            <>
              {search}
              {canCreate && (
                <ButtonLink icon={AddIcon} href={href.staffGames()}>
                  {LL.games.newGame()}
                </ButtonLink>
              )}
            </>
          )
        }
      />
      <Stack pad="page" gap={20}>
        {isNarrow && search}
        {!games && !error && <GamesLoading />}
        {error && <LoadFailure error={error} onRetry={refetch} title={LL.games.loadFailed()} />}
        {games && (
          <>
            {!isNarrow && <GamesTimeline games={ordered} now={now} />}
            <GameList
              games={ordered.filter((game) => isIn(tab, game, now))}
              now={now}
              tab={tab}
              canCreate={canCreate}
              isNarrow={isNarrow}
            />
          </>
        )}
      </Stack>
    </>
  );
}

/** The last moment at which a game began or ended, or a minute did, for what is written. */
function useMomentOfPhases(games: readonly { start: number; end: number }[]): number {
  return useTick((now) => {
    const changes = games.flatMap(({ start, end }) => [start, end]).filter((at) => at <= now);
    return Math.max(Math.floor(now / MINUTE) * MINUTE, ...changes);
  });
}

/** Finds a game by its name; what is typed stands in the address. */
function GameSearch() {
  const { LL } = useLanguage();
  const { params, set } = useSearchState();
  return (
    <SearchField
      ref={useSearchKey()}
      label={LL.games.find()}
      placeholder={LL.games.find()}
      kbd="/"
      value={params.get('q') ?? ''}
      onValueChange={(q) => set({ q, page: null }, { replace: true })}
    />
  );
}
