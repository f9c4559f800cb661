import type { PostInfo } from '@halyard/sdk/types';

/** What the list of posts shows, as in the address. */
export interface PostView {
  text: string;
  /** Null: posts with any tags. */
  tag: string | null;
  /** `2026-11`; null: all months. */
  month: string | null;
  isUnreadOnly: boolean;
}

/** Posts of one month. */
export interface PostGroup {
  month: string;
  /** A time in the month. */
  time: number;
  posts: readonly PostInfo[];
}

/** The month of a time in the reader's zone: `2026-11`. */
export function monthOf(time: number): string {
  const date = new Date(time);
  return `${date.getFullYear()}-${String(date.getMonth() + 1).padStart(2, '0')}`;
}

/** The posts that a view shows, in their order. */
export function filterPosts(
  posts: readonly PostInfo[],
  view: PostView,
  isUnread: (post: PostInfo) => boolean,
): PostInfo[] {
  const words = view.text.toLocaleLowerCase().split(/\s+/).filter(Boolean);
  return posts.filter((post) => {
    const text = [post.title, post.summary, ...tagsOf(post)].join(' ').toLocaleLowerCase();
    return (
      words.every((word) => text.includes(word)) &&
      (view.tag === null || tagsOf(post).includes(view.tag)) &&
      (view.month === null || monthOf(post.time) === view.month) &&
      (!view.isUnreadOnly || isUnread(post))
    );
  });
}

/** Posts by month, the newest first; pinned ones stand first in the newest month. */
export function groupPosts(posts: readonly PostInfo[]): PostGroup[] {
  const groups = new Map<string, { time: number; posts: PostInfo[] }>();
  const newest = Math.max(...posts.map(({ time }) => time));
  for (const post of posts) {
    const time = post.isPinned ? newest : post.time;
    const group = groups.get(monthOf(time)) ?? { time, posts: [] };
    group.posts.push(post);
    groups.set(monthOf(time), group);
  }
  return [...groups]
    .map(([month, group]) => ({ month, ...group }))
    .toSorted((a, b) => (a.month < b.month ? 1 : -1));
}

/** The months of all posts with how many each has, the newest first. */
export function countMonths(posts: readonly PostInfo[]) {
  const counts = new Map<string, { month: string; time: number; count: number }>();
  for (const { time } of posts) {
    const month = monthOf(time);
    const known = counts.get(month) ?? { month, time, count: 0 };
    counts.set(month, { ...known, count: known.count + 1 });
  }
  return [...counts.values()].toSorted((a, b) => (a.month < b.month ? 1 : -1));
}

/** The tags of all posts with how many have them, the most frequent first. */
export function countTags(posts: readonly PostInfo[]): { tag: string; count: number }[] {
  const counts = new Map<string, number>();
  for (const post of posts) {
    for (const tag of new Set(tagsOf(post))) counts.set(tag, (counts.get(tag) ?? 0) + 1);
  }
  return [...counts]
    .map(([tag, count]) => ({ tag, count }))
    .toSorted((a, b) => b.count - a.count || a.tag.localeCompare(b.tag));
}

/** The order of the contract: pinned ones first, then the ones changed last. */
export function orderPosts<Post extends Pick<PostInfo, 'isPinned' | 'time'>>(
  posts: readonly Post[],
): Post[] {
  return posts.toSorted((a, b) => Number(b.isPinned) - Number(a.isPinned) || b.time - a.time);
}

/** The posts before and after one by time, whether pinned or not. */
export function neighboursOf(posts: readonly PostInfo[], id: string) {
  const byTime = posts.toSorted((a, b) => b.time - a.time);
  const at = byTime.findIndex((post) => post.id === id);
  return at < 0 ? {} : { newer: byTime[at - 1], older: byTime[at + 1] };
}

/** The tags of a post, each once; other servers may send null. */
export function tagsOf({ tags }: Pick<PostInfo, 'tags'>): string[] {
  return [...new Set(tags)];
}
