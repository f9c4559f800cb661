import type { BarBucket } from '../Bars/bars-geometry.ts';
import { exampleNow } from './example-board.ts';

const MINUTE = 60_000;

/** A generator of numbers from 0 to 1 that are always the same, so that pictures of stories do not change. */
function seededRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state / 2_147_483_648;
  };
}

/** Counts per minute before now, with one level per value in `tops`. */
export function exampleBuckets(minutes: number, tops: readonly number[]): BarBucket[] {
  const next = seededRandom(7);
  return Array.from({ length: minutes }, (_, index) => ({
    at: exampleNow - (minutes - index) * MINUTE,
    counts: tops.map((top, level) => (level > 0 && next() < 0.7 ? 0 : Math.round(next() * top))),
  }));
}

export function formatHour(at: number): string {
  return new Date(at).toISOString().slice(11, 16);
}
