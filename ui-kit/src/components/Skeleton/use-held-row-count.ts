import { useState } from 'react';
import { useHeldSkeleton } from '../../provider/use-held-skeleton.ts';

/** The number of skeleton rows to show, also while they are kept for the minimum time. */
export function useHeldRowCount(loading: number): number {
  const [last, setLast] = useState(loading);
  if (loading > 0 && loading !== last) setLast(loading);
  return useHeldSkeleton(loading > 0) ? last : 0;
}
