import { STORAGE_KEYS } from '../../../app/storage/storage-keys.ts';
import { useEffect, useMemo, useState } from 'react';
import { readDevice, writeDevice } from '../../../app/storage/device-store.ts';

/** The challenges that were seen on this device before this visit; null on the first visit. */
export interface Known {
  ids: ReadonlySet<number> | null;
  /** Marks a challenge as seen. */
  open: (id: number) => void;
}

/** Stores the current challenges for the next visit, and returns those of the last visit. */
export function useKnown(gameId: number, ids: readonly number[] | undefined): Known {
  const key = STORAGE_KEYS.seenChallenges(gameId);
  const [before] = useState(() => readIds(key));
  const [opened, setOpened] = useState<ReadonlySet<number>>(new Set());
  const all = ids?.join();
  useEffect(() => {
    if (all) writeDevice(key, all.split(',').map(Number));
  }, [key, all]);
  const known = useMemo(() => before && new Set([...before, ...opened]), [before, opened]);
  const open = (id: number) => {
    // Others are not marked as new: nothing has to be rendered again.
    if (before && !before.includes(id)) setOpened((last) => new Set(last).add(id));
  };
  return { ids: known, open };
}

function readIds(key: string): readonly number[] | null {
  const stored = readDevice(key);
  return Array.isArray(stored) ? stored.filter((id) => typeof id === 'number') : null;
}
