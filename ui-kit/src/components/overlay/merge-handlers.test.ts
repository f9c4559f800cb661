import { expect, test, vi } from 'vitest';
import { mergeHandlers } from './merge-handlers.ts';

test('both handlers of an event are called, the own one first', () => {
  const calls: string[] = [];
  const merged = mergeHandlers(
    { onClick: () => void calls.push('own'), id: 'a' },
    { onClick: () => void calls.push('added') },
  );
  merged.onClick();
  expect(calls).toEqual(['own', 'added']);
  expect(merged.id).toBe('a');
});

test('an event only one side listens to is kept', () => {
  const onFocus = vi.fn();
  mergeHandlers<{ onFocus?: () => void }, object>({ onFocus }, {}).onFocus?.();
  mergeHandlers<object, { onFocus: () => void }>({ onFocus: undefined }, { onFocus }).onFocus();
  expect(onFocus).toHaveBeenCalledTimes(2);
});
