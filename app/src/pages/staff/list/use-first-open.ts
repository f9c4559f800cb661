import { useState } from 'react';

/**
 * The row that a list opens by itself: its first one, and then that one although others may come before
 * it or take it off the list. What is open must not change while somebody is about to decide about it.
 * @param asked what the list shows; another list opens its own first row
 * @param first null opens nothing new
 */
export function useFirstOpen<Id>(
  asked: string,
  first: Id | null,
  isThere: (id: Id) => boolean,
): Id | null {
  const [kept, setKept] = useState<{ asked: string; id: Id } | null>(null);
  const isKept = kept?.asked === asked && isThere(kept.id);
  const id = isKept ? kept.id : first;
  if (id !== null && (kept?.asked !== asked || kept.id !== id)) setKept({ asked, id });
  return id;
}
