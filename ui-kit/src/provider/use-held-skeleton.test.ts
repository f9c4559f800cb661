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

/** The results of the hook over time. */
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

test('content that is there from the start is never delayed', () => {
  const place = held();
  place.load(false);
  expect(place.says()).toBe('content');
  place.wait(1000);
  expect(place.says()).toBe('content');
  place.end();
});

test('content that loads before the skeleton is visible is shown immediately', () => {
  const place = held();
  place.load(true);
  place.wait(190);
  place.load(false);
  expect(place.says()).toBe('content');
  place.wait(1000);
  expect(place.says()).toBe('content');
  place.end();
});

test('a visible skeleton stays for 300 ms', () => {
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

test('content that takes longer is shown as soon as it is loaded', () => {
  const place = held();
  place.load(true);
  place.wait(200);
  place.wait(4000);
  expect(place.says()).toBe('skeleton');
  place.load(false);
  expect(place.says()).toBe('content');
  place.end();
});
