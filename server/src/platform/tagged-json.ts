import { createHash } from 'node:crypto';

/**
 * A JSON response and its weak entity tag, which is the same on every server for the same content.
 */
export interface TaggedJson {
  readonly text: string;
  readonly etag: string;
}

/** Whether a change may be made to what has this entity tag. */
export type IsExpected = (etag: string) => boolean;

/** Derives the entity tag from the content. */
export function tagJson(answer: unknown): TaggedJson {
  const text = JSON.stringify(answer);
  const digest = createHash('sha256').update(text).digest('base64url');
  return { text, etag: `W/"${digest.slice(0, 22)}"` };
}
