import { expect, test, vi } from 'vitest';
import { createTestDatabase } from '../testing/test-database.ts';
import { openDatabase } from './database.ts';
import { startDatabaseClock } from './database-clock.ts';

const { db, url } = await createTestDatabase({ empty: true });

/** Fails the test that runs. */
function fail(error: unknown): never {
  throw error;
}

test.each([-300_000, 0, 300_000])(
  'tells the time of the database on a machine that is %d ms off',
  async (error) => {
    const clock = await startDatabaseClock(db, fail, () => Date.now() + error);
    const wrong = clock.now() - Date.now();
    clock.stop();
    // As exactly as a loaded machine answers.
    expect(Math.abs(wrong)).toBeLessThan(1000);
    expect(Math.abs(clock.offset() + error)).toBeLessThan(1000);
  },
);

test('measures again, and keeps the last measurement while the database is away', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  let error = 0;
  const failures: unknown[] = [];
  const own = openDatabase({ url });
  const clock = await startDatabaseClock(
    own.db,
    (reason) => failures.push(reason),
    () => Date.now() + error,
  );
  error = 60_000;
  vi.advanceTimersByTime(30_000);
  await vi.waitFor(() => expect(Math.abs(clock.offset() + error)).toBeLessThan(1000));
  await own.close();
  vi.advanceTimersByTime(30_000);
  await vi.waitFor(() => expect(failures).toHaveLength(1));
  expect(Math.abs(clock.offset() + error)).toBeLessThan(1000);
  clock.stop();
  vi.useRealTimers();
});
