import { useListPosts } from '@halyard/sdk/react';
import { hasRole } from '@halyard/sdk/rules';
import {
  Button,
  ButtonLink,
  Grid,
  IconButton,
  IconLink,
  PageHeader,
  useBelow,
  ArchiveNav,
  MonthHead,
  Stack,
} from '@halyard/ui-kit';
import { AddIcon, DoneIcon } from '@halyard/ui-kit/icons';
import { LoadFailure } from '../../app/errors/LoadFailure.tsx';
import { href } from '../../app/routes/paths.ts';
import { useProfile } from '../../app/session/session.ts';
import { factLine } from '../../game/game-words.ts';
import { useLanguage } from '../../i18n/i18n.tsx';
import { SiteFooter } from '../home/SiteFooter.tsx';
import { NoPosts } from './NoPosts.tsx';
import { filterPosts, countMonths, groupPosts } from './post-list.ts';
import { PostsFilter } from './PostsFilter.tsx';
import { PostsLoading } from './PostsLoading.tsx';
import { markAllRead, useUnread } from './read-posts.ts';
import { usePostView, type PostViewState } from './use-post-view.ts';
import type { PostInfo } from '@halyard/sdk/types';
import { PostItem } from './PostItem.tsx';

const STEP = 20;

interface PostGroupsProps {
  posts: readonly PostInfo[];
  limit: number;
  onMore: () => void;
}

interface PostArchiveProps {
  posts: readonly PostInfo[];
  state: PostViewState;
}

/** All posts by month, with search and tags. */
export function PostsPage() {
  const { LL } = useLanguage();
  const isStaff = hasRole(useProfile() ?? null, 'Admin');
  const { data: posts, error, refetch } = useListPosts();
  const isUnread = useUnread();
  const state = usePostView();
  const isNarrow = useBelow('lg');
  const shown = filterPosts(posts ?? [], state.view, isUnread);
  return (
    <>
      <PostsHeader posts={posts} isStaff={isStaff} />
      {posts && posts.length > 0 && <PostsFilter posts={posts} state={state} />}
      <Grid pad="page" gap={32} columns="minmax(0, 1fr) 240px" align="start">
        {posts ? (
          shown.length > 0 ? (
            <PostGroups posts={shown} limit={state.limit} onMore={state.more} />
          ) : (
            <NoPosts state={state} isStaff={isStaff} />
          )
        ) : error ? (
          <LoadFailure error={error} onRetry={refetch} title={LL.posts.loadFailed()} />
        ) : (
          <PostsLoading />
        )}
        {posts && posts.length > 0 && !isNarrow && <PostArchive posts={posts} state={state} />}
      </Grid>
      <SiteFooter />
    </>
  );
}

interface PostsHeaderProps {
  /** Undefined while they are loading. */
  posts: readonly PostInfo[] | undefined;
  isStaff: boolean;
}

/** The title with the counts of all and of unread posts. */
function PostsHeader({ posts, isStaff }: PostsHeaderProps) {
  const words = useLanguage().LL.posts;
  const isUnread = useUnread();
  const fresh = (posts ?? []).filter(isUnread).length;
  return (
    <PageHeader
      title={words.title()}
      {...(posts && {
        after: factLine([
          words.count({ count: posts.length }),
          fresh > 0 ? words.newCount({ count: fresh }) : null,
        ]),
      })}
      actions={
        <>
          {fresh > 0 && <MarkAllRead onPress={() => markAllRead(posts ?? [])} />}
          {isStaff && <NewPost />}
        </>
      }
    />
  );
}

function NewPost() {
  const label = useLanguage().LL.posts.new();
  return useBelow('sm') ? (
    <IconLink icon={AddIcon} label={label} href={href.newPost()} />
  ) : (
    <ButtonLink icon={AddIcon} variant="primary" href={href.newPost()}>
      {label}
    </ButtonLink>
  );
}

function MarkAllRead({ onPress }: { onPress: () => void }) {
  const { LL } = useLanguage();
  const label = LL.posts.markAllRead();
  return useBelow('sm') ? (
    <IconButton icon={DoneIcon} label={label} onClick={onPress} />
  ) : (
    <Button icon={DoneIcon} variant="ghost" onClick={onPress}>
      {label}
    </Button>
  );
}

/** The months that have posts. */
function PostArchive({ posts, state }: PostArchiveProps) {
  const { LL, dates } = useLanguage();
  const months = countMonths(posts);
  const years = [...new Set(months.map(({ month }) => month.slice(0, 4)))];
  return (
    <ArchiveNav
      label={LL.posts.months()}
      groups={years.map((year) => ({
        title: year,
        entries: months
          .filter(({ month }) => month.startsWith(year))
          .map(({ month, time, count }) => ({
            href: `${href.posts()}${state.monthHref(month)}`,
            label: dates.month(time),
            count: LL.common.number({ value: count }),
            current: month === state.view.month,
          })),
      }))}
    />
  );
}

/** Posts under the heads of their months, and a button for more. */
function PostGroups({ posts, limit, onMore }: PostGroupsProps) {
  const { LL, dates } = useLanguage();
  const isUnread = useUnread();
  const left = posts.length - limit;
  return (
    <Stack gap={20} maxWidth={760}>
      {groupPosts(posts.slice(0, limit)).map(({ month, time, posts: ofMonth }) => (
        <Stack as="section" key={month} gap={4} aria-label={dates.monthYear(time)}>
          <MonthHead>{dates.monthYear(time)}</MonthHead>
          {ofMonth.map((post) => (
            <PostItem key={post.id} post={post} isUnread={isUnread(post)} />
          ))}
        </Stack>
      ))}
      {left > 0 && (
        <Button onClick={onMore}>{LL.posts.more({ count: Math.min(left, STEP) })}</Button>
      )}
    </Stack>
  );
}
