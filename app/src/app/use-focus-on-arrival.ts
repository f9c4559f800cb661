import { useEffect, useRef } from 'react';
import { useLocation } from 'wouter';

/**
 * After a change of page the reader starts at its top: scrolls there and moves the focus to the
 * page, so that a screen reader reads on from it. Not on the first load, which browsers do, nor
 * where the page has put the focus into one of its fields.
 */
export function useFocusOnArrival(): void {
  const [path] = useLocation();
  const previous = useRef(path);
  useEffect(() => {
    if (previous.current === path) return;
    previous.current = path;
    window.scrollTo(0, 0);
    const content = document.querySelector<HTMLElement>('#content');
    if (content && !content.contains(document.activeElement))
      content.focus({ preventScroll: true });
  }, [path]);
}
