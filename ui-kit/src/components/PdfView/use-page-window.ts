import { useLayoutEffect, useMemo, useRef, useState, type RefObject } from 'react';
import { type Anchor, anchorAt, offsetOf, PAGE_GAP, pageAt, pageTops } from './page-layout.ts';

export interface PageWindow {
  /** Handler for the scroller's `onScroll`. */
  onScroll: () => void;
  tops: readonly number[];
  /** First and last visible page, inclusive; 0 is the first. */
  first: number;
  last: number;
  /** The current page; 1 is the first. */
  page: number;
  /** @param page 1 is the first */
  goTo: (page: number) => void;
}

interface Shown {
  first: number;
  last: number;
  current: number;
}

function shownIn(
  { scrollTop, clientHeight }: HTMLElement,
  tops: readonly number[],
  heights: readonly number[],
): Shown {
  // A page is current once it reaches the upper third of the view, or for small pages once half of
  // it is visible.
  const line = Math.min(clientHeight / 3, Math.min(...heights) / 2);
  return {
    first: pageAt(tops, scrollTop),
    last: pageAt(tops, scrollTop + clientHeight),
    current: pageAt(tops, scrollTop + PAGE_GAP + line),
  };
}

function same(a: Shown, b: Shown): boolean {
  return a.first === b.first && a.last === b.last && a.current === b.current;
}

/**
 * Which pages are visible in the scroller. When the page heights change, the line at the top stays
 * there.
 * @param heights height of each page in px
 * @param begin the initial page; 1 is the first
 */
export function usePageWindow(
  scrollerRef: RefObject<HTMLElement | null>,
  heights: readonly number[],
  begin: number,
): PageWindow {
  const tops = useMemo(() => pageTops(heights), [heights]);
  const anchor = useRef<Anchor>({ page: begin - 1, share: 0 });
  const [shown, setShown] = useState<Shown>({ first: 0, last: 0, current: 0 });

  const onScroll = (): void => {
    const element = scrollerRef.current;
    if (!element) return;
    anchor.current = anchorAt(tops, heights, element.scrollTop + PAGE_GAP);
    const next = shownIn(element, tops, heights);
    setShown((before) => (same(before, next) ? before : next));
  };

  useLayoutEffect(() => {
    const element = scrollerRef.current;
    if (!element) return undefined;
    element.scrollTop = offsetOf(anchor.current, tops, heights) - PAGE_GAP;
    const look = (): void => {
      const next = shownIn(element, tops, heights);
      setShown((before) => (same(before, next) ? before : next));
    };
    look();
    const observer = new ResizeObserver(look);
    observer.observe(element);
    return () => observer.disconnect();
  }, [scrollerRef, tops, heights]);

  return {
    onScroll,
    tops,
    first: shown.first,
    last: shown.last,
    page: shown.current + 1,
    goTo: (page) => {
      scrollerRef.current?.scrollTo({ top: (tops[page - 1] ?? 0) - PAGE_GAP });
      // Immediately, so that the next key starts from there.
      onScroll();
    },
  };
}
