import { Stack, useBelow, useTick } from '@halyard/ui-kit';
import { useState } from 'react';
import { hasRole } from '../../app/session/abilities.ts';
import { LoadFailure } from '../../app/errors/LoadFailure.tsx';
import { useSearchState } from '../../app/routes/search-params.ts';
import { useProfile } from '../../app/session/session.ts';
import { useLanguage } from '../../i18n/i18n.tsx';
import { byNearness, isIn, toTab } from './game-tabs.ts';
import { GameList } from './GameList.tsx';
import { GameSearch } from './GameSearch.tsx';
import { GamesHeader } from './GamesHeader.tsx';
import { GamesLoading } from './GamesLoading.tsx';
import { GamesTimeline } from './GamesTimeline.tsx';
import { useAllGames } from './use-all-games.ts';

const MINUTE = 60_000;

/** All games of the site: what runs, what comes, what was. */
export function GamesPage() {
  const { LL } = useLanguage();
  const profile = useProfile() ?? null;
  const { params } = useSearchState();
  const { games, error, refetch } = useAllGames();
  const now = useMomentOfPhases(games ?? []);
  const isNarrow = useBelow('md');
  const [isSearching, setSearching] = useState(params.has('q'));
  const tab = toTab(params.get('tab'));
  const ordered = games && byNearness(games, now);
  const canCreate = hasRole(profile, 'Admin');
  return (
    <>
      <GamesHeader
        games={ordered}
        now={now}
        tab={tab}
        isSignedIn={profile !== null}
        canCreate={canCreate}
        search={isNarrow ? { isOpen: isSearching, toggle: () => setSearching(!isSearching) } : null}
      />
      <Stack pad="page" gap={20}>
        {isNarrow && isSearching && <GameSearch focused />}
        {!ordered && !error && <GamesLoading />}
        {error && <LoadFailure error={error} onRetry={refetch} title={LL.games.loadFailed()} />}
        {ordered && (
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

/**
 * The last moment at which a game began or ended, or a minute did: what the page says changes then,
 * and not each second.
 */
function useMomentOfPhases(games: readonly { start: number; end: number }[]): number {
  return useTick((now) => {
    const changes = games.flatMap(({ start, end }) => [start, end]).filter((at) => at <= now);
    return Math.max(Math.floor(now / MINUTE) * MINUTE, ...changes);
  });
}
