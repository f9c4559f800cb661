import { useMemo } from 'react';
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
  /** GitHub-flavoured Markdown of anybody: it is sanitised. */
  source: string;
  /**
   * What it is: a `statement` is 14/22, a `post` 15/24 with an id and a link at each heading, a `notice`
   * stands in a list, its parts close together, a `footer` is 13/20 and quiet. Default `statement`.
   */
  variant?: MarkdownVariant;
  /** In a post: name of a heading's link, (heading) => `Link to ${heading}`. Default no links. */
  anchorLabel?: (heading: string) => string;
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
export function Markdown({
  source,
  variant = 'statement',
  anchorLabel,
  headingBase = 3,
  inline = false,
}: MarkdownProps) {
  const link = useLink();
  const tokens = useMemo(() => readMarkdown(source, inline), [source, inline]);
  const tools = useTools(useMemo(() => needsOf(tokens), [tokens]));
  // By place, since a formula in a heading changes its words when it is there.
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
    return toReact(text, { headings, link, anchorLabel });
  }, [tokens, tools, inline, headingBase, link, ids, anchorLabel]);
  return (
    <Prose as={inline ? 'span' : 'div'} data-variant={variant}>
      {content}
    </Prose>
  );
}
