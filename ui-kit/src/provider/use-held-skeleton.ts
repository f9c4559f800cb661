import { useEffect, useState } from 'react';

/** ms after which a `Skeleton` is seen; what loads quicker never shows one. */
const SEEN_AFTER = 200;
/** ms for which it then stays, so that it does not flash. */
const STAYS = 300;

/**
 * Whether a skeleton stands in place of content: while it loads, and once the skeleton was seen for
 * at least 300 ms. Ask it wherever a skeleton gives way to content.
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
