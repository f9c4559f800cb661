import { STORAGE_KEYS } from '../app/storage/storage-keys.ts';
import { type ApiError, useListNotices } from '@halyard/sdk/react';
import type { GameNotice } from '@halyard/sdk/types';
import { readDevice, useDevice, writeDevice } from '../app/storage/device-store.ts';
import { isUnread, markAsRead, toReadNotices } from './notices.ts';

/** The notices of a game, and which of them have been read on this device. */
export interface Notices {
  /** Undefined while loading. */
  list: readonly GameNotice[] | undefined;
  error: ApiError | null;
  refetch: () => Promise<unknown>;
  isUnread: (notice: GameNotice) => boolean;
  unreadCount: number;
  markRead: (ids: readonly number[]) => void;
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
  const known = toReadNotices(useDevice(key));
  const isNew = (notice: GameNotice) => isUnread(notice, known);
  return {
    list: data,
    error,
    refetch,
    isUnread: isNew,
    unreadCount: data?.filter(isNew).length ?? 0,
    markRead: (ids) => {
      if (!data) return;
      // Another tab may have written since this one was rendered.
      writeDevice(key, markAsRead(data, toReadNotices(readDevice(key)), ids));
    },
  };
}
