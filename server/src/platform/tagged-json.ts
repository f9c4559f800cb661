import { createHash } from 'node:crypto';

/** A JSON answer and its weak tag, the same on every server that has the same to say. */
export interface TaggedJson {
  readonly text: string;
  readonly etag: string;
}

/** Tags an answer by its content. */
export function tagJson(answer: unknown): TaggedJson {
  const text = JSON.stringify(answer);
  const digest = createHash('sha256').update(text).digest('base64url');
  return { text, etag: `W/"${digest.slice(0, 22)}"` };
}
