// @vitest-environment happy-dom
import { act, createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useHeldSkeleton } from './use-held-skeleton.ts';

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** What the hook says as time goes by. */
function held() {
  const Place = ({ isLoading }: { isLoading: boolean }) => {
    return useHeldSkeleton(isLoading) ? 'skeleton' : 'content';
  };
  const box = document.createElement('div');
  const root = createRoot(box);
  return {
    load: (isLoading: boolean) =>
      act(() => {
        root.render(createElement(Place, { isLoading }));
      }),
    wait: (ms: number) =>
      act(() => {
        vi.advanceTimersByTime(ms);
      }),
    says: () => box.textContent,
    end: () =>
      act(() => {
        root.unmount();
      }),
  };
}

test('what was there at once never waits', () => {
  const place = held();
  place.load(false);
  expect(place.says()).toBe('content');
  place.wait(1000);
  expect(place.says()).toBe('content');
  place.end();
});

test('what loads before the skeleton is seen comes at once', () => {
  const place = held();
  place.load(true);
  place.wait(190);
  place.load(false);
  expect(place.says()).toBe('content');
  place.wait(1000);
  expect(place.says()).toBe('content');
  place.end();
});

test('a skeleton that was seen stays 300 ms', () => {
  const place = held();
  place.load(true);
  place.wait(210);
  place.load(false);
  place.wait(280);
  expect(place.says()).toBe('skeleton');
  place.wait(20);
  expect(place.says()).toBe('content');
  place.end();
});

test('what loads long comes the moment it is there', () => {
  const place = held();
  place.load(true);
  place.wait(200);
  place.wait(4000);
  expect(place.says()).toBe('skeleton');
  place.load(false);
  expect(place.says()).toBe('content');
  place.end();
});
