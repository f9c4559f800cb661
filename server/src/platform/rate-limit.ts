import { type Clock, systemClock } from './clock.ts';
import { type WritableDb, named, retryStatement, type Tx } from './database.ts';

/** A token bucket that holds at most `capacity` tokens; each call takes one. */
export interface BucketRequest {
  readonly key: string;
  readonly capacity: number;
  readonly refillPerSecond: number;
}

export type TakeResult =
  | { readonly ok: true }
  /** Seconds, with a fraction, until every bucket has a token again. */
  | { readonly ok: false; readonly retryAfter: number };

export interface RateLimiter {
  /** Takes a token from every bucket, or from none when one of them is empty. Keys must differ. */
  take(buckets: readonly BucketRequest[]): Promise<TakeResult>;
}

export interface MemoryRateLimiter extends RateLimiter {
  /** Takes so many tokens from every bucket, also more than there are: calls then wait until all are paid back. */
  spend(buckets: readonly BucketRequest[], tokens: number): void;
}

/** The seconds until all buckets have a token; 0 if they do. */
function secondsToWait(levels: readonly { tokens: number; rate: number }[]): number {
  return Math.max(0, ...levels.map(({ tokens, rate }) => (1 - tokens) / rate));
}

/** Above this number of keys, entries of full buckets are removed: a full bucket needs no entry. */
const mostKeys = 50_000;
/**
 * The shortest time between two clean-ups: after a flood of new keys no bucket is full yet, and
 * searching on each call would be expensive.
 */
const pauseMilliseconds = 1000;

/** Counts in this process only: cheap enough for every request. */
export function createMemoryRateLimiter({
  clock = systemClock,
}: { clock?: Clock } = {}): MemoryRateLimiter {
  const entries = new Map<string, { tokens: number; at: number; fullAt: number }>();
  let thinnedAt = -Infinity;

  function levelOf({ key, capacity, refillPerSecond }: BucketRequest, now: number): number {
    const entry = entries.get(key);
    if (!entry) return capacity;
    const elapsed = Math.max(0, now - entry.at) / 1000;
    return Math.min(capacity, entry.tokens + elapsed * refillPerSecond);
  }

  function thinOut(now: number): void {
    if (entries.size <= mostKeys || now - thinnedAt < pauseMilliseconds) return;
    thinnedAt = now;
    for (const [key, { fullAt }] of entries) if (fullAt <= now) entries.delete(key);
  }

  function takeFrom(bucket: BucketRequest, level: number, taken: number, now: number): void {
    const tokens = level - taken;
    const fullAt = now + ((bucket.capacity - tokens) / bucket.refillPerSecond) * 1000;
    entries.set(bucket.key, { tokens, at: now, fullAt });
  }

  return {
    async take(buckets) {
      const now = clock();
      const levels = buckets.map((bucket) => ({
        bucket,
        tokens: levelOf(bucket, now),
        rate: bucket.refillPerSecond,
      }));
      const retryAfter = secondsToWait(levels);
      if (retryAfter > 0) return { ok: false, retryAfter };
      for (const { bucket, tokens } of levels) takeFrom(bucket, tokens, 1, now);
      thinOut(now);
      return { ok: true };
    },
    spend(buckets, tokens) {
      const now = clock();
      for (const bucket of buckets) takeFrom(bucket, levelOf(bucket, now), tokens, now);
      thinOut(now);
    },
  };
}

/** The tokens that a bucket holds at the time of the call. */
const REFILLED = `least(excluded.tokens + 1, bucket.tokens
    + ($3::float8[])[array_position($1::text[], bucket.key)]
      * greatest(0, extract(epoch from excluded.refreshed_at - bucket.refreshed_at)::float8))`;

/**
 * Takes a token from each bucket that has one and returns their keys. A bucket without a row is
 * full. Rows are locked in the order of their keys, so that two calls cannot deadlock.
 */
const takeEach = named<{ key: string }>(
  'rate-limit.take',
  `insert into rate_limits as bucket (key, tokens, refreshed_at)
   select key, capacity - 1, clock_timestamp()
   from unnest($1::text[], $2::float8[]) as wanted (key, capacity) order by key
   on conflict (key) do update
     set tokens = ${REFILLED} - 1, refreshed_at = excluded.refreshed_at
     where ${REFILLED} >= 1
   returning key`,
);

const giveBack = named<never>(
  'rate-limit.give-back',
  'update rate_limits set tokens = tokens + 1 where key = any ($1::text[])',
);

const readLevels = named<{ key: string; tokens: number; age: number }>(
  'rate-limit.levels',
  `select key, tokens, extract(epoch from clock_timestamp() - refreshed_at)::float8 as age
   from rate_limits where key = any ($1::text[])`,
);

/**
 * Counts in the database, so that all processes share the limits. A call that passes costs one
 * statement.
 */
export function createSharedRateLimiter(db: WritableDb): RateLimiter {
  return {
    async take(buckets) {
      const keys = buckets.map((bucket) => bucket.key);
      const rates = buckets.map((bucket) => bucket.refillPerSecond);
      const capacities = buckets.map((bucket) => bucket.capacity);
      const taken = await retryStatement(() => takeEach(db, [keys, capacities, rates]));
      if (taken.length === buckets.length) return { ok: true };
      const spare = taken.map(({ key }) => key);
      if (spare.length > 0) await retryStatement(() => giveBack(db, [spare]));
      const rows = await readLevels(db, [keys]);
      const levels = rows.map(({ key, tokens, age }) => {
        const rate = rates[keys.indexOf(key)] ?? 1;
        return { tokens: tokens + age * rate, rate };
      });
      return { ok: false, retryAfter: secondsToWait(levels) };
    },
  };
}

/** Deletes buckets that have not been used for a day: by then every one of them is full. */
export async function pruneRateLimits(tx: Tx): Promise<void> {
  await tx
    .deleteFrom('rate_limits')
    .where('refreshed_at', '<', new Date(Date.now() - 24 * 3600 * 1000))
    .execute();
}
