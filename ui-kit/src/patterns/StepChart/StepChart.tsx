import { useState, type PointerEvent } from 'react';
import { vars } from '../../tokens/vars.ts';
import { ChartFrame } from '../ChartFrame/ChartFrame.tsx';
import { chartLayout } from './chart-layout.ts';
import { Axes, SeriesLine } from './ChartParts.tsx';
import type { StepChartProps } from './step-chart-props.ts';
import { Cursor, Drawing } from './StepChart.styles.ts';
import { DataAsTable } from '../ChartFrame/DataAsTable.tsx';
import { scoreAt, type ScorePoint } from './chart-geometry.ts';
import { usePointNavigation } from '../ChartFrame/use-point-navigation.ts';

const DAY = 86_400_000;

const FAR = 28;

interface Scales {
  x: (at: number) => number;
  y: (score: number) => number;
}

/** Keyboard and pointer navigation over points. `all` has the points of each series. */
function useChartNavigation(all: readonly (readonly ScorePoint[])[]) {
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

/** The scores at the ticks of the time axis as a table. */
function ChartTable({
  series,
  start,
  end,
  label,
  words,
  times,
  formatTime,
  formatScore,
}: StepChartProps & { times: readonly number[] }) {
  return (
    <DataAsTable
      caption={label}
      head={[
        words.team,
        ...times.slice(1).map((at) => formatTime(at, (at - start) % DAY === 0 ? 'day' : 'time')),
        words.now,
      ]}
      rows={series.map(({ id, name, points }) => ({
        id,
        cells: [
          name,
          ...times.slice(1).map((at) => formatScore(scoreAt(points, at))),
          formatScore(scoreAt(points, end)),
        ],
      }))}
    />
  );
}

/**
 * Scores over time as a step chart. Arrow keys move over the points, Esc leaves, `t` shows a table.
 */
export function StepChart(props: StepChartProps) {
  const { series, start, end, label, height = 140, words, formatTime, formatScore } = props;
  const { loading, empty, stale } = props;
  const [width, setWidth] = useState(0);
  const navigation = useChartNavigation(series.map(({ points }) => points));
  const layout = chartLayout(series, [start, end], width, height);
  const { x, y, looks } = layout;

  const { spot } = navigation;
  const active = spot && series[spot.series];
  const point = spot && active?.points[spot.point];
  const said = active && point ? `${active.name}, ${formatScore(point.score)}` : undefined;
  const when = point && formatTime(point.at, 'day');

  return (
    <ChartFrame
      {...{ loading, empty, stale }}
      label={label}
      height={height}
      words={words}
      isEmpty={series.length === 0}
      table={<ChartTable {...props} times={layout.times} />}
      onWidth={setWidth}
      onKeyDown={navigation.onKeyDown}
      onLeave={navigation.leave}
      {...(said !== undefined && point && { note: { at: x(point.at), title: said, detail: when } })}
    >
      <Drawing
        height={height}
        aria-hidden
        data-navigating={active ? true : undefined}
        onPointerMove={(event) => navigation.onPointerMove(event, layout, end)}
        onPointerLeave={navigation.leave}
      >
        {width > 0 && (
          <>
            <Axes {...{ layout, start, words, formatTime, formatScore }} />
            {layout.order.map((index) => {
              const one = series[index];
              return (
                one && (
                  <SeriesLine
                    key={one.id}
                    series={one}
                    active={spot?.series === index}
                    {...{ index, layout, start, end }}
                  />
                )
              );
            })}
          </>
        )}
        {spot && point && (
          <Cursor style={vars({ '--stroke': looks[spot.series]?.stroke })}>
            <line x1={x(point.at)} x2={x(point.at)} y1={y(0)} y2={8} />
            <circle cx={x(point.at)} cy={y(point.score)} r={4} />
          </Cursor>
        )}
      </Drawing>
    </ChartFrame>
  );
}
