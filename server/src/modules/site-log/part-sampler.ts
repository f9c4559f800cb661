import type { Clock } from '../../platform/clock.ts';

const WINDOW = 60_000;

/** Counters that are kept at once; beyond it, everything of a window shares one. */
const CAPACITY = 1000;
const SHARED = '';

/** Decides which of many like events are kept. */
export interface Sampler {
  /** Whether to keep an event. */
  keep(key: string): boolean;
  /** How many were left out in the minutes that have ended since the last call. */
  takeOmitted(): number;
}

/** Keeps the first events of each key in each minute. */
export function createSampler({ clock, limit }: { clock: Clock; limit: number }): Sampler {
  let counts = new Map<string, number>();
  let endsAt = 0;
  let omittedNow = 0;
  let omittedBefore = 0;

  function startMinute(): void {
    const now = clock();
    if (now < endsAt) return;
    counts = new Map();
    endsAt = now + WINDOW;
    omittedBefore += omittedNow;
    omittedNow = 0;
  }

  return {
    keep(key) {
      startMinute();
      const counted = counts.has(key) || counts.size < CAPACITY ? key : SHARED;
      const count = (counts.get(counted) ?? 0) + 1;
      counts.set(counted, count);
      if (count > limit) omittedNow += 1;
      return count <= limit;
    },
    takeOmitted() {
      startMinute();
      const count = omittedBefore;
      omittedBefore = 0;
      return count;
    },
  };
}
