// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';
import { onFirstUse } from './first-use.ts';

test('the first key, move, press or change of the window calls, and only that', () => {
  const act = vi.fn();
  onFirstUse(act);
  expect(act).not.toHaveBeenCalled();
  window.dispatchEvent(new Event('keydown'));
  window.dispatchEvent(new Event('keydown'));
  window.dispatchEvent(new Event('blur'));
  expect(act).toHaveBeenCalledOnce();
});

test('called off, it does not call', () => {
  const act = vi.fn();
  onFirstUse(act)();
  window.dispatchEvent(new Event('pointerdown'));
  expect(act).not.toHaveBeenCalled();
});
