import {
  getGetBoardQueryKey,
  getGetConfigQueryKey,
  getGetGameDetailsQueryKey,
  getGetProfileQueryKey,
  getListRecentGamesQueryKey,
  getListTeamsQueryKey,
} from '@halyard/sdk/react';
import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { config, linnea, longSplice } from '../../testing/fixtures.ts';
import { buildStamp } from '../build/build-info.ts';
import { forgetQueries, restoreQueries, saveQueries } from './saved-queries.ts';
import { STORAGE_KEYS } from '../storage/storage-keys.ts';

const RECENT = getListRecentGamesQueryKey({ limit: 20 });
const games = [{ id: 12, title: 'Harbour CTF 2026' }];

/** A query client with responses and the user who received them. */
function visit(profile: unknown = linnea): QueryClient {
  const client = new QueryClient();
  client.setQueryData(getGetProfileQueryKey(), profile);
  client.setQueryData(getGetConfigQueryKey(), config);
  client.setQueryData(RECENT, games);
  return client;
}

function setBuild(stamp: string): void {
  document.head.querySelector('meta[name=build]')?.remove();
  const meta = document.createElement('meta');
  meta.name = 'build';
  meta.content = stamp;
  document.head.append(meta);
}

/** The query client of the next page load, before its first render. */
function nextVisit(): QueryClient {
  const client = new QueryClient();
  restoreQueries(client);
  return client;
}

beforeEach(() => {
  setBuild('one');
  // Reset what the last test left behind.
  nextVisit();
});

afterEach(() => document.head.querySelector('meta[name=build]')?.remove());

test('the next visit begins with the last one’s answers and asks for them again', () => {
  saveQueries(visit());
  const client = nextVisit();
  expect(client.getQueryData(RECENT)).toEqual(games);
  expect(client.getQueryData(getGetConfigQueryKey())).toEqual(config);
  expect(client.getQueryState(RECENT)?.isInvalidated).toBe(true);
});

test('nothing about the account, its teams, its work or its secrets is kept', () => {
  const client = visit();
  client.setQueryData(getListTeamsQueryKey(), [longSplice]);
  client.setQueryData(getGetGameDetailsQueryKey(12), { teamToken: '42:c2lnbmF0dXJl' });
  client.setQueryData(['api', 'game', 12, 'challenges', 3], { content: 'flag{mind_your_toes}' });
  client.setQueryData(['api', 'edit', 'games', 12], { inviteCode: 'tide' });
  client.setQueryData(['api', 'tokens'], [{ token: 's3cret' }]);
  saveQueries(client);
  const text = localStorage.getItem(STORAGE_KEYS.savedQueries) ?? '';
  expect(text).toContain('Harbour CTF 2026');
  for (const secret of ['linnea', 'Long Splice', 'c2lnbm', 'mind_your_toes', 'tide', 's3cret'])
    expect(text).not.toContain(secret);
});

test('another build’s answers are dropped', () => {
  saveQueries(visit());
  setBuild('two');
  expect(nextVisit().getQueryData(RECENT)).toBeUndefined();
  expect(localStorage.getItem(STORAGE_KEYS.savedQueries)).toBeNull();
});

test.each([
  ['another person', { ...linnea, userId: 'somebody-else' }],
  ['nobody', null],
])('%s does not see them', (_who, profile) => {
  saveQueries(visit());
  const client = nextVisit();
  client.setQueryData(getGetProfileQueryKey(), profile);
  expect(client.getQueryData(RECENT)).toBeUndefined();
});

test('the same person does, and so does nobody what nobody saw', () => {
  for (const profile of [linnea, null]) {
    saveQueries(visit(profile));
    const client = nextVisit();
    client.setQueryData(getGetProfileQueryKey(), profile);
    expect(client.getQueryData(RECENT)).toEqual(games);
  }
});

test('what came meanwhile stays when the rest is dropped', () => {
  const first = visit();
  first.setQueryData(RECENT, games, { updatedAt: Date.now() - 1000 });
  saveQueries(first);
  const client = nextVisit();
  client.setQueryData(RECENT, []);
  client.setQueryData(getGetProfileQueryKey(), null);
  expect(client.getQueryData(RECENT)).toEqual([]);
});

test('who it is must be known', () => {
  const client = visit();
  client.removeQueries({ queryKey: getGetProfileQueryKey() });
  saveQueries(client);
  expect(localStorage.getItem(STORAGE_KEYS.savedQueries)).toBeNull();
});

test('an answer that is too large makes no room for itself', () => {
  const client = visit();
  client.setQueryData(getGetBoardQueryKey(12), { names: 'x'.repeat(500_000) });
  saveQueries(client);
  const next = nextVisit();
  expect(next.getQueryData(getGetBoardQueryKey(12))).toBeUndefined();
  expect(next.getQueryData(RECENT)).toEqual(games);
});

test('of many the newest are kept', () => {
  const client = visit();
  for (let id = 1; id <= 5; id++)
    client.setQueryData(getGetBoardQueryKey(id), 'x'.repeat(300_000), { updatedAt: id });
  saveQueries(client);
  const next = nextVisit();
  const kept = [1, 2, 3, 4, 5].filter((id) => next.getQueryData(getGetBoardQueryKey(id)));
  expect(kept).toEqual([3, 4, 5]);
});

test('what was forgotten is not kept again until the next visit', () => {
  saveQueries(visit());
  forgetQueries();
  saveQueries(visit());
  expect(localStorage.getItem(STORAGE_KEYS.savedQueries)).toBeNull();
  const client = nextVisit();
  expect(client.getQueryData(RECENT)).toBeUndefined();
  saveQueries(visit());
  expect(localStorage.getItem(STORAGE_KEYS.savedQueries)).not.toBeNull();
});

const stamped = (rest: object) => JSON.stringify({ build: buildStamp(), user: null, ...rest });

test.each([
  ['no entries', {}],
  ['entries that are none', { entries: null }],
  ['entries in an object', { entries: { 0: [] } }],
  ['nobody that could be', { user: 7, entries: [] }],
  ['entries of all kinds', { entries: [null, 7, 'x', {}, [], [[]], [null, 1, 1], ['api', 1, 1]] }],
  ['an entry without its data', { entries: [[RECENT, null, 1]] }],
  ['an entry of no time', { entries: [[RECENT, games, 'now']] }],
  ['an entry of a time to come', { entries: [[RECENT, games, Date.now() + 60_000]] }],
  ['what is never kept', { entries: [[getGetProfileQueryKey(), linnea, 1]] }],
])('the right build with %s does no harm', (_what, rest) => {
  localStorage.setItem(STORAGE_KEYS.savedQueries, stamped(rest));
  const client = nextVisit();
  expect(client.getQueryCache().getAll()).toEqual([]);
  expect(() => client.setQueryData(getGetProfileQueryKey(), linnea)).not.toThrow();
});

test('of entries that are broken in part the rest is taken', () => {
  localStorage.setItem(STORAGE_KEYS.savedQueries, stamped({ entries: [null, [RECENT, games, 1]] }));
  expect(nextVisit().getQueryData(RECENT)).toEqual(games);
});

test.each(['', 'no json', '{"build":"zero"}', '[]', 'null'])(
  'a stored "%s" does no harm',
  (text) => {
    localStorage.setItem(STORAGE_KEYS.savedQueries, text);
    expect(() => nextVisit()).not.toThrow();
  },
);

test('a full or forbidden storage does no harm', () => {
  const set = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  expect(() => saveQueries(visit())).not.toThrow();
  set.mockRestore();
});
