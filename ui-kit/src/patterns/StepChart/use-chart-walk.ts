import { useState, type KeyboardEvent, type PointerEvent } from 'react';
import type { ScorePoint } from './chart-geometry.ts';
import { scoreAt } from './chart-geometry.ts';

/** A point of a series: its index in the series and in the points of that. */
export interface Spot {
  series: number;
  point: number;
}

const FAR = 28;

interface Scales {
  x: (at: number) => number;
  y: (score: number) => number;
}

const lastBefore = (points: readonly ScorePoint[], at: number): number =>
  points.findLastIndex((point) => point.at <= at);

/** Where an arrow key leads: along a line, or to the next line at the same moment. */
export const nextSpot = (
  all: readonly (readonly ScorePoint[])[],
  spot: Spot | undefined,
  key: string,
): Spot | undefined => {
  const clamp = (value: number, top: number): number => Math.max(0, Math.min(top, value));
  if (!spot) return { series: 0, point: (all[0]?.length ?? 1) - 1 };
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
};

const WALK = new Set(['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Home', 'End']);

/** Walking a chart by keyboard or pointer. `all` are the points of each series. */
export const useChartWalk = (all: readonly (readonly ScorePoint[])[]) => {
  const [spot, setSpot] = useState<Spot>();

  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === 'Escape') setSpot(undefined);
    if (!WALK.has(event.key) || all.every((points) => points.length === 0)) return;
    event.preventDefault();
    setSpot((last) => nextSpot(all, last, event.key));
  };

  const onPointerMove = (event: PointerEvent<SVGSVGElement>, { x, y }: Scales, end: number) => {
    const box = event.currentTarget.getBoundingClientRect();
    const left = event.clientX - box.left;
    const top = event.clientY - box.top;
    const nearest = all
      .map((points, series) => {
        const point = points.findLastIndex((each) => x(each.at) <= left);
        const at = points[point]?.at ?? end;
        return { series, point, off: Math.abs(y(scoreAt(points, at)) - top) };
      })
      .filter(({ point, off }) => point >= 0 && off < FAR)
      .toSorted((a, b) => a.off - b.off)[0];
    setSpot((last) =>
      last?.series === nearest?.series && last?.point === nearest?.point
        ? last
        : nearest && { series: nearest.series, point: nearest.point },
    );
  };

  return { spot, onKeyDown, onPointerMove, leave: () => setSpot(undefined) };
};
