import { useState } from 'react';
import { useHeldSkeleton } from '../../provider/use-held-skeleton.ts';

/** How many rows of skeletons stand there: as many as load, also while they are held. */
export function useHeldRowCount(loading: number): number {
  const [last, setLast] = useState(loading);
  if (loading > 0 && loading !== last) setLast(loading);
  return useHeldSkeleton(loading > 0) ? last : 0;
}
