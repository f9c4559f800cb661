import { lineToHtml, markdownToHtml } from '@halyard/sdk/markdown';
import { useMemo } from 'react';
import { type ProseProps, RenderedMarkdown } from './RenderedMarkdown.tsx';

export interface MarkdownProps extends ProseProps {
  /** GitHub-flavoured Markdown. It may be untrusted: it is sanitised. */
  source: string;
}

/**
 * Rendered Markdown: statements, notices, posts, footers.
 *
 * Authors may write GitHub's Markdown (tables, task lists, bare addresses, alerts, footnotes), formulas as `$x$` or
 * `$$x$$`, code in fences that name its language, and a little HTML by hand, such as
 * `<img src="…" alt="…" width="640" height="480">`, `<kbd>` and `<details>`. The code for formulas and
 * languages is loaded when a text needs it. Invalid formulas are shown as written.
 */
export function Markdown({ source, inline = false, ...look }: MarkdownProps) {
  const html = useMemo(
    () => (inline ? lineToHtml(source) : markdownToHtml(source)),
    [source, inline],
  );
  return <RenderedMarkdown html={html} inline={inline} {...look} />;
}
