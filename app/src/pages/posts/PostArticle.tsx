import { useListPosts } from '@halyard/sdk/react';
import type { Post, PostInfo } from '@halyard/sdk/types';
import { Contents, Grid, Neighbours, Stack, useBelow } from '@halyard/ui-kit';
import { useEffect } from 'react';
import { usePageTitle } from '../../app/routes/page-title.ts';
import { href } from '../../app/routes/paths.ts';
import { useLanguage } from '../../i18n/i18n.tsx';
import { LazyMarkdown } from '../game/shared/LazyMarkdown.tsx';
import { SiteFooter } from '../home/SiteFooter.tsx';
import { neighboursOf } from './post-list.ts';
import { PostHead } from './PostHead.tsx';
import { PostHeader } from './PostHeader.tsx';
import { markRead } from './read-posts.ts';
import { useContents } from './use-contents.ts';
import { useCurrentHeading } from './use-current-heading.ts';

/** A post that was found. */
export function PostArticle({ post }: { post: Post }) {
  const { LL } = useLanguage();
  const words = LL.posts;
  const title = post.title.trim() || words.untitled();
  usePageTitle(title);
  const { id, time } = post;
  useEffect(() => markRead({ id, time }), [id, time]);
  const isNarrow = useBelow('lg');
  const entries = useContents(post);
  const current = useCurrentHeading(entries.map((entry) => entry.id));
  const contents = entries.length > 0 && (
    <Contents title={words.contents()} entries={entries} current={current} foldable={isNarrow} />
  );
  return (
    <>
      <PostHeader post={{ ...post, title }} />
      <Grid
        pad="page"
        gap={32}
        columns={contents ? 'minmax(0, 1fr) 280px' : 'minmax(0, 1fr)'}
        align="start"
      >
        <Stack as="article" gap={20} maxWidth={720}>
          <PostHead post={post} title={title} />
          {isNarrow && contents}
          <LazyMarkdown
            text={post.content}
            html={post.contentHtml}
            variant="post"
            headingBase={2}
            anchorLabel={(heading) => words.linkTo({ heading })}
          />
          <PostNeighbours id={id} />
        </Stack>
        {!isNarrow && contents}
      </Grid>
      <SiteFooter />
    </>
  );
}

function PostNeighbours({ id }: { id: string }) {
  const { LL } = useLanguage();
  const words = LL.posts;
  const { data: posts } = useListPosts();
  const { older, newer } = neighboursOf(posts ?? [], id);
  const linkTo = (post: PostInfo | undefined, label: string) =>
    post && { href: href.post(post.id), label, title: post.title.trim() || words.untitled() };
  return (
    <Neighbours
      label={words.others()}
      previous={linkTo(older, words.older())}
      next={linkTo(newer, words.newer())}
    />
  );
}
