import {
  getGetPostQueryKey,
  getListLatestPostsQueryKey,
  getListPostsQueryKey,
  updatePost,
  updatePostChanges,
} from '@halyard/sdk/react';
import type { Post, PostInfo } from '@halyard/sdk/types';
import { patch } from '../../changes/optimistic.ts';
import { useChange } from '../../changes/use-change.ts';
import { useLanguage } from '../../i18n/i18n.tsx';
import { orderPosts } from './post-list.ts';

interface Pin {
  post: Pick<PostInfo, 'id' | 'title'>;
  isPinned: boolean;
}

/** Pins a post or takes it down: shown at once, with Undo. */
export function useSetPinned() {
  const { LL } = useLanguage();
  const words = LL.posts;
  const { mutate } = useChange<Pin>({
    call: ({ post, isPinned }) => updatePost(post.id, { isPinned }),
    shows: ({ post, isPinned }) => {
      const inList = (posts: readonly PostInfo[]) =>
        orderPosts(posts.map((each) => (each.id === post.id ? { ...each, isPinned } : each)));
      return [
        patch<readonly PostInfo[]>(getListPostsQueryKey(), inList),
        patch<readonly PostInfo[]>(getListLatestPostsQueryKey(), inList),
        patch<Post>(getGetPostQueryKey(post.id), (stored) => ({ ...stored, isPinned })),
      ];
    },
    changes: updatePostChanges,
    params: {},
    about: ({ post }) => words.pinFailed({ title: post.title }),
    undo: ({ post, isPinned }) => ({
      title: (isPinned ? words.isPinned : words.isUnpinned)({ title: post.title }),
      input: { post, isPinned: !isPinned },
    }),
    scope: 'pins',
  });
  return mutate;
}
