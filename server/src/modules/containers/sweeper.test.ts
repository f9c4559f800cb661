import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createTestDatabase } from '../../testing/test-database.ts';
import { createSweeper } from './jobs-sweep.ts';
import { createFakeEngine } from './testing/fake-engine.ts';

const { db } = await createTestDatabase();
const { engine } = createFakeEngine();

let sweeper: ReturnType<typeof createSweeper>;
/** What sweeps have done: `all` is a whole one, which resumes starts before it asks for the engine. */
let begun: ('all' | 'engine')[];
/** Ends the sweeps that have begun and those that begin later. */
let release: () => void;

beforeEach(() => {
  begun = [];
  const released = new Promise<void>((resolve) => (release = resolve));
  const deps = {
    db,
    clock: () => Date.now(),
    write: () => Promise.reject(new Error('Nothing is to be written.')),
    onError(error: unknown) {
      throw error;
    },
  };
  sweeper = createSweeper(deps, {
    bus: { on: () => () => undefined },
    async findEngine() {
      begun.push('engine');
      return engine;
    },
    mayTry: async () => true,
    async resume() {
      begun.push('all');
      await released;
    },
  });
});

afterEach(() => {
  vi.useRealTimers();
  return sweeper.stop();
});

test('many requests while a sweep runs cause one more', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  sweeper.start();
  await vi.waitFor(() => expect(begun).toEqual(['all']));
  for (let count = 0; count < 10; count += 1) {
    sweeper.request();
    vi.advanceTimersByTime(500);
  }
  vi.useRealTimers();
  release();
  await sweeper.sweepAll();
  expect(begun).toEqual(['all', 'engine', 'engine', 'all', 'engine']);
});

test('all who ask while a sweep runs wait for the same one', async () => {
  const first = sweeper.sweepAll();
  await expect.poll(() => begun).toEqual(['all']);
  const others = Array.from({ length: 10 }, () => sweeper.sweepAll());
  release();
  await first;
  await Promise.all(others);
  expect(begun).toEqual(['all', 'engine', 'all', 'engine']);
});

test('the end of the process waits for what runs only', async () => {
  void sweeper.sweepAll();
  await expect.poll(() => begun).toEqual(['all']);
  const waiting = sweeper.sweepAll();
  const stopped = sweeper.stop();
  release();
  await stopped;
  await waiting;
  expect(begun).toEqual(['all', 'engine']);
});
