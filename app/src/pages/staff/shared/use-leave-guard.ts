import { useEffect, useLayoutEffect, useState } from 'react';

/**
 * Keeps unsaved edits from being lost. Inside of the app the page is held until it is decided
 * (`asked`, then `leave` or `stay`); closing and reloading are asked about by the browser itself.
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

  // Before the paint, so that a redirect after deleting finds no guard.
  useLayoutEffect(() => {
    // Browsers without it still ask before the page is closed.
    if (!isGuarding || !('navigation' in window)) return;
    const hold = (event: NavigateEvent) => {
      const target = new URL(event.destination.url);
      const isHere =
        target.origin !== window.location.origin || target.pathname === window.location.pathname;
      if (isHere || !event.cancelable || event.downloadRequest !== null) return;
      event.preventDefault();
      setHeld(event.destination);
    };
    window.navigation.addEventListener('navigate', hold);
    return () => window.navigation.removeEventListener('navigate', hold);
  }, [isGuarding]);

  return {
    asked: held !== null,
    stay: () => setHeld(null),
    /** Lets go; `onward` takes the path where the reader wanted to go. */
    leave: (onward: (path: string) => void) => {
      if (!held) return;
      const { pathname, search, hash } = new URL(held.url);
      setHeld(null);
      setFree(true);
      // After the guard has let go, which it does with the next paint.
      setTimeout(() => onward(`${pathname}${search}${hash}`));
    },
  };
}
