import { lazyComponent, type LoadFailure, Skeleton, Stack } from '@halyard/ui-kit';
import type { MarkdownProps } from '@halyard/ui-kit/markdown';
import { Suspense } from 'react';

/** Fetches the renderer, also ahead of a text. */
export const loadMarkdown = async () => (await import('@halyard/ui-kit/markdown')).Markdown;

/** As it was written is better than not at all. */
const Plain = ({ props }: LoadFailure<MarkdownProps>) => props.source;

const Markdown = lazyComponent(loadMarkdown, Plain);

interface LazyMarkdownProps {
  text: string;
  /** One line among other text. */
  inline?: boolean;
  /** Level that its highest heading becomes. Default 3. */
  headingBase?: 2 | 3 | 4;
}

/** Text that somebody wrote, rendered by code that is fetched when there is such a text. */
export function LazyMarkdown({ text, inline = false, headingBase = 3 }: LazyMarkdownProps) {
  if (text.trim() === '') return null;
  return (
    <Suspense fallback={inline ? text : <Lines />}>
      <Markdown source={text} inline={inline} headingBase={headingBase} />
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
