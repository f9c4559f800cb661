import { vars } from '../../tokens/vars.ts';
import { stepPath } from './chart-geometry.ts';
import type { ChartLayout } from './chart-layout.ts';
import type { ScoreSeries, StepChartProps } from './step-chart-props.ts';
import { Series } from './StepChart.styles.ts';

const DAY = 86_400_000;
const LONGEST_NAME = 15;

function cut(name: string): string {
  return name.length > LONGEST_NAME ? `${name.slice(0, LONGEST_NAME - 1)}…` : name;
}

type AxesProps = Pick<StepChartProps, 'start' | 'words' | 'formatTime' | 'formatScore'> & {
  layout: ChartLayout;
};

/** The score axis with grid lines, and the time axis. */
export function Axes({ layout, start, words, formatTime, formatScore }: AxesProps) {
  const { narrow, height, left, right, x, y, scores, times } = layout;
  const foot = height - (narrow ? 1 : 6);
  return (
    <>
      <g data-axis="score">
        {scores.map((score) => (
          <line key={score} x1={left} x2={right} y1={y(score)} y2={y(score)} />
        ))}
        {!narrow &&
          scores.map((score) => (
            <text key={score} x={left - 8} y={y(score) + 4}>
              {formatScore(score)}
            </text>
          ))}
      </g>
      <g data-axis="time">
        {times.map((at) => (
          <text key={at} x={x(at)} y={foot}>
            {formatTime(at, (at - start) % DAY === 0 ? 'day' : 'time')}
          </text>
        ))}
        <text data-end x={right} y={foot}>
          {words.now}
        </text>
      </g>
    </>
  );
}

interface SeriesLineProps {
  series: ScoreSeries;
  index: number;
  layout: ChartLayout;
  start: number;
  end: number;
  active: boolean;
}

/** A team's line, and its name with a sample of the line. */
export function SeriesLine({ series, index, layout, start, end, active }: SeriesLineProps) {
  const { narrow, right, x, y, looks, labelOf } = layout;
  const look = looks[index];
  const label = labelOf(index);
  const last = y(series.points.at(-1)?.score ?? 0);
  return (
    <Series
      data-mine={series.mine || undefined}
      data-active={active || undefined}
      style={vars({ '--stroke': look?.stroke, '--dash': look?.dash })}
    >
      <path d={stepPath(series.points, x, y, start, end)} />
      {label !== undefined && (
        <>
          <path data-part="leader" d={`M${right} ${last}L${right + 12} ${label}`} />
          <path data-part="sample" d={`M${right + 12} ${label}h18`} />
          <circle cx={right} cy={last} r={series.mine ? 3 : 2} />
          <text x={right + 36} y={label + 4}>
            {cut(series.name)}
          </text>
        </>
      )}
      {label === undefined && active && !narrow && (
        <text data-part="pointed" x={right + 8} y={last + 4}>
          {cut(series.name)}
        </text>
      )}
    </Series>
  );
}
