export type BarTone = 'neutral' | 'strong' | 'ok' | 'warn' | 'danger';

/** One kind of what is counted. Where colour separates levels, a mark does too. */
export interface BarLevel {
  id: string;
  name: string;
  tone: BarTone;
  /** Stands over bars that have some of it. */
  mark?: 'triangle' | 'cross';
}

export interface BarBucket {
  /** Its begin, Unix ms. */
  at: number;
  /** How many of each level, in the order of the levels; the first stands at the bottom. */
  counts: readonly number[];
}

/** One of a thousand must still be seen. */
const LEAST = 2;

export function totalOf({ counts }: BarBucket): number {
  return counts.reduce((sum, count) => sum + count, 0);
}

/** The highest bar or the limit, at least 1. */
export function barsTop(buckets: readonly BarBucket[], limit = 0): number {
  return Math.max(1, limit, ...buckets.map(totalOf));
}

export interface BarPart {
  /** Index of its level. */
  level: number;
  y: number;
  height: number;
}

/** The parts of a bar that stands on `base` px, from the bottom up; none are thinner than 2 px. */
export function barParts(
  counts: readonly number[],
  top: number,
  base: number,
  room: number,
): BarPart[] {
  let y = base;
  return counts.flatMap((count, level) => {
    if (count <= 0) return [];
    const height = Math.max(LEAST, (count / top) * room);
    y -= height;
    return [{ level, y, height }];
  });
}

export interface BarPlace {
  x: number;
  width: number;
}

/** Where the bar of an index stands, with a gap after it as long as there is room for one. */
export function barPlace(index: number, count: number, width: number): BarPlace {
  const step = width / Math.max(1, count);
  const gap = step > 5 ? 2 : step > 2.5 ? 1 : 0;
  return { x: index * step, width: Math.max(0.5, step - gap) };
}

/** Which bar is at a place; those beyond the ends are the outermost. */
export function barAt(x: number, count: number, width: number): number {
  return Math.max(0, Math.min(count - 1, Math.floor((x / Math.max(1, width)) * count)));
}
