import { useEffect } from 'react';
import { readDevice, useDevice, writeDevice } from '../../../app/storage/device-store.ts';
import { STORAGE_KEYS } from '../../../app/storage/storage-keys.ts';
import type { WriteupRow } from './writeup-rows.ts';

/** When the document that was read on this device was handed in, by participation. */
type ReadTimes = Readonly<Record<string, number>>;

function toTimes(stored: unknown): ReadTimes {
  if (typeof stored !== 'object' || stored === null || Array.isArray(stored)) return {};
  return Object.fromEntries(
    Object.entries(stored).filter((entry): entry is [string, number] => Number.isFinite(entry[1])),
  );
}

/** Which documents of a game were opened on this device. Another upload makes one unread again. */
export function useReadWriteups(gameId: number) {
  const key = STORAGE_KEYS.readWriteups(gameId);
  const times = toTimes(useDevice(key));
  return {
    isRead: ({ participation, writeup }: WriteupRow) =>
      times[participation.id] === writeup?.uploadTimeUtc,
    toggle({ participation: { id }, writeup }: WriteupRow) {
      if (!writeup) return;
      const { [id]: known, ...others } = toTimes(readDevice(key));
      const isRead = known === writeup.uploadTimeUtc;
      writeDevice(key, isRead ? others : { ...others, [id]: writeup.uploadTimeUtc });
    },
  };
}

/** Marks a document as read when it is opened. */
export function useMarkRead(gameId: number, open: WriteupRow | null): void {
  const key = STORAGE_KEYS.readWriteups(gameId);
  const id = open?.writeup?.id;
  const time = open?.writeup?.uploadTimeUtc;
  useEffect(() => {
    if (id === undefined || time === undefined) return;
    writeDevice(key, { ...toTimes(readDevice(key)), [id]: time });
  }, [key, id, time]);
}
