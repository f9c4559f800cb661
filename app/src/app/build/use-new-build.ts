import { useEffect, useState } from 'react';
import { createStore } from '../storage/create-store.ts';
import { isNewBuildOut } from './new-build.ts';

/** Minimum time between two checks, and after "Later", in ms. */
const CHECK_INTERVAL = 60_000;
const QUIET = 3_600_000;

/** Counts the offers of a new build by other code. */
const offers = createStore(0);

/** Offers a new build that other code has detected, even after "Later". */
export function offerNewBuild(): void {
  offers.set(offers.get() + 1);
}

/** Whether a new build is available. Checks when the user returns to the page. */
export function useNewBuild(): { isOut: boolean; later: () => void } {
  const [isOut, setOut] = useState(false);
  const [quietUntil, setQuietUntil] = useState(0);
  useEffect(() => {
    let next = quietUntil || Date.now() + CHECK_INTERVAL;
    const look = () => {
      if (document.visibilityState === 'hidden' || Date.now() < next) return;
      next = Date.now() + CHECK_INTERVAL;
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
