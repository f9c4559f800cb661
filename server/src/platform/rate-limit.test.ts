import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { manualClock } from '../testing/manual-clock.ts';
import { createTestDatabase } from '../testing/test-database.ts';
import { openDatabase, transaction } from './database.ts';
import {
  type BucketRequest,
  createMemoryRateLimiter,
  createSharedRateLimiter,
  pruneRateLimits,
} from './rate-limit.ts';

const { db, pool, url } = await createTestDatabase();

/** So slow that nothing refills during a test. */
function bucket(key: string, capacity: number, refillPerSecond = 1e-6): BucketRequest {
  return { key, capacity, refillPerSecond };
}

async function age(seconds: number): Promise<void> {
  await pool.query(
    "update rate_limits set refreshed_at = refreshed_at - $1 * interval '1 second'",
    [seconds],
  );
}

const clock = manualClock();
const kinds = [
  {
    name: 'memory',
    limiter: createMemoryRateLimiter({ clock }),
    pass: async (seconds: number) => clock.advance(seconds * 1000),
  },
  { name: 'shared', limiter: createSharedRateLimiter(db), pass: age },
];

describe.each(kinds)('$name rate limiter', ({ limiter, pass }) => {
  test('lets a full bucket pass as often as it holds', async () => {
    const results = [];
    for (let n = 0; n < 5; n += 1) results.push((await limiter.take([bucket('full', 3)])).ok);
    expect(results).toEqual([true, true, true, false, false]);
  });

  test('says when to come back, and keeps its word', async () => {
    const slow = [bucket('slow', 1, 0.001)];
    await limiter.take(slow);
    const refused = await limiter.take(slow);
    expect(refused).toEqual({ ok: false, retryAfter: expect.closeTo(1000, -2) });
    await pass(900);
    expect(await limiter.take(slow)).toMatchObject({ ok: false });
    await pass(101);
    expect(await limiter.take(slow)).toEqual({ ok: true });
  });

  test('never holds more than its capacity', async () => {
    const small = [bucket('small', 2, 0.001)];
    await limiter.take(small);
    await pass(3_600_000);
    const results = [];
    for (let n = 0; n < 3; n += 1) results.push((await limiter.take(small)).ok);
    expect(results).toEqual([true, true, false]);
  });

  test('takes from all buckets or from none', async () => {
    const team = bucket('team', 3);
    const hard = bucket('hard', 1);
    expect(await limiter.take([team, hard])).toEqual({ ok: true });
    for (let n = 0; n < 5; n += 1) expect((await limiter.take([team, hard])).ok).toBe(false);
    expect((await limiter.take([team, bucket('easy', 9)])).ok).toBe(true);
    expect((await limiter.take([team])).ok).toBe(true);
    expect((await limiter.take([team])).ok).toBe(false);
  });

  test('keeps keys apart', async () => {
    expect((await limiter.take([bucket('one', 1)])).ok).toBe(true);
    expect((await limiter.take([bucket('other', 1)])).ok).toBe(true);
  });
});

describe('shared rate limiter', () => {
  test.each([1, 2, 3])(
    'lets exactly as many of parallel clients pass as there is room (%i)',
    async (round) => {
      const processes = [openDatabase({ url, max: 6 }), openDatabase({ url, max: 6 })];
      const limiters = processes.map((handle) => createSharedRateLimiter(handle.db));
      const wanted = [bucket(`narrow ${round}`, 5), bucket(`wide ${round}`, 100)];
      const calls = Array.from({ length: 40 }, (_, n) =>
        (limiters[n % 2] ?? createSharedRateLimiter(db)).take(n % 3 ? wanted : wanted.toReversed()),
      );
      const results = await Promise.all(calls);
      expect(results.filter((result) => result.ok)).toHaveLength(5);
      const { rows } = await pool.query(
        'select round(tokens) as left from rate_limits where key = $1',
        [`wide ${round}`],
      );
      expect(rows).toEqual([{ left: 95 }]);
      await Promise.all(processes.map((handle) => handle.close()));
    },
  );

  test('forgets what nobody has touched for a day', async () => {
    await createSharedRateLimiter(db).take([bucket('old', 1)]);
    await age(25 * 3600);
    await createSharedRateLimiter(db).take([bucket('new', 1)]);
    await transaction(db, pruneRateLimits);
    const { rows } = await pool.query('select key from rate_limits');
    expect(rows).toEqual([{ key: 'new' }]);
  });
});

describe('memory rate limiter', () => {
  test('never lets more pass than capacity and refill allow', async () => {
    const arrivals = fc.array(fc.nat(2000), { minLength: 1, maxLength: 200 });
    const sizes = fc.record({
      capacity: fc.integer({ min: 1, max: 10 }),
      rate: fc.integer({ min: 1, max: 5 }),
    });
    await fc.assert(
      fc.asyncProperty(arrivals, sizes, async (pauses, { capacity, rate }) => {
        const time = manualClock(0);
        const limiter = createMemoryRateLimiter({ clock: time });
        let passed = 0;
        for (const pause of pauses) {
          time.advance(pause);
          if ((await limiter.take([bucket('x', capacity, rate)])).ok) passed += 1;
          expect(passed).toBeLessThanOrEqual(capacity + (time() / 1000) * rate + 1e-6);
        }
      }),
    );
  });

  test('is not slowed down by a flood of keys', async () => {
    const limiter = createMemoryRateLimiter({ clock: manualClock(0) });
    const before = performance.now();
    for (let n = 0; n < 120_000; n += 1) await limiter.take([bucket(`address ${n}`, 5)]);
    // Going through all of them each time would take minutes.
    expect(performance.now() - before).toBeLessThan(30_000);
  });
});
