import type { Post, PostInput } from '@halyard/sdk/types';
import type { FieldErrors } from '../../../forms/form-errors.ts';
import type { TranslationFunctions } from '../../../i18n/i18n-types.ts';
import { tagsOf } from '../../posts/post-list.ts';

/** The fields of a post in the editor. */
export interface PostForm {
  title: string;
  content: string;
  summary: string;
  tags: readonly string[];
  isPinned: boolean;
}

export const NEW_FORM: PostForm = {
  title: '',
  content: '',
  summary: '',
  tags: [],
  isPinned: false,
};

/** Bounds of the tags in the contract. */
const MAX_TAG_LENGTH = 64;
const MAX_TAGS = 64;

export function toPostForm(post: Post): PostForm {
  const { title, content, summary, isPinned } = post;
  return { title, content, summary, isPinned, tags: tagsOf(post) };
}

/**
 * What is sent of a post, without the pin: a compatible server ignores all other fields of a call that has
 * `isPinned`, so that the pin needs a call of its own.
 */
export function toPostInput<Fields extends Partial<PostForm>>({
  tags,
  isPinned: _isPinned,
  ...rest
}: Fields) {
  return { ...rest, ...(tags && { tags: [...tags] }) } satisfies Partial<PostInput>;
}

export function isTagTooLong(tag: string): boolean {
  return tag.length > MAX_TAG_LENGTH;
}

/** Rules of the tags, which the schema has for each item only. */
export function postErrors(LL: TranslationFunctions, { tags }: PostForm): FieldErrors<PostForm> {
  const words = LL.staff.post;
  if (tags.some(isTagTooLong)) return { tags: words.tagTooLong({ count: MAX_TAG_LENGTH }) };
  return tags.length > MAX_TAGS ? { tags: words.tooManyTags({ count: MAX_TAGS }) } : {};
}
