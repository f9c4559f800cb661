import { beforeEach, expect, test } from 'vitest';
import { readDevice } from '../../app/storage/device-store.ts';
import { STORAGE_KEYS } from '../../app/storage/storage-keys.ts';
import { isUnread, markAllRead, markRead } from './read-posts.ts';

const post = { id: '4f1d09ac', time: Date.now() + 60_000 };
const unread = (each = post) => isUnread(readDevice(STORAGE_KEYS.readPosts) as never, each);

beforeEach(() => localStorage.clear());

test('nothing is unread on the first visit', () => {
  expect(unread()).toBe(false);
});

test('a post after the last visit is unread until it is read, and again when it changes', () => {
  markAllRead([]);
  expect(unread()).toBe(true);
  markRead(post);
  expect(unread()).toBe(false);
  expect(unread({ ...post, time: post.time + 1 })).toBe(true);
  markAllRead([{ ...post, time: post.time + 1 }]);
  expect(unread({ ...post, time: post.time + 1 })).toBe(false);
});
