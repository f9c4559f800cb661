/** Size of a page in px at 100 %. */
export interface PageSize {
  width: number;
  height: number;
}

/** Space in px before, between and after the pages. */
export const PAGE_GAP = 20;

/** Top of each page, followed by the end of the space after the last one. */
export function pageTops(heights: readonly number[], gap = PAGE_GAP): number[] {
  const tops = [gap];
  for (const height of heights) tops.push((tops.at(-1) ?? gap) + height + gap);
  return tops;
}

/** The page at a vertical offset, or the last one that starts before it; 0 is the first. */
export function pageAt(tops: readonly number[], line: number): number {
  let from = 0;
  let to = tops.length - 2;
  while (from < to) {
    const middle = Math.ceil((from + to) / 2);
    if ((tops[middle] ?? 0) <= line) from = middle;
    else to = middle - 1;
  }
  return Math.max(0, from);
}

/** A position in the document that does not depend on the zoom. */
export interface Anchor {
  page: number;
  /** Fraction of the page's height; negative in the gap before the page. */
  share: number;
}

export function anchorAt(tops: readonly number[], heights: readonly number[], at: number): Anchor {
  const page = pageAt(tops, at + PAGE_GAP);
  return { page, share: (at - (tops[page] ?? 0)) / (heights[page] || 1) };
}

/** The offset of the same position after the page heights have changed. */
export function offsetOf(
  { page, share }: Anchor,
  tops: readonly number[],
  heights: readonly number[],
): number {
  return (tops[page] ?? 0) + share * (heights[page] ?? 0);
}
