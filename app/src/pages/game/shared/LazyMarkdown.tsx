import { lazyComponent, type LoadFailure, Skeleton, Stack } from '@halyard/ui-kit';
import type { MarkdownProps } from '@halyard/ui-kit/markdown';
import type { RenderedMarkdownProps } from '@halyard/ui-kit/rendered-markdown';
import { Suspense } from 'react';
import { isPlainText } from './plain-text.ts';

/** Loads the renderer; can be called in advance. */
export const loadMarkdown = async () => (await import('@halyard/ui-kit/markdown')).Markdown;

/** Shows the source text if the renderer cannot be loaded. */
const Plain = ({ props }: LoadFailure<MarkdownProps>) => props.source;

const Markdown = lazyComponent(loadMarkdown, Plain);

/** A text of which the server has sent the HTML. */
const Rendered = lazyComponent<RenderedMarkdownProps & { text: string }>(
  async () => (await import('@halyard/ui-kit/rendered-markdown')).RenderedMarkdown,
  ({ props }) => props.text,
);

interface LazyMarkdownProps {
  text: string;
  /** Its HTML where the server has sent it, so that the parser need not be loaded. */
  html?: string | null | undefined;
  /** One line among other text. */
  inline?: boolean;
  /** Default `statement`. */
  look?: RenderedMarkdownProps['look'];
  /** In a post: name of a heading's link. Default: no links. */
  anchorLabel?: ((heading: string) => string) | undefined;
  /** Level that its highest heading becomes. Default 3. */
  headingBase?: 2 | 3 | 4;
}

/** Renders Markdown; the renderer is loaded when the first text that needs it is shown. */
export function LazyMarkdown({
  text,
  html,
  inline = false,
  look = 'statement',
  anchorLabel,
  headingBase = 3,
}: LazyMarkdownProps) {
  if (text.trim() === '') return null;
  if (inline && isPlainText(text)) return text;
  const prose: Omit<RenderedMarkdownProps, 'html'> = {
    look,
    inline,
    headingBase,
    ...(anchorLabel && { anchorLabel }),
  };
  return (
    <Suspense fallback={inline || look === 'notice' ? text : <Lines />}>
      {typeof html === 'string' ? (
        <Rendered text={text} html={html} {...prose} />
      ) : (
        <Markdown source={text} {...prose} />
      )}
    </Suspense>
  );
}

function Lines() {
  return (
    <Stack gap={8}>
      <Skeleton />
      <Skeleton />
      <Skeleton width="60%" />
    </Stack>
  );
}
