import { orNotFound } from '../../domain/app-error.ts';
import type { EventSource } from '../../domain/events.ts';
import { createCached } from '../../platform/cached.ts';
import type { Db } from '../../platform/database.ts';
import type { RenderMarkdown } from '../../platform/render-markdown.ts';
import { type TaggedJson, tagJson } from '../../platform/tagged-json.ts';
import { findPost, findPosts } from './repository.ts';
import { tagOf, toPost, toPostInfo } from './wire.ts';

/** The posts as everybody reads them. */
export interface PublishedPosts {
  all: () => Promise<TaggedJson>;
  latest: () => Promise<TaggedJson>;
  /** Throws POST_NOT_FOUND. */
  one: (id: string) => Promise<TaggedJson>;
}

/** How many posts `latest` contains. */
const LATEST = 20;
/** How many posts are kept with their texts, each at most 262,144 characters, and the HTML of these. */
const MAX_KEPT = 64;

/**
 * Keeps the lists and the posts that were read until a post changes, or the name or picture of an
 * author: an answer costs no statement.
 */
export function createPublishedPosts({
  db,
  bus,
  renderMarkdown,
}: {
  db: Db;
  bus: Pick<EventSource, 'on'>;
  renderMarkdown: RenderMarkdown;
}): PublishedPosts {
  const kept = new Map<string, Promise<TaggedJson>>();
  /** Null while it is not known who wrote the posts. */
  let authors: ReadonlySet<string | null> | null = null;
  const lists = createCached(async () => {
    const rows = await findPosts(db);
    authors = new Set(rows.map(({ authorId }) => authorId));
    const infos = rows.map(toPostInfo);
    return { all: tagJson(infos), latest: tagJson(infos.slice(0, LATEST)) };
  });

  function forget(): void {
    lists.forget();
    kept.clear();
    authors = null;
  }

  async function load(id: string): Promise<TaggedJson> {
    const post = toPost(orNotFound(await findPost(db, id), 'POST_NOT_FOUND'));
    const contentHtml = await renderMarkdown(post.content);
    return { etag: tagOf(post), text: JSON.stringify({ ...post, contentHtml }) };
  }

  bus.on('post', forget);
  bus.on('session', ({ body }) => {
    if (authors?.has(body.userId) ?? true) forget();
  });
  return {
    all: async () => (await lists.get()).all,
    latest: async () => (await lists.get()).latest,
    async one(id) {
      const known = kept.get(id);
      if (known) return known;
      const loading = load(id);
      kept.set(id, loading);
      const [oldest] = kept.keys();
      if (kept.size > MAX_KEPT && oldest !== undefined) kept.delete(oldest);
      loading.catch(() => {
        if (kept.get(id) === loading) kept.delete(id);
      });
      return loading;
    },
  };
}
