/** Size of a page in px at 100 %. */
export interface PageSize {
  width: number;
  height: number;
}

/** Pages stand below each other with this many px before, between and behind them. */
export const PAGE_GAP = 20;

/** Where each page begins, and after them where the room behind the last one ends. */
export function pageTops(heights: readonly number[], gap = PAGE_GAP): number[] {
  const tops = [gap];
  for (const height of heights) tops.push((tops.at(-1) ?? gap) + height + gap);
  return tops;
}

/** The page that holds a line, or the last one that begins before it; 0 is the first. */
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

/** A place in the file that does not depend on the zoom. */
export interface Anchor {
  page: number;
  /** How far down the page, in parts of its height; below 0 in the gap before it. */
  share: number;
}

export function anchorAt(tops: readonly number[], heights: readonly number[], at: number): Anchor {
  const page = pageAt(tops, at + PAGE_GAP);
  return { page, share: (at - (tops[page] ?? 0)) / (heights[page] || 1) };
}

/** The same place after the pages got other heights. */
export function offsetOf(
  { page, share }: Anchor,
  tops: readonly number[],
  heights: readonly number[],
): number {
  return (tops[page] ?? 0) + share * (heights[page] ?? 0);
}
