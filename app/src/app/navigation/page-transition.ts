import { flushSync } from 'react-dom';
import type { AroundNavHandler } from 'wouter';
import { withOrigin } from './history-entry.ts';

/** Fades between pages if the browser supports view transitions and motion is not reduced. */
export const animateNavigation: AroundNavHandler = (navigate, to, options) => {
  const go = () => navigate(to, withOrigin(options));
  const [path] = to.split(/[?#]/);
  const isSamePage = path === window.location.pathname;
  const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  if (isSamePage || isStill || !('startViewTransition' in document)) return go();
  const { ready, finished } = document.startViewTransition(() => flushSync(go));
  // A skipped transition (by another one, or in a hidden tab) rejects, but has navigated.
  for (const end of [ready, finished]) end.catch(() => undefined);
};
