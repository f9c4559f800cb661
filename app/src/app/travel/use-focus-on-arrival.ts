import { useEffect, useRef } from 'react';
import { useLocation } from 'wouter';
import { isReturningToPlace } from './scroll-memory.ts';

/**
 * After a change of page the reader starts at its top, unless he comes back to where he was: scrolls
 * there and moves the focus to the page, so that a screen reader reads on from it. Not on the first
 * load, which browsers do, nor where the page has put the focus into one of its fields.
 */
export function useFocusOnArrival(): void {
  const [path] = useLocation();
  const previous = useRef(path);
  useEffect(() => {
    if (previous.current === path) return;
    previous.current = path;
    if (!isReturningToPlace()) window.scrollTo(0, 0);
    const content = document.querySelector<HTMLElement>('#content');
    if (content && !content.contains(document.activeElement))
      content.focus({ preventScroll: true });
  }, [path]);
}
