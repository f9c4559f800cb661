import type { Instance } from '@halyard/sdk/types';
import { describe, expect, test } from 'vitest';
import { addressOf, inOrder, matches, viewOf } from './staff-instance.ts';

const NOW = 1_767_268_800_000;
const INSTANCE: Instance = {
  team: { id: 42, name: 'Long Splice', avatar: null },
  challenge: { id: 12, title: 'Two-Time Pad', category: 'Crypto' },
  image: 'registry.example/pad:3',
  containerGuid: '01997a40-1b2c-7d3e-8f40-5a6b7c8d9e0f',
  containerId: '5f0c2b7e9a1d',
  startedAt: NOW,
  expectStopAt: NOW + 3_600_000,
  ip: 'play.example',
  port: 31_337,
  status: 'Running',
  failure: null,
};

describe('viewOf', () => {
  test.each([
    [{}, 'running'],
    [{ expectStopAt: NOW + 600_000 }, 'expiring'],
    [{ status: 'Pending' }, 'starting'],
    [{ status: 'Destroyed', failure: 'Exited' }, 'failed'],
  ] as const)('of %j is %s', (fields, view) => {
    expect(viewOf({ ...INSTANCE, ...fields }, NOW, 10)).toBe(view);
  });

  test('of a server without the extension is running', () => {
    const { status: _status, failure: _failure, ...plain } = INSTANCE;
    expect(viewOf(plain, NOW, 10)).toBe('running');
  });
});

test.each(['', 'splice', 'PAD', '5f0c', 'example:313', '5a6b'])('is found by "%s"', (text) => {
  expect(matches(INSTANCE, text)).toBe(true);
});

test('is not found by a field that is empty', () => {
  expect(matches({ ...INSTANCE, team: null }, 'splice')).toBe(false);
});

test('has no address while it is not reachable', () => {
  expect(addressOf({ ...INSTANCE, ip: '', port: 0 })).toBeNull();
});

test('those that failed are first, then those that end soon', () => {
  const late = { ...INSTANCE, expectStopAt: NOW + 7_200_000 };
  const failed = { ...INSTANCE, failure: 'Exited' as const };
  const order = inOrder([late, INSTANCE, failed], (each) => viewOf(each, NOW, 10));
  expect(order).toEqual([failed, INSTANCE, late]);
});
