import { useMemo } from 'react';
import { useLink } from '../../provider/KitProvider.tsx';
import { headingLevels } from './heading-levels.ts';
import { Prose } from './Markdown.styles.ts';
import { renderMarkdown } from './sanitize.ts';
import { toReact } from './to-react.tsx';

export interface MarkdownProps {
  /** GitHub-flavoured Markdown of anybody: it is sanitised. */
  source: string;
  /** Level that its highest heading becomes, one below the heading it stands under. Default 3. */
  headingBase?: 2 | 3 | 4;
  /** One line among other text: no blocks, no images. */
  inline?: boolean;
}

/** Rendered Markdown: statements, notices, posts, footers. */
export const Markdown = ({ source, headingBase = 3, inline = false }: MarkdownProps) => {
  const link = useLink();
  const content = useMemo(() => {
    const text = renderMarkdown(source, inline);
    return toReact(text, { levels: headingLevels(text, headingBase), link });
  }, [source, inline, headingBase, link]);
  return <Prose as={inline ? 'span' : 'div'}>{content}</Prose>;
};
