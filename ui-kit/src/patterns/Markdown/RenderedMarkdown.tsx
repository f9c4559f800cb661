import { useId, useMemo } from 'react';
import { useLink } from '../../provider/KitProvider.tsx';
import { headingIds } from './heading-ids.ts';
import { headingLevels } from './heading-levels.ts';
import { Prose } from './Markdown.styles.ts';
import { sanitize } from './sanitize.ts';
import { toReact } from './to-react.tsx';

export type MarkdownLook = 'post' | 'statement' | 'notice' | 'footer';

/** How a text of an author is shown. */
export interface ProseProps {
  /**
   * Kind of text: a `statement` is 14/22, a `post` 15/24 with an id and a link for each heading, a
   * `notice` is compact for lists, a `footer` is 13/20 and muted. Default `statement`.
   */
  look?: MarkdownLook;
  /** In a post: name of a heading's link, (heading) => `Link to ${heading}`. Default: no links. */
  anchorLabel?: (heading: string) => string;
  /** Level of its highest heading, one below the heading of the section around it. Default 3. */
  headingBase?: 2 | 3 | 4;
  /** One line within other text: no blocks, no images. */
  inline?: boolean;
}

export interface RenderedMarkdownProps extends ProseProps {
  /** HTML of `markdownToHtml` or of the server. It may be untrusted: it is sanitised. */
  html: string;
}

/**
 * Markdown that was rendered before, such as the `contentHtml` of a post: looks and behaves as `Markdown`
 * does with its source, but the page does not load the parser.
 */
export function RenderedMarkdown({
  html,
  look = 'statement',
  anchorLabel,
  headingBase = 3,
  inline = false,
}: RenderedMarkdownProps) {
  const link = useLink();
  const scope = useId();
  const content = useMemo(() => {
    const text = sanitize(html, inline);
    const levels = [...headingLevels(text, headingBase)];
    const ids =
      look === 'post' ? headingIds(levels.map(([heading]) => heading.textContent.trim())) : [];
    const headings = new Map(
      levels.map(([heading, level], at) => [heading, { level, id: ids[at] }]),
    );
    return toReact(text, { headings, scope, link, anchorLabel });
  }, [html, look, inline, headingBase, scope, link, anchorLabel]);
  return (
    <Prose as={inline ? 'span' : 'div'} data-look={look}>
      {content}
    </Prose>
  );
}
