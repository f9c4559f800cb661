import type { Post } from '@halyard/sdk/types';
import type { ContentsEntry } from '@halyard/ui-kit/rendered-markdown';
import { useEffect, useState } from 'react';

/** Headings below these levels are left out. */
const MAX_DEPTH = 2;
/** Fewer headings need no list. */
const MIN_ENTRIES = 2;

async function renderPost(content: string): Promise<string> {
  const { markdownToHtml } = await import('@halyard/ui-kit/markdown');
  return markdownToHtml(content);
}

/** The headings of a post; empty until the renderer is loaded, or where there are too few. */
export function useContents({ content, contentHtml }: Post): readonly ContentsEntry[] {
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
