const HEADINGS = 'h1, h2, h3, h4, h5, h6';

/** The level that the author wrote: 1 to 6. */
export function headingDepth(heading: Element): number {
  return Number(heading.tagName.slice(1));
}

/**
 * The level of each heading within a page: the highest becomes `base`, and no level is skipped, so
 * that the page's outline is valid whatever the author wrote.
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
