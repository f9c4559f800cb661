import { isApiError, useGetPost } from '@halyard/sdk/react';
import { PageLoader } from '@halyard/ui-kit';
import { Suspense, useState } from 'react';
import { Redirect, useParams } from 'wouter';
import { LoadFailure } from '../../../app/errors/LoadFailure.tsx';
import { lazyRegion } from '../../../app/errors/PageErrorBoundary.tsx';
import { href, NEW_POST } from '../../../app/routes/paths.ts';
import { NewPost } from './NewPost.tsx';
import { PostEditHeader } from './PostEditHeader.tsx';
import { StoredPost } from './StoredPost.tsx';
import { FormLoading } from '../shared/FormLoading.tsx';

const MissingPostPage = lazyRegion(
  async () => (await import('../../missing/MissingPostPage.tsx')).MissingPostPage,
);

/** Edits a post, or writes a new one. */
export function PostEditPage() {
  const { postId } = useParams<{ postId: string }>();
  const [target, setTarget] = useState<string | null>(null);
  // The form is gone, so no unsaved changes block the redirect.
  if (target !== null) return <Redirect to={target} />;
  return postId.toLowerCase() === NEW_POST ? (
    <NewPost key={NEW_POST} onLeave={setTarget} />
  ) : (
    <EditedPost key={postId} postId={postId} onLeave={setTarget} />
  );
}

interface EditedPostProps {
  postId: string;
  /** Goes to another page without asking. */
  onLeave: (target: string) => void;
}

function EditedPost({ postId, onLeave }: EditedPostProps) {
  const { data: post, error, refetch } = useGetPost(postId);
  if (post)
    return <StoredPost post={post} onLeave={onLeave} onDeleted={() => onLeave(href.posts())} />;
  if (isApiError(error) && error.status === 404)
    return (
      <Suspense fallback={<PageLoader />}>
        <MissingPostPage />
      </Suspense>
    );
  return (
    <>
      <PostEditHeader />
      {error ? <LoadFailure error={error} onRetry={refetch} /> : <FormLoading />}
    </>
  );
}
