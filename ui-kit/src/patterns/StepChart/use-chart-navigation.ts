import type { PointerEvent } from 'react';
import { usePointNavigation } from '../ChartFrame/use-point-navigation.ts';
import type { ScorePoint } from './chart-geometry.ts';
import { scoreAt } from './chart-geometry.ts';

const FAR = 28;

interface Scales {
  x: (at: number) => number;
  y: (score: number) => number;
}

/** Keyboard and pointer navigation over points. `all` has the points of each series. */
export function useChartNavigation(all: readonly (readonly ScorePoint[])[]) {
  const { spot, setSpot, onKeyDown, leave } = usePointNavigation(all);

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

  return { spot, onKeyDown, onPointerMove, leave };
}
