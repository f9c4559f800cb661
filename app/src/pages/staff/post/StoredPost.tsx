import { PostUpdate } from '@halyard/sdk/forms';
import type { Post } from '@halyard/sdk/types';
import { Button, Split } from '@halyard/ui-kit';
import { Suspense, useRef } from 'react';
import { lazyRegion } from '../../../app/errors/PageErrorBoundary.tsx';
import { usePageTitle, useSiteConfig } from '../../../app/routes/page-title.ts';
import { href } from '../../../app/routes/paths.ts';
import { FormBar } from '../../../forms/FormBar.tsx';
import { useForm } from '../../../forms/use-form.ts';
import { useLanguage } from '../../../i18n/i18n.tsx';
import { DeletePost } from './DeletePost.tsx';
import { listPostChanges } from './post-changes.ts';
import { postErrors, toPostForm, toPostInput } from './post-form.ts';
import { PostEditHeader } from './PostEditHeader.tsx';
import { PostFields } from './PostFields.tsx';
import { PostSidePanel } from './PostSidePanel.tsx';
import { getGetPostQueryKey, getPost, updatePost, updatePostChanges } from '@halyard/sdk/react';
import { useSave } from '../../../changes/use-save.ts';

// With the comparison of two texts.
const PostConflict = lazyRegion(async () => (await import('./PostConflict.tsx')).PostConflict);

interface StoredPostProps {
  post: Post;
  /** Goes to another page without asking. */
  onLeave: (target: string) => void;
  onDeleted: () => void;
}

/** The editor of a published post. */
export function StoredPost({ post, onLeave, onDeleted }: StoredPostProps) {
  const { LL } = useLanguage();
  const words = LL.staff.post;
  usePageTitle(post.title.trim() || LL.posts.untitled());
  const stored = toPostForm(post);
  const save = useSavePost(post.id);
  // False while the button that stays on the page submits.
  const isLeaving = useRef(true);
  const form = useForm({
    schema: PostUpdate,
    stored,
    required: ['title'],
    verbatim: ['content', 'summary'],
    check: (values) => postErrors(LL, values),
    send: async (_values, edit) => {
      const leaves = isLeaving.current;
      await save(edit);
      if (leaves) onLeave(href.post(post.id));
    },
  });
  const saveOnly = () => {
    isLeaving.current = false;
    // Calls `send` at once, or not at all if a field is not valid.
    form.submit();
    isLeaving.current = true;
  };
  const author =
    post.authorName === null ? null : { name: post.authorName, avatar: post.authorAvatar };
  return (
    <>
      <PostEditHeader post={post} />
      {form.conflicts.length > 0 && (
        <Suspense>
          <PostConflict post={post} stored={stored} form={form} />
        </Suspense>
      )}
      <Split
        end={{
          width: 340,
          from: 'lg',
          content: (
            <PostSidePanel form={form} time={post.time} author={author}>
              <DeletePost post={post} onDeleted={onDeleted} />
            </PostSidePanel>
          ),
        }}
      >
        <PostFields form={form} stored={stored} draftKey={`post-${post.id}`} />
      </Split>
      <FormBar
        form={form}
        changes={listPostChanges(LL, stored, form)}
        saveLabel={words.saveAndView()}
        other={
          <Button disabled={form.isSending} onClick={saveOnly}>
            {LL.common.save()}
          </Button>
        }
      />
    </>
  );
}

/** Saves the edited fields of a post unless somebody else has changed them. */
function useSavePost(postId: string) {
  const { data: config } = useSiteConfig();
  const hasVersions = config?.extensions?.includes('versions') ?? false;
  return useSave({
    key: getGetPostQueryKey(postId),
    read: () => getPost(postId),
    toValues: toPostForm,
    write: async (newest, { isPinned, ...edits }) => {
      const isPinOnly = Object.keys(edits).length === 0;
      const saved = isPinOnly
        ? newest
        : await updatePost(postId, toPostInput(edits), hasVersions ? { ifMatch: newest } : {});
      if (isPinned === undefined) return saved;
      return updatePost(postId, { isPinned }, isPinOnly && hasVersions ? { ifMatch: newest } : {});
    },
    changes: updatePostChanges,
    params: { postId },
    scope: `post-${postId}`,
  });
}
