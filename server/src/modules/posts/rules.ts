import type { PostFields } from './repository.ts';

/** Fields of a change; those that are null or missing stay as they are. */
export type PostChange = { [Name in keyof PostFields]?: PostFields[Name] | null | undefined };

/** A post with the given fields of a change. */
export function applyChange(stored: PostFields, change: PostChange): PostFields {
  return {
    title: change.title ?? stored.title,
    summary: change.summary ?? stored.summary,
    content: change.content ?? stored.content,
    tags: change.tags ?? stored.tags,
    isPinned: change.isPinned ?? stored.isPinned,
  };
}

/**
 * Whether a change is only about the pin, so that author and time stay. Some clients pin with
 * `isPinned` alone, others send `isPinned` with every save, and pin with the title and the other
 * value of `isPinned`.
 */
export function isPinOnly(stored: PostFields, change: PostChange): boolean {
  const { isPinned, ...rest } = change;
  if (isPinned != null && isPinned !== stored.isPinned) return true;
  return Object.values(rest).every((value) => value == null);
}
