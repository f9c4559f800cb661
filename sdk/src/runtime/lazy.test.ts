import { expect, test, vi } from 'vitest';
import { lazyValues, lazy } from './lazy.ts';

test('a value is made once, at its first use', () => {
  const make = vi.fn(() => ({ size: 3 }));
  const other = vi.fn(() => 'other');
  const values = lazyValues({ one: lazy(make), other: lazy(other) });
  expect(Object.keys(values)).toEqual(['one', 'other']);
  expect(make).not.toHaveBeenCalled();
  expect(values.one).toBe(values.one);
  expect(make).toHaveBeenCalledOnce();
  expect(other).not.toHaveBeenCalled();
});

test('a value of undefined is made once too', () => {
  const make = vi.fn(() => undefined);
  const values = lazyValues({ none: lazy(make) });
  expect([values.none, values.none]).toEqual([undefined, undefined]);
  expect(make).toHaveBeenCalledOnce();
});
