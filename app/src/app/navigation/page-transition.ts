import { flushSync } from 'react-dom';
import type { AroundNavHandler } from 'wouter';

/** Fades from one page to the next, where the browser can and motion is allowed. */
export const animateNavigation: AroundNavHandler = (navigate, to, options) => {
  const go = () => navigate(to, options);
  const [path] = to.split(/[?#]/);
  const isSamePage = path === window.location.pathname;
  const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  if (isSamePage || isStill || !('startViewTransition' in document)) return go();
  const { ready, finished } = document.startViewTransition(() => flushSync(go));
  // One that is skipped, for the next or because the tab is hidden, went there all the same.
  for (const end of [ready, finished]) end.catch(() => undefined);
};
