import type { ContentsEntry } from '@halyard/ui-kit/markdown';
import { useEffect, useState } from 'react';

/** Headings below these levels are left out. */
const MAX_DEPTH = 2;
/** Fewer headings need no list. */
const MIN_ENTRIES = 2;

/** The headings of a post; empty until the renderer is loaded, or where there are too few. */
export function useContents(source: string): readonly ContentsEntry[] {
  const [entries, setEntries] = useState<readonly ContentsEntry[]>([]);
  useEffect(() => {
    let isCurrent = true;
    const load = async () => {
      const { contentsOf } = await import('@halyard/ui-kit/markdown');
      if (!isCurrent) return;
      const found = contentsOf(source).filter(({ depth, text }) => depth <= MAX_DEPTH && text);
      setEntries(found.length < MIN_ENTRIES ? [] : found);
    };
    // Without the renderer the text is shown as written, and there are no headings to link to.
    load().catch(() => undefined);
    return () => {
      isCurrent = false;
    };
  }, [source]);
  return entries;
}
