import { Grid, PageHeader, Stack, Section } from '@halyard/ui-kit';
import { useSiteConfig } from '../../app/routes/page-title.ts';
import { useRecentGames } from '../../game/recent-games.ts';
import { useProfile } from '../../app/session/session.ts';
import { useLanguage } from '../../i18n/i18n.tsx';
import { EndedGames, useEndedCount } from './EndedGames.tsx';
import { MyTeam } from './MyTeam.tsx';
import { NextGames } from './NextGames.tsx';
import { Now } from './Now.tsx';
import { SiteFooter } from './SiteFooter.tsx';
import { useListLatestPosts } from '@halyard/sdk/react';
import { LoadFailure } from '../../app/errors/LoadFailure.tsx';
import { href } from '../../app/routes/paths.ts';
import { PostItem } from '../posts/PostItem.tsx';
import { PostsLoading } from '../posts/PostsLoading.tsx';
import { useUnread } from '../posts/read-posts.ts';

/** Posts on the home page; the others are a page away. */
const SHOWN = 6;

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

/** The latest posts, pinned ones first. Without posts there is nothing to show. */
function LatestPosts() {
  const { LL } = useLanguage();
  const { data: posts, error, refetch } = useListLatestPosts();
  const isUnread = useUnread();
  if (posts?.length === 0) return null;
  const fresh = (posts ?? []).filter(isUnread).length;
  return (
    <Section
      title={LL.home.posts()}
      more={{ href: href.posts(), label: LL.home.allPosts() }}
      {...(fresh > 0 && { note: LL.posts.newCount({ count: fresh }) })}
    >
      {posts ? (
        <Stack>
          {posts.slice(0, SHOWN).map((post) => (
            <PostItem key={post.id} post={post} isUnread={isUnread(post)} isShort />
          ))}
        </Stack>
      ) : error ? (
        <LoadFailure error={error} onRetry={refetch} title={LL.posts.loadFailed()} />
      ) : (
        <PostsLoading rows={3} />
      )}
    </Section>
  );
}
