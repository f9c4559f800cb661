import { useEffect, useState } from 'react';

/** Delay in ms before a `Skeleton` becomes visible; faster loading never shows one. */
const SEEN_AFTER = 200;
/** Minimum time in ms for which it is then visible, so that it does not flash. */
const STAYS = 300;

/**
 * Whether to show a skeleton instead of content: while the content loads, and for at least 300 ms
 * once the skeleton is visible. Use it wherever content replaces a skeleton.
 */
export function useHeldSkeleton(isLoading: boolean): boolean {
  const [isHeld, setHeld] = useState(false);
  useEffect(() => {
    if (!isLoading) return undefined;
    const seen = setTimeout(() => setHeld(true), SEEN_AFTER);
    return () => clearTimeout(seen);
  }, [isLoading]);
  useEffect(() => {
    if (!isHeld) return undefined;
    const enough = setTimeout(() => setHeld(false), STAYS);
    return () => clearTimeout(enough);
  }, [isHeld]);
  return isLoading || isHeld;
}
