import type { GameNotice } from '@halyard/sdk/types';
import { describe, expect, test } from 'vitest';
import { typeOf, UNKNOWN_TYPE } from './notice-types.ts';
import {
  arrivals,
  filterNotices,
  groupByDay,
  isUnread,
  markAsRead,
  toReadNotices,
} from './notices.ts';

const noon = new Date(2026, 10, 21, 12).getTime();
const notice = (id: number, type: GameNotice['type'], hoursAgo: number): GameNotice => ({
  id,
  type,
  time: noon - hoursAgo * 3_600_000,
  values: ['Long Splice', 'Knots'],
});
const message = notice(1, 'Normal', 14);
const blood = notice(2, 'FirstBlood', 1);
const hint = notice(3, 'NewHint', 2);
// The server returns messages of the organisers first.
const all = [message, blood, hint];

test('are sorted by time, whoever wrote them; bloods are separate', () => {
  expect(filterNotices(all, 'messages')).toStrictEqual([hint, message]);
});

test('are narrowed to a kind', () => {
  expect(filterNotices(all, 'organisers')).toStrictEqual([message]);
  expect(filterNotices(all, 'bloods')).toStrictEqual([blood]);
  expect(filterNotices(all, 'challenges')).toStrictEqual([hint]);
});

test('of a type that this client does not know are messages of no other kind', () => {
  const unknown = { ...message, type: 'NewPoll' as GameNotice['type'] };
  expect(filterNotices([unknown], 'messages')).toStrictEqual([unknown]);
  expect(filterNotices([unknown], 'organisers')).toStrictEqual([]);
  expect(typeOf(unknown)).toBe(UNKNOWN_TYPE);
  expect(arrivals([], [unknown])).toStrictEqual([unknown]);
  // It may be about anything, so it is not urgent on the first visit.
  expect(isUnread(unknown, null)).toBe(false);
});

describe('read notices', () => {
  test('are not all unread on the first visit: only the messages of the organisers are', () => {
    expect(all.filter((each) => isUnread(each, null))).toStrictEqual([message]);
  });

  test('are those that were marked, however old the others are', () => {
    const known = markAsRead([message], null, []);
    const seen = markAsRead(all, known, [hint.id]);
    expect(all.filter((each) => isUnread(each, known))).toStrictEqual([message, hint]);
    expect(all.filter((each) => isUnread(each, seen))).toStrictEqual([message]);
  });

  test('are unread again when they are edited', () => {
    const known = markAsRead(all, null, [message.id]);
    expect(isUnread(message, known)).toBe(false);
    expect(isUnread({ ...message, time: noon }, known)).toBe(true);
  });

  test('are forgotten when they are deleted', () => {
    const known = markAsRead(all, null, [message.id, hint.id]);
    expect(Object.keys(markAsRead([hint], known, []).read)).toStrictEqual([String(hint.id)]);
  });

  test('survive in storage; anything else there counts as a first visit', () => {
    const known = markAsRead(all, null, [message.id]);
    expect(toReadNotices(JSON.parse(JSON.stringify(known)))).toStrictEqual(known);
    for (const other of [null, noon, {}, { since: 'x', read: {} }]) {
      expect(toReadNotices(other)).toBeNull();
    }
  });
});

test('stand under their days', () => {
  expect(groupByDay([blood, hint, message]).map((day) => day.notices.length)).toStrictEqual([2, 1]);
});

test('announce what is new, but not the bloods', () => {
  expect(arrivals([message], all)).toStrictEqual([hint]);
  expect(arrivals(all, all)).toStrictEqual([]);
});
