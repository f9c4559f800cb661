import { PostInput } from '@halyard/sdk/forms';
import { createPost, createPostChanges, invalidate, updatePost } from '@halyard/sdk/react';
import { forgetDraft, Split, toast } from '@halyard/ui-kit';
import { useQueryClient } from '@tanstack/react-query';
import { failureText } from '../../../app/errors/failure-text.ts';
import { href } from '../../../app/routes/paths.ts';
import { FormBar } from '../../../forms/FormBar.tsx';
import { useForm } from '../../../forms/use-form.ts';
import { useLanguage } from '../../../i18n/i18n.tsx';
import { listPostChanges } from './post-changes.ts';
import { NEW_FORM, postErrors, toPostInput } from './post-form.ts';
import { PostEditHeader } from './PostEditHeader.tsx';
import { PostFields } from './PostFields.tsx';
import { PostSidePanel } from './PostSidePanel.tsx';

const DRAFT = 'post-new';

/** The editor of a post that is not published yet. */
export function NewPost({ onLeave }: { onLeave: (target: string) => void }) {
  const { LL } = useLanguage();
  const client = useQueryClient();
  const form = useForm({
    schema: PostInput,
    stored: NEW_FORM,
    required: ['title'],
    verbatim: ['content', 'summary'],
    check: (values) => postErrors(LL, values),
    send: async (values) => {
      const id = await createPost(toPostInput(values));
      forgetDraft(DRAFT);
      // The post is published by now: sending the form once more would publish another one.
      if (values.isPinned) {
        await updatePost(id, { isPinned: true }).catch((error: unknown) =>
          toast({ tone: 'danger', title: failureText(LL, error) }),
        );
      }
      void invalidate(client, createPostChanges);
      onLeave(href.post(id));
    },
  });
  return (
    <>
      <PostEditHeader />
      <Split
        end={{
          width: 340,
          from: 'lg',
          content: <PostSidePanel form={form} time={null} author={null} />,
        }}
      >
        <PostFields form={form} stored={NEW_FORM} draftKey={DRAFT} />
      </Split>
      <FormBar
        form={form}
        changes={listPostChanges(LL, NEW_FORM, form)}
        saveLabel={LL.staff.post.publish()}
      />
    </>
  );
}
