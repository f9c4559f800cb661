import { useCallback, useMemo } from 'react';
import { useDevice, writeDevice } from '../../../app/storage/device-store.ts';
import { STORAGE_KEYS } from '../../../app/storage/storage-keys.ts';

/** The teams of a game that this device watches. */
export function useWatchedTeams(gameId: number) {
  const key = STORAGE_KEYS.watchedTeams(gameId);
  const stored = useDevice(key);
  const ids: ReadonlySet<number> = useMemo(() => readIds(stored), [stored]);
  const toggle = useCallback(
    (teamId: number) => {
      const next = new Set(ids);
      if (!next.delete(teamId)) next.add(teamId);
      writeDevice(key, [...next]);
    },
    [key, ids],
  );
  return { ids, toggle };
}

function readIds(stored: unknown): Set<number> {
  const values: readonly unknown[] = Array.isArray(stored) ? stored : [];
  return new Set(values.filter((value) => typeof value === 'number'));
}
