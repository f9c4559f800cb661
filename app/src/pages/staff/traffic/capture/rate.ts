import type { Capture } from './parse-capture.ts';

/** A stretch of time, with its packets without and with a flag. */
interface RateBucket {
  /** Its start, Unix ms. */
  at: number;
  counts: [packets: number, flagged: number];
}

const BUCKETS = 28;

/** Packets over time; all packets of a stretch in which a flag was sent count as flagged. */
export function toBuckets({ times, streams }: Pick<Capture, 'times' | 'streams'>) {
  const start = times.reduce((least, time) => Math.min(least, time), Infinity);
  const end = times.reduce((most, time) => Math.max(most, time), -Infinity);
  const length = (end - start) / BUCKETS;
  if (!(length > 0)) return { buckets: [], end: 0 };
  const counts = Array.from({ length: BUCKETS }, () => 0);
  const placeOf = (time: number) =>
    Math.max(0, Math.min(BUCKETS - 1, Math.floor((time - start) / length)));
  for (const time of times) {
    const place = placeOf(time);
    counts[place] = (counts[place] ?? 0) + 1;
  }
  const flagged = new Set(streams.flatMap(({ flags }) => flags.map(({ time }) => placeOf(time))));
  const buckets = counts.map((count, place): RateBucket => ({
    at: start + place * length,
    counts: flagged.has(place) ? [0, count] : [count, 0],
  }));
  return { buckets, end };
}
