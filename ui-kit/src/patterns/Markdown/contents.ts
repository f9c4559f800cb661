import { headingIds } from './heading-ids.ts';
import { headingLevels } from './heading-levels.ts';
import { readMarkdown, writeHtml } from './render.ts';
import { sanitize } from './sanitize.ts';

/** A heading of a text. */
export interface ContentsEntry {
  /** The heading's id on the page: link to `#${id}`. */
  id: string;
  /** Its words, without marks. */
  text: string;
  /** 1 for the highest of the text, and one more for each step down. */
  depth: number;
}

/** Headings of a text that is rendered as a post, in their order: "On this page". */
export function contentsOf(source: string): ContentsEntry[] {
  const html = writeHtml(readMarkdown(source, false), {}, false);
  const headings = [...headingLevels(sanitize(html, false), 1)];
  const texts = headings.map(([heading]) => heading.textContent.trim());
  return headingIds(texts).map((id, index) => ({
    id,
    text: texts[index] ?? '',
    depth: headings[index]?.[1] ?? 1,
  }));
}
