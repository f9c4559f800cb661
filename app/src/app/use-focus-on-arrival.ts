import { useEffect, useRef } from 'react';
import { useLocation } from 'wouter';

/**
 * After a change of page the reader starts at its top: scrolls there and moves the focus to the
 * page, so that a screen reader reads on from it. Not on the first load, which browsers do.
 */
export function useFocusOnArrival(): void {
  const [path] = useLocation();
  const previous = useRef(path);
  useEffect(() => {
    if (previous.current === path) return;
    previous.current = path;
    window.scrollTo(0, 0);
    document.querySelector<HTMLElement>('#content')?.focus({ preventScroll: true });
  }, [path]);
}
