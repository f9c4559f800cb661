import { hasRole, phaseChanges, overlaps, phaseOf } from '@halyard/sdk/rules';
import { Stack, useBelow, useTick, Grid, Skeleton, GameTimeline } from '@halyard/ui-kit';
import { useState } from 'react';
import { LoadFailure } from '../../app/errors/LoadFailure.tsx';
import { useProfile } from '../../app/session/session.ts';
import { useLanguage } from '../../i18n/i18n.tsx';
import { SiteFooter } from '../home/SiteFooter.tsx';
import { GameList } from './GameList.tsx';
import { GameSearch } from './GameSearch.tsx';
import { GamesHeader } from './GamesHeader.tsx';
import { useGames } from './use-games.ts';
import { timeText } from '../../game/game-words.ts';
import { href } from '../../app/routes/paths.ts';
import { useRecentGameList } from '../../game/recent-games.ts';

const DAY = 86_400_000;

/** The range of the timeline around now; games outside of it are omitted. */
const BEFORE = 17 * DAY;

const AFTER = 55 * DAY;

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

/** Skeleton of a live game and two rows of cards. */
function GamesLoading() {
  const { LL } = useLanguage();
  return (
    <Stack gap={16} aria-busy aria-label={LL.common.loading()} role="status">
      <Skeleton shape="card" height="150px" />
      <Grid min={280} gap={16}>
        {Array.from({ length: 8 }, (_, index) => (
          <Skeleton key={index} shape="card" height="246px" />
        ))}
      </Grid>
    </Stack>
  );
}

/** The games of these weeks on a timeline; omitted for a single game. */
function GamesTimeline({ now }: { now: number }) {
  const { LL, dates } = useLanguage();
  const shown = { start: now - BEFORE, end: now + AFTER };
  const near = useRecentGameList().filter((game) => overlaps(game, shown));
  if (near.length < 2) return null;
  return (
    <GameTimeline
      label={LL.games.timeline()}
      nowLabel={LL.games.now()}
      now={now}
      formatWeek={dates.date}
      games={near.map((game) => ({
        id: game.id,
        title: game.title,
        href: href.game(game.id),
        phase: phaseOf(game, now),
        start: game.start,
        end: game.end,
        note: timeText(LL, game, now),
      }))}
    />
  );
}
