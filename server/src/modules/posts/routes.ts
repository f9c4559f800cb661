import { expectedVersion } from '../../http/conditional.ts';
import type { Routes } from '../../http/registrar.ts';
import { sendTagged } from '../../http/tagged-json.ts';
import type { RenderMarkdown } from '../../platform/render-markdown.ts';
import type { PublishedPosts } from './part-published.ts';
import { createPost, deletePost, type PostDeps, updatePost } from './service.ts';
import { toPost } from './wire.ts';

interface PostRouteDeps extends PostDeps {
  posts: PublishedPosts;
  renderMarkdown: RenderMarkdown;
}

export function postRoutes({ posts, renderMarkdown, ...deps }: PostRouteDeps) {
  return {
    async listPosts({ reply }) {
      return sendTagged(reply, await posts.all(), 'public');
    },
    async listLatestPosts({ reply }) {
      return sendTagged(reply, await posts.latest(), 'public');
    },
    async getPost({ params, reply }) {
      return sendTagged(reply, await posts.one(params.postId), 'public');
    },
    async createPost({ actor, body }) {
      return createPost(deps, actor, {
        title: body.title ?? '',
        summary: body.summary ?? '',
        content: body.content ?? '',
        tags: body.tags ?? [],
        isPinned: body.isPinned ?? false,
      });
    },
    async updatePost({ actor, params, body, request }) {
      const isExpected = expectedVersion(request.headers);
      const post = toPost(await updatePost(deps, actor, { id: params.postId, isExpected }, body));
      return { ...post, contentHtml: await renderMarkdown(post.content) };
    },
    async deletePost({ actor, params }) {
      await deletePost(deps, actor, params.postId);
    },
  } satisfies Routes;
}
