import type { Match } from './find-text.ts';

/** Names of the CSS highlights. */
const NAMES = { found: 'hy-pdf-found', current: 'hy-pdf-current' } as const;

/** DOM ranges of a match; none where the text layer lacks the pieces. */
export function rangesOf({ stretches }: Match, pieces: readonly HTMLElement[]): Range[] {
  return stretches.flatMap(({ piece, from, to }) => {
    const text = pieces[piece]?.firstChild;
    if (!text) return [];
    const range = new Range();
    range.setStart(text, from);
    range.setEnd(text, to);
    return [range];
  });
}

/**
 * Highlights ranges with the CSS Custom Highlight API, without changing the DOM. Where the browser
 * lacks it, nothing is highlighted; counting and scrolling still work.
 * @returns a function that removes the highlights
 */
export function mark(name: keyof typeof NAMES, ranges: readonly Range[]): () => void {
  if (!('highlights' in CSS)) return () => undefined;
  const marks = CSS.highlights.get(NAMES[name]) ?? new Highlight();
  CSS.highlights.set(NAMES[name], marks);
  for (const range of ranges) marks.add(range);
  return () => {
    for (const range of ranges) marks.delete(range);
  };
}

/** Scrolls a range to the middle of the scroller unless it is already well visible. */
export function bringIntoView(range: Range, scroller: HTMLElement): void {
  const at = range.getBoundingClientRect();
  const view = scroller.getBoundingClientRect();
  const edge = Math.min(48, view.height / 4);
  if (at.top < view.top + edge || at.bottom > view.bottom - edge)
    scroller.scrollTop += at.top - view.top - view.height / 3;
  if (at.left < view.left || at.right > view.right)
    scroller.scrollLeft += at.left - view.left - view.width / 3;
}
