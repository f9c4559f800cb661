import { useListPosts } from '@halyard/sdk/react';
import type { Post, PostInfo } from '@halyard/sdk/types';
import { Contents, Grid, Neighbours, Stack, useBelow } from '@halyard/ui-kit';
import { useEffect, useState } from 'react';
import { usePageTitle } from '../../app/routes/page-title.ts';
import { href } from '../../app/routes/paths.ts';
import { useLanguage } from '../../i18n/i18n.tsx';
import { LazyMarkdown } from '../game/shared/LazyMarkdown.tsx';
import { SiteFooter } from '../home/SiteFooter.tsx';
import { neighboursOf } from './post-list.ts';
import { PostHead } from './PostHead.tsx';
import { PostHeader } from './PostHeader.tsx';
import { markRead } from './read-posts.ts';
import type { ContentsEntry } from '@halyard/ui-kit/rendered-markdown';
import { scrollToHash } from '../../app/routes/use-hash.ts';

/** Below the header of the page. */
const TOP = 112;

/** Headings below these levels are left out. */
const MAX_DEPTH = 2;

/** Fewer headings need no list. */
const MIN_ENTRIES = 2;

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
            look="post"
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

async function renderPost(content: string): Promise<string> {
  const { markdownToHtml } = await import('@halyard/ui-kit/markdown');
  return markdownToHtml(content);
}

/** The headings of a post; empty until the renderer is loaded, or where there are too few. */
function useContents({ content, contentHtml }: Post): readonly ContentsEntry[] {
  const [entries, setEntries] = useState<readonly ContentsEntry[]>([]);
  useEffect(() => {
    let isCurrent = true;
    const load = async () => {
      const [{ contentsOf }, html] = await Promise.all([
        import('@halyard/ui-kit/rendered-markdown'),
        contentHtml ?? renderPost(content),
      ]);
      if (!isCurrent) return;
      const found = contentsOf(html).filter(({ depth, text }) => depth <= MAX_DEPTH && text);
      setEntries(found.length < MIN_ENTRIES ? [] : found);
    };
    // Without the renderer the text is shown as written, and there are no headings to link to.
    load().catch(() => undefined);
    return () => {
      isCurrent = false;
    };
  }, [content, contentHtml]);
  return entries;
}

/**
 * The id of the heading whose part is at the top of the window. Scrolls to the heading in the
 * address when the headings appear.
 */
function useCurrentHeading(ids: readonly string[]): string | undefined {
  const [current, setCurrent] = useState<string>();
  const key = ids.join(' ');
  useEffect(() => {
    const known = key === '' ? [] : key.split(' ');
    if (known.length > 0) scrollToHash();
    const find = () => {
      const passed = known.filter((id) => {
        const heading = document.getElementById(id);
        return heading !== null && heading.getBoundingClientRect().top <= TOP;
      });
      setCurrent(passed.at(-1) ?? known[0]);
    };
    find();
    window.addEventListener('scroll', find, { passive: true });
    return () => window.removeEventListener('scroll', find);
  }, [key]);
  return current;
}
