import { useId, useMemo } from 'react';
import { useLink } from '../../provider/KitProvider.tsx';
import { contentsOf } from './contents.ts';
import { headingLevels } from './heading-levels.ts';
import { Prose } from './Markdown.styles.ts';
import { needsOf, readMarkdown, writeHtml } from './render.ts';
import { sanitize } from './sanitize.ts';
import { toReact } from './to-react.tsx';
import { useTools } from './tools.ts';

export type MarkdownVariant = 'post' | 'statement' | 'notice' | 'footer';

export interface MarkdownProps {
  /** GitHub-flavoured Markdown. It may be untrusted: it is sanitised. */
  source: string;
  /**
   * Kind of text: a `statement` is 14/22, a `post` 15/24 with an id and a link for each heading, a
   * `notice` is compact for lists, a `footer` is 13/20 and muted. Default `statement`.
   */
  variant?: MarkdownVariant;
  /** In a post: name of a heading's link, (heading) => `Link to ${heading}`. Default: no links. */
  anchorLabel?: (heading: string) => string;
  /** Level of its highest heading, one below the heading of the section around it. Default 3. */
  headingBase?: 2 | 3 | 4;
  /** One line within other text: no blocks, no images. */
  inline?: boolean;
}

/**
 * Rendered Markdown: statements, notices, posts, footers.
 *
 * Authors may write GitHub's Markdown (tables, task lists, bare addresses, alerts, footnotes), formulas as `$x$` or
 * `$$x$$`, code in fences that name its language, and a little HTML by hand, such as
 * `<img src="…" alt="…" width="640" height="480">`, `<kbd>` and `<details>`. The code for formulas and
 * languages is loaded when a text needs it. Invalid formulas are shown as written.
 */
export function Markdown({
  source,
  variant = 'statement',
  anchorLabel,
  headingBase = 3,
  inline = false,
}: MarkdownProps) {
  const link = useLink();
  const scope = useId();
  const tokens = useMemo(() => readMarkdown(source, inline), [source, inline]);
  const tools = useTools(useMemo(() => needsOf(tokens), [tokens]));
  // By index, because the text of a heading changes when its formula is rendered.
  const ids = useMemo(
    () => (variant === 'post' ? contentsOf(source).map(({ id }) => id) : []),
    [source, variant],
  );
  const content = useMemo(() => {
    const text = sanitize(writeHtml(tokens, tools, inline), inline);
    const levels = headingLevels(text, headingBase);
    const headings = new Map(
      [...levels].map(([element, level], at) => [element, { level, id: ids[at] }]),
    );
    return toReact(text, { headings, scope, link, anchorLabel });
  }, [tokens, tools, inline, headingBase, scope, link, ids, anchorLabel]);
  return (
    <Prose as={inline ? 'span' : 'div'} data-variant={variant}>
      {content}
    </Prose>
  );
}
