import { act, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { createStore, useStore } from './create-store.ts';

test('listeners hear each change, until they end it', () => {
  const store = createStore(1);
  const listener = vi.fn();
  const stop = store.subscribe(listener);
  store.set(2);
  expect(store.get()).toBe(2);
  expect(listener).toHaveBeenCalledTimes(1);
  stop();
  store.set(3);
  expect(listener).toHaveBeenCalledTimes(1);
});

test('setting the same value tells nobody', () => {
  const store = createStore<number | null>(null);
  const listener = vi.fn();
  store.subscribe(listener);
  store.set(null);
  expect(listener).not.toHaveBeenCalled();
});

test('a component shows the value as it is now', () => {
  const store = createStore('first');
  function Value() {
    return <p>{useStore(store)}</p>;
  }
  render(<Value />);
  act(() => store.set('second'));
  expect(screen.getByText('second')).toBeDefined();
});
