import { STORAGE_KEYS } from '../app/storage/storage-keys.ts';
import { type ApiError, type GameNotice, useListNotices } from '@halyard/sdk/react';
import { useDevice, writeDevice } from '../app/storage/device-store.ts';
import { isUnread, newestTime } from './notices.ts';

/** The notices of a game, and which of them have been read on this device. */
export interface Notices {
  /** Undefined while loading. */
  list: readonly GameNotice[] | undefined;
  error: ApiError | null;
  refetch: () => Promise<unknown>;
  isUnread: (notice: GameNotice) => boolean;
  unreadCount: number;
  /** Marks all current notices as read. */
  markRead: () => void;
}

const MAX_NOTICES = 100;

/** Notices exist from the start of a game. */
export function useNotices(gameId: number, enabled: boolean): Notices {
  const { data, error, refetch } = useListNotices(
    gameId,
    { count: MAX_NOTICES },
    { query: { enabled } },
  );
  const key = STORAGE_KEYS.readNotices(gameId);
  const stored = useDevice(key);
  const readUntil = typeof stored === 'number' ? stored : null;
  const isNew = (notice: GameNotice) => isUnread(notice, readUntil);
  const unreadCount = data?.filter(isNew).length ?? 0;
  return {
    list: data,
    error,
    refetch,
    isUnread: isNew,
    unreadCount,
    markRead: () => {
      if (data && newestTime(data) !== readUntil) writeDevice(key, newestTime(data));
    },
  };
}
