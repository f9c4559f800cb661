import { isApiError, useGetPost } from '@halyard/sdk/react';
import { PageHeader, PageLoader, Skeleton, Stack } from '@halyard/ui-kit';
import { Suspense } from 'react';
import { useParams } from 'wouter';
import { LoadFailure } from '../../app/errors/LoadFailure.tsx';
import { lazyRegion } from '../../app/errors/PageErrorBoundary.tsx';
import { href } from '../../app/routes/paths.ts';
import { useLanguage } from '../../i18n/i18n.tsx';
import { PostArticle } from './PostArticle.tsx';

const MissingPostPage = lazyRegion(
  async () => (await import('../missing/MissingPostPage.tsx')).MissingPostPage,
);

/** What an address must contain so that there may be a post. */
const POST_ID = /^[0-9a-f]{8}$/;

/** A post with its contents, and links to the ones before and after. */
export function PostPage() {
  const { LL } = useLanguage();
  const { postId } = useParams<{ postId: string }>();
  const isPossible = POST_ID.test(postId);
  const { data: post, error, refetch } = useGetPost(postId, { query: { enabled: isPossible } });
  const isMissing = !isPossible || (isApiError(error) && error.code === 'POST_NOT_FOUND');
  if (isMissing)
    return (
      <Suspense fallback={<PageLoader />}>
        <MissingPostPage />
      </Suspense>
    );
  if (post) return <PostArticle key={post.id} post={post} />;
  return (
    <>
      <PageHeader crumbs={[{ href: href.posts(), label: LL.posts.title() }]} />
      {error ? (
        <LoadFailure error={error} onRetry={refetch} />
      ) : (
        <Stack pad="page" gap={16} maxWidth={768} role="status" aria-label={LL.common.loading()}>
          <Skeleton width="60%" height="36px" />
          <Skeleton width="40%" />
          <Skeleton shape="block" height="240px" />
        </Stack>
      )}
    </>
  );
}
