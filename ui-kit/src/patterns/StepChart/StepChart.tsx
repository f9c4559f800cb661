import { useState } from 'react';
import { vars } from '../../tokens/vars.ts';
import { ChartFrame } from '../ChartFrame/ChartFrame.tsx';
import { chartLayout } from './chart-layout.ts';
import { Axes, SeriesLine } from './ChartParts.tsx';
import { ChartTable } from './ChartTable.tsx';
import type { StepChartProps } from './step-chart-props.ts';
import { Cursor, Drawing } from './StepChart.styles.ts';
import { useChartNavigation } from './use-chart-navigation.ts';

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
