import { STORAGE_KEYS } from '../../../app/storage/storage-keys.ts';
import type { Board } from '@halyard/sdk/types';
import { useEffect, useEffectEvent, useState } from 'react';
import { readDevice, writeDevice } from '../../../app/storage/device-store.ts';

/** The ranks of all teams when this device looked at the board before, by team id. */
export function useRankBaseline(
  gameId: number,
  board: Board | undefined,
): ReadonlyMap<number, number> {
  const key = STORAGE_KEYS.lastRanks(gameId);
  const [before] = useState(() => readRanks(key));
  const keep = useEffectEvent(() => {
    if (board)
      writeDevice(
        key,
        board.teams.map(({ id, rank }) => [id, rank]),
      );
  });
  useEffect(() => {
    // A page that is closed is not unmounted.
    window.addEventListener('pagehide', keep);
    return () => {
      window.removeEventListener('pagehide', keep);
      keep();
    };
  }, []);
  return before;
}

function readRanks(key: string): ReadonlyMap<number, number> {
  const stored = readDevice(key);
  const pairs = Array.isArray(stored) ? stored : [];
  return new Map(
    pairs.flatMap((pair) => {
      const [id, rank] = Array.isArray(pair) ? pair : [];
      return typeof id === 'number' && typeof rank === 'number' ? [[id, rank]] : [];
    }),
  );
}
