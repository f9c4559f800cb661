import { headingIds } from './heading-ids.ts';
import { headingLevels } from './heading-levels.ts';
import { sanitize } from './sanitize.ts';

/** A heading of a text. */
export interface ContentsEntry {
  /** The heading's id on the page: link to `#${id}`. */
  id: string;
  /** Its text without formatting. */
  text: string;
  /** 1 for the highest level in the text, one more for each level below. */
  depth: number;
}

/** The headings of a post in order, for "On this page". `html`: as of `RenderedMarkdown`. */
export function contentsOf(html: string): ContentsEntry[] {
  const headings = [...headingLevels(sanitize(html, false), 1)];
  const texts = headings.map(([heading]) => heading.textContent.trim());
  return headingIds(texts).map((id, index) => ({
    id,
    text: texts[index] ?? '',
    depth: headings[index]?.[1] ?? 1,
  }));
}
