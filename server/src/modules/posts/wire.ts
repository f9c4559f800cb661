import { HTML_VERSION } from '@halyard/sdk/markdown';
import type { schemas } from '@halyard/sdk/operations';
import type { z } from 'zod';
import { tagJson } from '../../platform/tagged-json.ts';
import { avatarUrl } from '../files/public.ts';
import type { PostInfoRow, PostRow } from './repository.ts';

type PostInfo = z.input<typeof schemas.ListPostsResponse>[number];
export type Post = z.input<typeof schemas.GetPostResponse>;

export function toPostInfo(row: PostInfoRow): PostInfo {
  return {
    id: row.id,
    title: row.title,
    summary: row.summary,
    isPinned: row.isPinned,
    tags: row.tags,
    authorAvatar: avatarUrl(row.authorAvatar),
    authorName: row.authorName,
    time: row.updatedAt.getTime(),
  };
}

/** Without `contentHtml`, which follows from the rest. */
export function toPost(row: PostRow): Post {
  return { ...toPostInfo(row), content: row.content };
}

/** The entity tag of a post. Its HTML follows from the rest, so a change can be checked without it. */
export function tagOf(post: Post): string {
  return tagJson([HTML_VERSION, post]).etag;
}
