import { type Clock, systemClock } from './clock.ts';
import { type Db, named, retryConflicts } from './database.ts';

/** A bucket that holds `capacity` tokens when full; a call takes one. */
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

/** The seconds until all buckets have a token; 0: they do. */
function secondsToWait(levels: readonly { tokens: number; rate: number }[]): number {
  return Math.max(0, ...levels.map(({ tokens, rate }) => (1 - tokens) / rate));
}

/** More keys than this are thinned out: full buckets need no entry. */
const memoryLimit = 50_000;

/** Counts in this process only: cheap enough for every request. */
export function createMemoryRateLimiter({
  clock = systemClock,
}: { clock?: Clock } = {}): RateLimiter {
  const entries = new Map<string, { tokens: number; at: number; fullAt: number }>();

  function levelOf({ key, capacity, refillPerSecond }: BucketRequest, now: number): number {
    const entry = entries.get(key);
    if (!entry) return capacity;
    const elapsed = Math.max(0, now - entry.at) / 1000;
    return Math.min(capacity, entry.tokens + elapsed * refillPerSecond);
  }

  function dropFull(now: number): void {
    for (const [key, { fullAt }] of entries) if (fullAt <= now) entries.delete(key);
  }

  return {
    async take(buckets) {
      const now = clock();
      const levels = buckets.map((bucket) => ({
        ...bucket,
        tokens: levelOf(bucket, now),
        rate: bucket.refillPerSecond,
      }));
      const retryAfter = secondsToWait(levels);
      if (retryAfter > 0) return { ok: false, retryAfter };
      for (const { key, capacity, tokens, rate } of levels) {
        const fullAt = now + ((capacity - tokens + 1) / rate) * 1000;
        entries.set(key, { tokens: tokens - 1, at: now, fullAt });
      }
      if (entries.size > memoryLimit) dropFull(now);
      return { ok: true };
    },
  };
}

interface TakenRow {
  readonly tokens: number;
  readonly rate: number;
  readonly taken: boolean;
}

/**
 * Locks the buckets in the order of their keys, looks at all, then writes all or none. A bucket
 * without a row is full; when two calls make the same one at once, the second takes nothing
 * anywhere (`taken` is false though there were tokens) and asks again.
 */
const takeTokens = named<TakenRow>(
  'rate-limit.take',
  `with wanted as (
    select * from unnest($1::text[], $2::float8[], $3::float8[]) as w (key, capacity, rate)
  ), held as materialized (
    select key, tokens, refreshed_at from rate_limits where key = any ($1) order by key for update
  ), level as materialized (
    select w.key, w.rate, h.key is null as fresh, clock_timestamp() as at,
      least(w.capacity, coalesce(h.tokens + w.rate * greatest(0,
        extract(epoch from clock_timestamp() - h.refreshed_at)::float8), w.capacity)) as tokens
    from wanted w left join held h using (key)
  ), made as (
    insert into rate_limits (key, tokens, refreshed_at)
    select key, tokens - 1, at from level
    where fresh and (select min(tokens) from level) >= 1
    order by key
    on conflict (key) do nothing
    returning key
  ), changed as (
    update rate_limits r set tokens = l.tokens - 1, refreshed_at = l.at
    from level l
    where r.key = l.key and not l.fresh and (select min(tokens) from level) >= 1
      and (select count(*) from made) = (select count(*) from level where fresh)
    returning r.key
  )
  select tokens, rate,
    (select count(*) from made) + (select count(*) from changed) = (select count(*) from level)
      as taken
  from level`,
);

/** A bucket is made once in its life, so losing that race twice is already rare. */
const mostRaces = 10;

/** Counts in the database: the same limits for every process. One statement per call. */
export function createSharedRateLimiter(db: Db): RateLimiter {
  return {
    async take(buckets) {
      const values: [string[], number[], number[]] = [
        buckets.map((bucket) => bucket.key),
        buckets.map((bucket) => bucket.capacity),
        buckets.map((bucket) => bucket.refillPerSecond),
      ];
      for (let race = 0; race < mostRaces; race += 1) {
        const rows = await retryConflicts(() => takeTokens(db, values));
        if (rows.every((row) => row.taken)) return { ok: true };
        const retryAfter = secondsToWait(rows);
        if (retryAfter > 0) return { ok: false, retryAfter };
      }
      throw new Error(`Buckets cannot be taken: ${values[0].join(', ')}`);
    },
  };
}

/** Forgets buckets that nobody has touched for a day: by then every one of them is full. */
export async function pruneRateLimits(db: Db): Promise<void> {
  await db
    .deleteFrom('rate_limits')
    .where('refreshed_at', '<', new Date(Date.now() - 24 * 3600 * 1000))
    .execute();
}
