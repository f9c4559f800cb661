import { renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { clockOffset, timedFetch, useClockOffset } from './server-clock.ts';

const noon = 'Fri, 20 Nov 2026 12:00:00 GMT';
const at = Date.parse(noon);

test('follows a server that is ahead', () => {
  expect(clockOffset(noon, at - 60_000, at - 60_000)).toBe(60_500);
});

test('follows a server that is behind', () => {
  expect(clockOffset(noon, at + 60_000, at + 60_000)).toBe(-59_500);
});

test('trusts this machine where the difference is within what the header can tell', () => {
  expect(clockOffset(noon, at + 700, at + 900)).toBe(0);
  expect(clockOffset(noon, at - 3000, at + 3000)).toBe(0);
});

test('trusts this machine without the header', () => {
  expect(clockOffset(null, at, at)).toBe(0);
});

test('is measured by every response that does not come from a cache', async () => {
  const { result, rerender } = renderHook(() => useClockOffset());
  const answer = async (cacheControl: string) => {
    const headers = {
      Date: new Date(Date.now() + 3_600_000).toUTCString(),
      'Cache-Control': cacheControl,
    };
    vi.stubGlobal('fetch', async () => new Response('', { headers }));
    await timedFetch('/api/config', {});
    rerender();
  };
  await answer('public, max-age=60');
  expect(result.current).toBe(0);
  await answer('no-store');
  expect(Math.round(result.current / 60_000)).toBe(60);
});
