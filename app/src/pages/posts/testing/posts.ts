import type { Post, PostInfo } from '@halyard/sdk/types';
import { MOMENT } from '../../../testing/fixtures.ts';

const DAY = 86_400_000;

function info(id: string, title: string, days: number, fields: Partial<PostInfo> = {}): PostInfo {
  return {
    id,
    title,
    summary: `About ${title}`,
    isPinned: false,
    tags: ['harbour'],
    authorAvatar: null,
    authorName: 'ottoline',
    time: MOMENT - days * DAY,
    ...fields,
  };
}

/** Three posts of two months, the oldest pinned. */
export const posts: PostInfo[] = [
  info('aaaaaaaa', 'The rules', 40, { isPinned: true, tags: ['rules'] }),
  info('bbbbbbbb', 'Bearing was replaced', 1),
  info('cccccccc', 'What judges look for', 9, { tags: ['writeups', 'harbour'] }),
];

export const post: Post = {
  ...info('cccccccc', 'What judges look for', 9, { tags: ['writeups', 'harbour'] }),
  content: '## Dead ends\n\nSay them.\n\n## Primitive\n\nName it.',
};
