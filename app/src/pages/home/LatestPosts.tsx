import { useListLatestPosts } from '@halyard/sdk/react';
import { Section, Stack } from '@halyard/ui-kit';
import { LoadFailure } from '../../app/errors/LoadFailure.tsx';
import { href } from '../../app/routes/paths.ts';
import { useLanguage } from '../../i18n/i18n.tsx';
import { PostItem } from '../posts/PostItem.tsx';
import { PostsLoading } from '../posts/PostsLoading.tsx';
import { useUnread } from '../posts/read-posts.ts';

/** Posts on the home page; the others are a page away. */
const SHOWN = 6;

/** The latest posts, pinned ones first. Without posts there is nothing to show. */
export function LatestPosts() {
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
