import { useEffect, useState } from 'react';
import { useRefreshGames } from './use-refresh.ts';

/** For a page whose subject can be deleted on it: says that it is, and refreshes what is left. */
export function useDeleted() {
  const [isDeleted, setDeleted] = useState(false);
  const refresh = useRefreshGames();
  useEffect(() => {
    // After all effects of this render, with which the page lets go of what is gone: before, that
    // would be asked for again.
    if (isDeleted) queueMicrotask(() => void refresh());
    // `refresh` is new with each render and always does the same.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [isDeleted]);
  return { isDeleted, deleted: () => setDeleted(true) };
}
