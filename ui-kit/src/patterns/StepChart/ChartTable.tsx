import { scoreAt } from './chart-geometry.ts';
import type { StepChartProps } from './StepChart.tsx';
import { Table } from './StepChart.styles.ts';

const DAY = 86_400_000;

/** The chart's lines as figures at the moments of its axis. */
export const ChartTable = ({
  series,
  start,
  end,
  label,
  words,
  times,
  formatTime,
  formatScore,
}: StepChartProps & { times: readonly number[] }) => (
  <Table>
    <caption>{label}</caption>
    <thead>
      <tr>
        <th scope="col">{words.team}</th>
        {times.slice(1).map((at) => (
          <th key={at} scope="col">
            {formatTime(at, (at - start) % DAY === 0 ? 'day' : 'time')}
          </th>
        ))}
        <th scope="col">{words.now}</th>
      </tr>
    </thead>
    <tbody>
      {series.map(({ id, name, points }) => (
        <tr key={id}>
          <th scope="row">{name}</th>
          {times.slice(1).map((at) => (
            <td key={at}>{formatScore(scoreAt(points, at))}</td>
          ))}
          <td>{formatScore(scoreAt(points, end))}</td>
        </tr>
      ))}
    </tbody>
  </Table>
);
