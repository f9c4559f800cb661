import type { PostInfo } from '@halyard/sdk/types';
import { describe, expect, test } from 'vitest';
import {
  countMonths,
  countTags,
  filterPosts,
  groupPosts,
  monthOf,
  neighboursOf,
  orderPosts,
  type PostView,
} from './post-list.ts';

const post = (id: string, fields: Partial<PostInfo> = {}): PostInfo => ({
  id,
  title: id,
  summary: '',
  isPinned: false,
  tags: [],
  authorAvatar: null,
  authorName: null,
  time: 0,
  ...fields,
});

const november = new Date(2026, 10, 20).getTime();
const october = new Date(2026, 9, 26).getTime();
const rules = post('rules', { isPinned: true, time: october, tags: ['rules', 'harbour'] });
const news = post('news', { time: november, summary: 'The attachment', tags: ['harbour'] });
const dock = post('dock', { time: october, tags: null });
const all = [rules, news, dock];
const EVERYTHING: PostView = { text: '', tag: null, month: null, isUnreadOnly: false };
const ids = (view: Partial<PostView>) =>
  filterPosts(all, { ...EVERYTHING, ...view }, ({ id }) => id === 'dock').map(({ id }) => id);

describe('filterPosts', () => {
  test('finds every word in title, summary and tags, in any case', () => {
    expect(ids({ text: 'HARBOUR attach' })).toEqual(['news']);
    expect(ids({ text: '  ' })).toEqual(['rules', 'news', 'dock']);
  });

  test('keeps posts with a tag, of a month, unread ones', () => {
    expect(ids({ tag: 'harbour' })).toEqual(['rules', 'news']);
    expect(ids({ month: '2026-10' })).toEqual(['rules', 'dock']);
    expect(ids({ isUnreadOnly: true })).toEqual(['dock']);
  });
});

test('pinned posts stand first in the newest month', () => {
  expect(groupPosts(all).map(({ month, posts }) => [month, posts.map(({ id }) => id)])).toEqual([
    ['2026-11', ['rules', 'news']],
    ['2026-10', ['dock']],
  ]);
  expect(groupPosts([rules])[0]?.month).toBe('2026-10');
  expect(groupPosts([])).toEqual([]);
});

test('counts months and tags of all posts', () => {
  expect(countMonths(all).map(({ month, count }) => [month, count])).toEqual([
    ['2026-11', 1],
    ['2026-10', 2],
  ]);
  expect(countTags(all)).toEqual([
    { tag: 'harbour', count: 2 },
    { tag: 'rules', count: 1 },
  ]);
});

test('the order is that of the contract', () => {
  expect(orderPosts([dock, news, rules])).toEqual([rules, news, dock]);
});

test('neighbours go by time, not by the pin', () => {
  expect(neighboursOf([rules, news, { ...dock, time: october + 1 }], 'dock')).toMatchObject({
    newer: { id: 'news' },
    older: { id: 'rules' },
  });
  expect(neighboursOf(all, 'none')).toEqual({});
});

test('a month has two digits', () => {
  expect(monthOf(new Date(2026, 0, 1).getTime())).toBe('2026-01');
});
