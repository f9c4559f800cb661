import { getGetPostQueryKey, getPost, updatePost, updatePostChanges } from '@halyard/sdk/react';
import { useSiteConfig } from '../../../app/routes/page-title.ts';
import { useSave } from '../../../changes/use-save.ts';
import { toPostForm, toPostInput } from './post-form.ts';

/** Saves the edited fields of a post unless somebody else has changed them. */
export function useSavePost(postId: string) {
  const { data: config } = useSiteConfig();
  const hasVersions = config?.extensions?.includes('versions') ?? false;
  return useSave({
    key: getGetPostQueryKey(postId),
    read: () => getPost(postId),
    toValues: toPostForm,
    write: (newest, edits) =>
      updatePost(postId, toPostInput(edits), hasVersions ? { ifMatch: newest } : {}),
    changes: updatePostChanges,
    params: { postId },
    scope: `post-${postId}`,
  });
}
