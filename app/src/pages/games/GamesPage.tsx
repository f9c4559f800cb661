import { hasRole, phaseChanges } from '@halyard/sdk/rules';
import { Stack, useBelow, useTick } from '@halyard/ui-kit';
import { useState } from 'react';
import { LoadFailure } from '../../app/errors/LoadFailure.tsx';
import { useProfile } from '../../app/session/session.ts';
import { useLanguage } from '../../i18n/i18n.tsx';
import { SiteFooter } from '../home/SiteFooter.tsx';
import { GameList } from './GameList.tsx';
import { GameSearch } from './GameSearch.tsx';
import { GamesHeader } from './GamesHeader.tsx';
import { GamesLoading } from './GamesLoading.tsx';
import { GamesTimeline } from './GamesTimeline.tsx';
import { useGames } from './use-games.ts';

const MINUTE = 60_000;

/** All games of the site: running, upcoming and ended. */
export function GamesPage() {
  const { LL } = useLanguage();
  const profile = useProfile() ?? null;
  const games = useGames();
  const { list, page, error, refetch, hasExtension } = games;
  const now = useMomentOfPhases(page?.data ?? []);
  const isNarrow = useBelow('md');
  const [isSearching, setSearching] = useState(list.text !== '');
  const canCreate = hasRole(profile, 'Admin');
  return (
    <>
      <GamesHeader
        games={games}
        now={now}
        isSignedIn={profile !== null}
        canCreate={canCreate}
        search={isNarrow ? { isOpen: isSearching, toggle: () => setSearching(!isSearching) } : null}
      />
      <Stack pad="page" gap={20}>
        {isNarrow && isSearching && hasExtension && <GameSearch list={list} focused />}
        {!page && !error && <GamesLoading />}
        {error && !page && (
          <LoadFailure error={error} onRetry={refetch} title={LL.games.loadFailed()} />
        )}
        {page && (
          <>
            {!isNarrow && <GamesTimeline now={now} />}
            <GameList
              list={list}
              games={page.data}
              total={page.total}
              now={now}
              canCreate={canCreate}
              isNarrow={isNarrow}
            />
          </>
        )}
      </Stack>
      <SiteFooter />
    </>
  );
}

/**
 * The last time at which a game started or ended or a minute began: texts only change then, not
 * every second.
 */
function useMomentOfPhases(games: readonly { start: number; end: number }[]): number {
  return useTick((now) => {
    const changes = games.flatMap(phaseChanges).filter((at) => at <= now);
    return Math.max(Math.floor(now / MINUTE) * MINUTE, ...changes);
  });
}
