import { useLayoutEffect, useMemo, useRef, useState, type RefObject } from 'react';
import { type Anchor, anchorAt, offsetOf, PAGE_GAP, pageAt, pageTops } from './page-layout.ts';

interface PageWindow {
  /** For the scroller's `onScroll`. */
  onScroll: () => void;
  tops: readonly number[];
  /** Pages to show, the last one included; 0 is the first. */
  first: number;
  last: number;
  /** The page that is read; 1 is the first. */
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
  // A page is read when it reaches the upper third; small ones when half of them is in sight.
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
 * Which of many pages below each other stand in the scroller. When their heights change, the line
 * that was at the top stays there.
 * @param heights px of each page
 * @param begin the page to begin with; 1 is the first
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
      // At once, so that the next key counts from there.
      onScroll();
    },
  };
}
