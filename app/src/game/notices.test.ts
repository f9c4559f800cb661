import type { GameNotice } from '@halyard/sdk/react';
import { expect, test } from 'vitest';
import { arrivals, filterNotices, groupByDay, isUnread, newestTime } from './notices.ts';

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

test('are sorted by time, whoever wrote them', () => {
  expect(filterNotices(all, 'all')).toStrictEqual([blood, hint, message]);
});

test('are narrowed to a kind', () => {
  expect(filterNotices(all, 'organisers')).toStrictEqual([message]);
  expect(filterNotices(all, 'bloods')).toStrictEqual([blood]);
  expect(filterNotices(all, 'challenges')).toStrictEqual([hint]);
});

test('are unread when they came, or were edited, after the last look', () => {
  expect(isUnread(hint, hint.time)).toBe(false);
  expect(isUnread(blood, hint.time)).toBe(true);
});

test('are not all unread for who comes first', () => {
  expect(all.filter((each) => isUnread(each, null))).toStrictEqual([message]);
});

test('know the newest time', () => {
  expect(newestTime(all)).toBe(blood.time);
  expect(newestTime([])).toBe(0);
});

test('stand under their days', () => {
  expect(groupByDay(filterNotices(all, 'all')).map((day) => day.notices.length)).toStrictEqual([
    2, 1,
  ]);
});

test('announce what is new, but not the bloods', () => {
  expect(arrivals([message], all)).toStrictEqual([hint]);
  expect(arrivals(all, all)).toStrictEqual([]);
});
