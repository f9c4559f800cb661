import type { PostInfo } from '@halyard/sdk/types';
import { Button, MonthHead, Stack } from '@halyard/ui-kit';
import { useLanguage } from '../../i18n/i18n.tsx';
import { groupPosts } from './post-list.ts';
import { PostItem } from './PostItem.tsx';
import { useUnread } from './read-posts.ts';

const STEP = 20;

interface PostGroupsProps {
  posts: readonly PostInfo[];
  limit: number;
  onMore: () => void;
}

/** Posts under the heads of their months, and a button for more. */
export function PostGroups({ posts, limit, onMore }: PostGroupsProps) {
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
