import { useEffect, useState } from 'react';
import { createStore } from '../storage/create-store.ts';
import { isNewBuildOut } from './new-build.ts';

/** At most so often a page asks, and so long it is quiet after "Later"; in ms. */
const PAUSE = 60_000;
const QUIET = 3_600_000;

/** How often a new build was found out about elsewhere. */
const offers = createStore(0);

/** Offers a new build that was found out about elsewhere, also after "Later". */
export function offerNewBuild(): void {
  offers.set(offers.get() + 1);
}

/** Whether a new build waits; looked up when the reader comes back to the page. */
export function useNewBuild(): { isOut: boolean; later: () => void } {
  const [isOut, setOut] = useState(false);
  const [quietUntil, setQuietUntil] = useState(0);
  useEffect(() => {
    let next = quietUntil || Date.now() + PAUSE;
    const look = () => {
      if (document.visibilityState === 'hidden' || Date.now() < next) return;
      next = Date.now() + PAUSE;
      void isNewBuildOut().then((isNew) => isNew && setOut(true));
    };
    const events = ['visibilitychange', 'focus'];
    for (const event of events) window.addEventListener(event, look);
    return () => {
      for (const event of events) window.removeEventListener(event, look);
    };
  }, [quietUntil]);
  useEffect(() => offers.subscribe(() => setOut(true)), []);
  const later = () => {
    setOut(false);
    setQuietUntil(Date.now() + QUIET);
  };
  return { isOut, later };
}
