import { DataAsTable } from '../ChartFrame/DataAsTable.tsx';
import { scoreAt } from './chart-geometry.ts';
import type { StepChartProps } from './step-chart-props.ts';

const DAY = 86_400_000;

/** The scores at the ticks of the time axis as a table. */
export function ChartTable({
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
