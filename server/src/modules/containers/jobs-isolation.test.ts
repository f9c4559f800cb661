import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createWrites } from '../../platform/write.ts';
import { createTestDatabase } from '../../testing/test-database.ts';
import type { ContainerEngine } from './part-engine.ts';
import { createIsolation } from './jobs-isolation.ts';
import { createFakeEngine } from './testing/fake-engine.ts';

const MINUTE = 60_000;
const { engine } = createFakeEngine();
const { db } = await createTestDatabase();
const { write } = createWrites({ db, bus: { deliver: () => undefined } });

function isolationOf(findReachable?: ContainerEngine['findReachable']) {
  const onError = vi.fn<(error: unknown) => void>();
  const findEngine = async () => ({ ...engine, ...(findReachable && { findReachable }) });
  const mayTry = async () => true;
  return {
    onError,
    ...createIsolation({ db, write, clock: Date.now, findEngine, mayTry, onError }),
  };
}

describe('the isolation of containers', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['performance'] }));
  afterEach(() => void vi.useRealTimers());

  test('is checked at most once a minute, however many ask', async () => {
    const check = vi.fn<() => Promise<string[]>>().mockResolvedValue(['172.18.0.1']);
    const { find } = isolationOf(check);
    expect(await Promise.all([find(), find()])).toEqual([['172.18.0.1'], ['172.18.0.1']]);
    check.mockResolvedValue([]);
    vi.advanceTimersByTime(MINUTE - 1);
    expect(await find()).toEqual(['172.18.0.1']);
    expect(check).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(1);
    expect(await find()).toEqual([]);
  });

  test('is unknown on an engine that cannot be checked', async () => {
    const { find, onError } = isolationOf();
    expect(await find()).toBeNull();
    expect(onError).not.toHaveBeenCalled();
  });

  test('is unknown when the check fails, which is reported', async () => {
    const { find, onError } = isolationOf(() => Promise.reject(new Error('There is no probe.')));
    expect(await find()).toBeNull();
    expect(onError).toHaveBeenCalledWith(new Error('There is no probe.'));
  });
});
