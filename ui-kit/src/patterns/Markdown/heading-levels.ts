const HEADINGS = 'h1, h2, h3, h4, h5, h6';

/** Depth that the author gave a heading: 1 to 6. */
export function headingDepth(heading: Element): number {
  return Number(heading.tagName.slice(1));
}

/**
 * Level of each heading of a text inside a page: its highest becomes `base`, and none skips a
 * level on the way down, whatever the author wrote, so that the page's outline stays whole.
 */
export function headingLevels(root: ParentNode, base: number): ReadonlyMap<Element, number> {
  const headings = [...root.querySelectorAll(HEADINGS)];
  const highest = Math.min(...headings.map(headingDepth));
  const levels = new Map<Element, number>();
  let previous = base - 1;
  for (const heading of headings) {
    previous = Math.min(base + headingDepth(heading) - highest, previous + 1, 6);
    levels.set(heading, previous);
  }
  return levels;
}
