import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { whenIdle } from './when-idle.ts';

beforeEach(() => void vi.useFakeTimers());

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test('it waits for the page, then for a moment without work', () => {
  const idle: (() => void)[] = [];
  vi.stubGlobal('requestIdleCallback', (run: () => void) => void idle.push(run));
  const state = vi.spyOn(document, 'readyState', 'get').mockReturnValue('loading');
  const act = vi.fn();
  whenIdle(act);
  vi.runAllTimers();
  expect(idle).toEqual([]);
  state.mockReturnValue('complete');
  window.dispatchEvent(new Event('load'));
  expect(act).not.toHaveBeenCalled();
  for (const run of idle) run();
  expect(act).toHaveBeenCalledOnce();
});

test('where the browser cannot tell, it comes somewhat later all the same', () => {
  vi.stubGlobal('requestIdleCallback', undefined);
  Reflect.deleteProperty(window, 'requestIdleCallback');
  vi.spyOn(document, 'readyState', 'get').mockReturnValue('complete');
  const act = vi.fn();
  whenIdle(act);
  expect(act).not.toHaveBeenCalled();
  vi.runAllTimers();
  expect(act).toHaveBeenCalledOnce();
});
