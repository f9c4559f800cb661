import type { PostInfo } from '@halyard/sdk/types';
import { useEffect } from 'react';
import { readDevice, useDevice, writeDevice } from '../../app/storage/device-store.ts';
import { STORAGE_KEYS } from '../../app/storage/storage-keys.ts';

type Read = Pick<PostInfo, 'id' | 'time'>;

/** Which posts were read on this device. */
interface ReadPosts {
  /** Everything up to this time is read. */
  until: number;
  /** Later ones: the time of the version that was read. */
  times: Readonly<Record<string, number>>;
}

function parse(value: unknown): ReadPosts | null {
  const known = value as Partial<ReadPosts> | null;
  return typeof known?.until === 'number' && typeof known.times === 'object' && known.times !== null
    ? { until: known.until, times: known.times }
    : null;
}

/** A post is unread if it is newer than the last visit, or has changed since it was read. */
export function isUnread(read: ReadPosts | null, { id, time }: Read): boolean {
  return read !== null && time > read.until && read.times[id] !== time;
}

/** Notes that a post was read. */
export function markRead({ id, time }: Read): void {
  const read = parse(readDevice(STORAGE_KEYS.readPosts));
  if (read === null || !isUnread(read, { id, time })) return;
  writeDevice(STORAGE_KEYS.readPosts, { ...read, times: { ...read.times, [id]: time } });
}

/** Notes that all posts were read. */
export function markAllRead(posts: readonly Read[]): void {
  const until = Math.max(Date.now(), ...posts.map(({ time }) => time));
  writeDevice(STORAGE_KEYS.readPosts, { until, times: {} });
}

/** Whether posts are unread. On the first visit of a device none is. */
export function useUnread(): (post: Read) => boolean {
  const read = parse(useDevice(STORAGE_KEYS.readPosts));
  const isFirst = read === null;
  useEffect(() => {
    if (isFirst) markAllRead([]);
  }, [isFirst]);
  return (post) => isUnread(read, post);
}
