import { deletePost, getListLatestPostsQueryKey, getListPostsQueryKey } from '@halyard/sdk/react';
import type { Post } from '@halyard/sdk/types';
import { Button, Stack, Text } from '@halyard/ui-kit';
import { DeleteIcon } from '@halyard/ui-kit/icons';
import { useQueryClient } from '@tanstack/react-query';
import { useConfirm } from '../../../changes/use-confirm.tsx';
import { useLanguage } from '../../../i18n/i18n.tsx';

/** Deletes a post after a confirmation. */
export function DeletePost({ post, onDeleted }: { post: Post; onDeleted: () => void }) {
  const { LL } = useLanguage();
  const words = LL.staff.post;
  const [ask, question] = useConfirm();
  const client = useQueryClient();
  const remove = async () => {
    await deletePost(post.id);
    onDeleted();
    // Only the lists: the post itself cannot be loaded any more.
    for (const queryKey of [getListPostsQueryKey(), getListLatestPostsQueryKey()]) {
      void client.invalidateQueries({ queryKey, exact: true });
    }
  };
  const askToDelete = () =>
    ask({
      title: words.deleteTitle({ title: post.title.trim() || LL.posts.untitled() }),
      effect: words.deleteEffect(),
      confirm: words.deleteConfirm(),
      destructive: true,
      act: remove,
    });
  return (
    <Stack gap={12} align="start">
      <Text as="p" size={13} tone="muted">
        {words.deleteText()}
      </Text>
      <Button size="small" variant="danger" icon={DeleteIcon} onClick={askToDelete}>
        {words.delete()}
      </Button>
      {question}
    </Stack>
  );
}
