import { useEffect, useLayoutEffect, useState } from 'react';

/**
 * Protects unsaved edits. Navigation inside the app waits for a decision (`asked`, then `leave` or
 * `stay`); when the tab is closed or reloaded, the browser asks.
 */
export function useLeaveGuard(isDirty: boolean) {
  const [held, setHeld] = useState<NavigationDestination | null>(null);
  const [isFree, setFree] = useState(false);
  const isGuarding = isDirty && !isFree;

  useEffect(() => {
    if (!isGuarding) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isGuarding]);

  // A layout effect, so that the guard is removed before the redirect after a deletion.
  useLayoutEffect(() => {
    // Without the Navigation API the browser only asks when the page is closed.
    if (!isGuarding || !('navigation' in window)) return;
    const guard = (event: NavigateEvent) => {
      const target = new URL(event.destination.url);
      const isHere =
        target.origin !== window.location.origin || target.pathname === window.location.pathname;
      if (isHere || !event.cancelable || event.downloadRequest !== null) return;
      event.preventDefault();
      setHeld(event.destination);
    };
    window.navigation.addEventListener('navigate', guard);
    return () => window.navigation.removeEventListener('navigate', guard);
  }, [isGuarding]);

  return {
    asked: held !== null,
    stay: () => setHeld(null),
    /** Leaves the page; `onward` is called with the requested path. */
    leave: (onward: (path: string) => void) => {
      if (!held) return;
      const { pathname, search, hash } = new URL(held.url);
      setHeld(null);
      setFree(true);
      // The guard is removed with the next render.
      setTimeout(() => onward(`${pathname}${search}${hash}`));
    },
  };
}
