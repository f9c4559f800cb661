import { STORAGE_KEYS } from '../../../app/storage/storage-keys.ts';
import { useEffect, useMemo, useState } from 'react';
import { readDevice, writeDevice } from '../../../app/storage/device-store.ts';

/** Which challenges this device has seen before this visit; null on the first one. */
export interface Known {
  ids: ReadonlySet<number> | null;
  /** It has been opened: it is new no longer. */
  open: (id: number) => void;
}

/** Remembers what is there now for the next visit, and says what was there at the last. */
export function useKnown(gameId: number, ids: readonly number[] | undefined): Known {
  const key = STORAGE_KEYS.seenChallenges(gameId);
  const [before] = useState(() => readIds(key));
  const [opened, setOpened] = useState<ReadonlySet<number>>(new Set());
  const all = ids?.join();
  useEffect(() => {
    if (all) writeDevice(key, all.split(',').map(Number));
  }, [key, all]);
  const known = useMemo(() => before && new Set([...before, ...opened]), [before, opened]);
  return { ids: known, open: (id) => setOpened((last) => new Set(last).add(id)) };
}

function readIds(key: string): readonly number[] | null {
  const stored = readDevice(key);
  return Array.isArray(stored) ? stored.filter((id) => typeof id === 'number') : null;
}
