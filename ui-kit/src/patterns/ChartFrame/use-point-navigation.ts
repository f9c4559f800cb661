import { useState, type KeyboardEvent } from 'react';

/** A point in time (Unix ms), or at a position of a line. */
interface Point {
  at: number;
}

/** The index of a series, and the index of a point in it. */
export interface Spot {
  series: number;
  point: number;
}

function lastBefore(points: readonly Point[], at: number): number {
  return points.findLastIndex((point) => point.at <= at);
}

/** The point that an arrow key moves to: along a line, or to the next line at the same time. */
export function nextSpot(
  all: readonly (readonly Point[])[],
  spot: Spot | undefined,
  key: string,
): Spot | undefined {
  const clamp = (value: number, top: number): number => Math.max(0, Math.min(top, value));
  // Start at the newest point, which is usually the most interesting.
  if (!spot) return { series: 0, point: key === 'Home' ? 0 : (all[0]?.length ?? 1) - 1 };
  const points = all[spot.series] ?? [];
  switch (key) {
    case 'ArrowLeft':
      return { ...spot, point: clamp(spot.point - 1, points.length - 1) };
    case 'ArrowRight':
      return { ...spot, point: clamp(spot.point + 1, points.length - 1) };
    case 'Home':
      return { ...spot, point: 0 };
    case 'End':
      return { ...spot, point: points.length - 1 };
    case 'ArrowUp':
    case 'ArrowDown': {
      const series = clamp(spot.series + (key === 'ArrowUp' ? -1 : 1), all.length - 1);
      const at = points[spot.point]?.at ?? Number.POSITIVE_INFINITY;
      return { series, point: Math.max(0, lastBefore(all[series] ?? [], at)) };
    }
    default:
      return undefined;
  }
}

const KEYS = new Set(['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Home', 'End']);

/** Keyboard navigation over the points of lines: along a line, to the next line; Esc leaves. */
export function usePointNavigation(all: readonly (readonly Point[])[]) {
  const [spot, setSpot] = useState<Spot>();
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === 'Escape') setSpot(undefined);
    if (!KEYS.has(event.key) || all.every((points) => points.length === 0)) return;
    event.preventDefault();
    setSpot((last) => nextSpot(all, last, event.key));
  };
  return { spot, setSpot, onKeyDown, leave: () => setSpot(undefined) };
}
