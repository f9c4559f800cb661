import { useEffect, useSyncExternalStore } from 'react';
import { isRestoringScroll } from '../navigation/scroll-restoration.ts';

/**
 * The fragment of the address with its `#`; empty without one. Call it in the component that renders the
 * sections: it scrolls to the one in the address, which the browser has looked for before they were there.
 */
export function useHash(): string {
  const hash = useSyncExternalStore(subscribe, readHash);
  useEffect(scrollToHash, []);
  return hash;
}

/** Scrolls to the element that the address names, if the page has it by now. */
export function scrollToHash(): void {
  if (isRestoringScroll()) return;
  const id = decode(readHash().slice(1));
  if (id !== '') document.getElementById(id)?.scrollIntoView();
}

function readHash(): string {
  return window.location.hash;
}

/** An address that cannot be decoded names no element. */
function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return '';
  }
}

function subscribe(listener: () => void): () => void {
  window.addEventListener('hashchange', listener);
  return () => window.removeEventListener('hashchange', listener);
}
