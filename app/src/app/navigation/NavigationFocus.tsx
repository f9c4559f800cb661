import { LiveRegion } from '@halyard/ui-kit';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { watchHeading } from './watch-heading.ts';
import { isRestoringScroll } from './scroll-restoration.ts';

/** What the focus makes a screen reader say comes first, and the page has set its title; in ms. */
const BREATH = 100;

/**
 * After a change of page the reader starts at its top, unless he comes back to where he was: scrolls
 * there and moves the focus to the heading, once it is there, so that a screen reader says where it
 * is and reads on. Pages that share a heading, as those of a game do, are told apart by the title,
 * which is read out then. Not on the first load, which browsers do, nor where the page has put the
 * focus into one of its fields.
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
      }, BREATH);
    });
    return () => {
      stop();
      window.clearTimeout(timer);
    };
  }, [path]);
  return <LiveRegion>{said}</LiveRegion>;
}

/** Whether the focus is neither in the page nor in what is laid over it. */
function isElsewhere(focused: Element | null): boolean {
  return !focused?.closest('main, [role=dialog], [role=alertdialog]');
}
