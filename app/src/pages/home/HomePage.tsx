import { Grid, PageHeader, Stack } from '@halyard/ui-kit';
import { useSiteConfig } from '../../app/routes/page-title.ts';
import { useRecentGames } from '../../game/recent-games.ts';
import { useProfile } from '../../app/session/session.ts';
import { useLanguage } from '../../i18n/i18n.tsx';
import { LatestPosts } from './LatestPosts.tsx';
import { EndedGames, useEndedCount } from './EndedGames.tsx';
import { MyTeam } from './MyTeam.tsx';
import { NextGames } from './NextGames.tsx';
import { Now } from './Now.tsx';
import { SiteFooter } from './SiteFooter.tsx';

/** The home page: the current game, the next games, the team and the ended games. */
export function HomePage() {
  const { LL } = useLanguage();
  const { data: config } = useSiteConfig();
  const profile = useProfile();
  const recent = useRecentGames();
  const games = recent.data ?? [];
  const hasAside = useEndedCount(games) > 0 || Boolean(profile);
  const next = <NextGames games={games} isLoading={recent.isPending} />;
  return (
    <>
      <PageHeader title={config?.title ?? LL.frame.home()} after={config?.slogan} />
      <Grid
        pad="page"
        gap={24}
        align="start"
        columns={hasAside ? 'minmax(0, 1fr) 372px' : 'minmax(0, 1fr)'}
      >
        <Stack gap={24}>
          <Now recent={recent} />
          <LatestPosts />
          {!hasAside && next}
        </Stack>
        {hasAside && (
          <Stack gap={24}>
            {next}
            {profile && <MyTeam profile={profile} games={games} />}
            <EndedGames games={games} />
          </Stack>
        )}
      </Grid>
      <SiteFooter />
    </>
  );
}
