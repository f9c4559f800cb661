import type { BarBucket } from '../Bars/bars-geometry.ts';

/** Buckets from the first to the last index, inclusive. */
export interface BucketSpan {
  from: number;
  to: number;
}

/** The buckets of a time window; all without a window. */
export function spanOf(
  buckets: readonly BarBucket[],
  window: readonly [number, number] | null,
): BucketSpan {
  const last = Math.max(0, buckets.length - 1);
  if (!window) return { from: 0, to: last };
  const [start, end] = window;
  const from = buckets.findLastIndex(({ at }) => at <= start);
  const to = buckets.findLastIndex(({ at }) => at < end);
  return { from: Math.max(0, from), to: Math.max(0, Math.max(from, to)) };
}

/** The time window of buckets in Unix ms: from the start of the first to the end of the last. */
export function windowOf(
  buckets: readonly BarBucket[],
  end: number,
  { from, to }: BucketSpan,
): [number, number] {
  return [buckets[from]?.at ?? end, buckets[to + 1]?.at ?? end];
}

const PAGE = 10;

/** The span after a key moves an edge; undefined for other keys. */
export function moveEdge(
  span: BucketSpan,
  edge: 'from' | 'to',
  key: string,
  count: number,
): BucketSpan | undefined {
  const steps: Readonly<Record<string, number>> = {
    ArrowLeft: -1,
    ArrowDown: -1,
    ArrowRight: 1,
    ArrowUp: 1,
    PageDown: -PAGE,
    PageUp: PAGE,
    Home: -count,
    End: count,
  };
  const step = steps[key];
  if (step === undefined) return undefined;
  const [low, high] = edge === 'from' ? [0, span.to] : [span.from, count - 1];
  return { ...span, [edge]: Math.max(low, Math.min(high, span[edge] + step)) };
}
