import { useMemo } from 'react';
import { useLink } from '../../provider/KitProvider.tsx';
import { headingLevels } from './heading-levels.ts';
import { Prose } from './Markdown.styles.ts';
import { needsOf, readMarkdown, writeHtml } from './render.ts';
import { sanitize } from './sanitize.ts';
import { toReact } from './to-react.tsx';
import { useTools } from './tools.ts';

export interface MarkdownProps {
  /** GitHub-flavoured Markdown of anybody: it is sanitised. */
  source: string;
  /** Level that its highest heading becomes, one below the heading it stands under. Default 3. */
  headingBase?: 2 | 3 | 4;
  /** One line among other text: no blocks, no images. */
  inline?: boolean;
}

/**
 * Rendered Markdown: statements, notices, posts, footers.
 *
 * Authors may write GitHub's Markdown (tables, task lists, bare addresses), formulas as `$x$` or
 * `$$x$$`, code in fences that name its language, and a little HTML by hand, such as
 * `<img src="…" alt="…" width="640" height="480">`, `<kbd>` and `<details>`. What a formula or a
 * language needs is fetched when a text has one; what is not valid shows as it was written.
 */
export const Markdown = ({ source, headingBase = 3, inline = false }: MarkdownProps) => {
  const link = useLink();
  const tokens = useMemo(() => readMarkdown(source, inline), [source, inline]);
  const tools = useTools(useMemo(() => needsOf(tokens), [tokens]));
  const content = useMemo(() => {
    const text = sanitize(writeHtml(tokens, tools, inline), inline);
    return toReact(text, { levels: headingLevels(text, headingBase), link });
  }, [tokens, tools, inline, headingBase, link]);
  return <Prose as={inline ? 'span' : 'div'}>{content}</Prose>;
};
