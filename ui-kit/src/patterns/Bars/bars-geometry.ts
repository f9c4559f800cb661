export type BarTone = 'neutral' | 'strong' | 'ok' | 'warn' | 'danger';

/** A counted level. Levels are distinguished by a mark as well as by colour. */
export interface BarLevel {
  id: string;
  name: string;
  tone: BarTone;
  /** A mark over bars that contain this level. */
  mark?: 'triangle' | 'cross';
}

export interface BarBucket {
  /** Start of the bucket, Unix ms. */
  at: number;
  /** One count per level, in the order of the levels; the first level is at the bottom. */
  counts: readonly number[];
}

/** Minimum height in px, so that one of a thousand is still visible. */
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

/** The parts of a bar from the bottom (`base` px) up; each is at least 2 px high. */
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

/** Position of the bar at an index, with a gap after it if there is room for one. */
export function barPlace(index: number, count: number, width: number): BarPlace {
  const step = width / Math.max(1, count);
  const gap = step > 5 ? 2 : step > 2.5 ? 1 : 0;
  return { x: index * step, width: Math.max(0.5, step - gap) };
}

/** The bar at a position; positions beyond the ends give the outermost bar. */
export function barAt(x: number, count: number, width: number): number {
  return Math.max(0, Math.min(count - 1, Math.floor((x / Math.max(1, width)) * count)));
}
