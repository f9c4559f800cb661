import { LiveRegion } from '@halyard/ui-kit';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { watchHeading } from './watch-heading.ts';
import { isRestoringScroll } from './scroll-restoration.ts';

/** Delay until a screen reader has announced the focus and the page has set its title, in ms. */
const ANNOUNCE_DELAY = 100;

/**
 * After navigation to another page, scrolls to its top (unless the scroll position is restored) and
 * moves the focus to the heading once it exists, so that a screen reader announces the page. Pages
 * of a game share a heading; there the title is announced as well. Does nothing on the first load,
 * which browsers announce, or if the page has focused one of its fields.
 */
export function NavigationFocus() {
  const [path] = useLocation();
  const previous = useRef(path);
  const [said, setSaid] = useState('');
  useEffect(() => {
    if (previous.current === path) return undefined;
    previous.current = path;
    if (!isRestoringScroll()) window.scrollTo(0, 0);
    let timer = 0;
    const stop = watchHeading((heading) => {
      if (isElsewhere(document.activeElement)) {
        heading.tabIndex = -1;
        heading.focus({ preventScroll: true });
      }
      window.clearTimeout(timer);
      timer = window.setTimeout(() => {
        const name = heading.textContent.trim();
        setSaid(document.title.startsWith(name) ? '' : document.title);
      }, ANNOUNCE_DELAY);
    });
    return () => {
      stop();
      window.clearTimeout(timer);
    };
  }, [path]);
  return <LiveRegion>{said}</LiveRegion>;
}

/** Whether the focus is outside of the page and its overlays. */
function isElsewhere(focused: Element | null): boolean {
  return !focused?.closest('main, [role=dialog], [role=alertdialog]');
}
