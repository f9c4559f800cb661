import { describe, expect, test } from 'vitest';
import { createCached } from './cached.ts';

describe('createCached', () => {
  test('loads once for all who ask', async () => {
    let loads = 0;
    const cached = createCached(async () => (loads += 1));
    expect(await Promise.all([cached.get(), cached.get()])).toEqual([1, 1]);
    expect(await cached.get()).toBe(1);
  });

  test('does not keep what was being loaded when it was forgotten', async () => {
    let loads = 0;
    const cached = createCached(async () => (loads += 1));
    const old = cached.get();
    cached.forget();
    expect(await cached.get()).toBe(2);
    expect(await old).toBe(1);
    expect(await cached.get()).toBe(2);
  });

  test('tries again after a failure', async () => {
    let loads = 0;
    const cached = createCached(async () => {
      loads += 1;
      if (loads === 1) throw new Error('down');
      return loads;
    });
    await expect(cached.get()).rejects.toThrow('down');
    expect(await cached.get()).toBe(2);
  });
});
