import { useState, type PointerEvent } from 'react';
import { Skeleton } from '../../components/Skeleton/Skeleton.tsx';
import { vars } from '../../tokens/vars.ts';
import { ChartFrame, type ChartWords } from '../ChartFrame/ChartFrame.tsx';
import { DataAsTable } from '../ChartFrame/DataAsTable.tsx';
import { usePointNavigation } from '../ChartFrame/use-point-navigation.ts';
import { linear, scoreAt, stepPath, type ScorePoint } from '../StepChart/chart-geometry.ts';
import { Box, Point } from './Spark.styles.ts';

export interface SparkProps {
  /** In order of time. */
  points: readonly ScorePoint[];
  /** Start and end of the time axis, Unix ms. */
  start: number;
  /** End of the time axis, Unix ms. */
  end: number;
  /** The chart's content in one sentence: "3,184 points, 412 of them in the last 24 hours". */
  label: string;
  /** "As a table", "As a chart", and the headings of the table: "Time", "Score". */
  words: ChartWords & { time: string; score: string };
  /** Formats a time for the table, Unix ms: "Sat 18:00". */
  formatTime: (at: number) => string;
  /** Formats points for the table: "3,184". */
  formatScore: (score: number) => string;
  /** Height in px. Default 28. The width is that of the container. */
  height?: number;
  /** Loading: shows a flat line. */
  loading?: boolean;
  /** Out of date: the line is less prominent. The text next to it says since when. */
  stale?: boolean;
}

/**
 * The viewer's score as a small step chart, scaled from its lowest to its highest value. Arrow keys
 * move over the points, Esc leaves, `t` shows a table.
 */
export function Spark(props: SparkProps) {
  const { points, start, end, label, words, formatTime, formatScore, height = 28 } = props;
  const [width, setWidth] = useState(0);
  const inside = points.filter(({ at }) => at > start && at <= end);
  const navigation = usePointNavigation([inside]);
  if (props.loading) return <Skeleton height={`${height}px`} />;
  const from = scoreAt(points, start);
  const to = scoreAt(points, end);
  const x = linear([start, Math.max(end, start + 1)], [0, 100]);
  const lowest = linear([from, to], [height - 3, to > from ? 3 : height - 3]);
  const y = (score: number): number => lowest(Math.max(from, score));
  const point = navigation.spot && inside[navigation.spot.point];
  const pointAt = ({ clientX, currentTarget }: PointerEvent): void => {
    const box = currentTarget.getBoundingClientRect();
    const share = ((clientX - box.left) / box.width) * 100;
    const index = inside.findLastIndex(({ at }) => x(at) <= share);
    navigation.setSpot(index < 0 ? undefined : { series: 0, point: index });
  };
  return (
    <ChartFrame
      label={label}
      height={height}
      words={words}
      isEmpty={false}
      table={
        <DataAsTable
          caption={label}
          head={[words.time, words.score]}
          rows={inside.map(({ at, score }, index) => ({
            id: index,
            cells: [formatTime(at), formatScore(score)],
          }))}
        />
      }
      onWidth={setWidth}
      onKeyDown={navigation.onKeyDown}
      onLeave={navigation.leave}
      {...(point && {
        note: {
          at: (x(point.at) / 100) * width,
          title: formatScore(point.score),
          detail: formatTime(point.at),
        },
      })}
    >
      <Box
        aria-hidden
        data-stale={props.stale || undefined}
        style={vars({ '--height': `${height}px`, '--end': `${y(to)}px` })}
        onPointerMove={pointAt}
        onPointerLeave={navigation.leave}
      >
        <svg viewBox={`0 0 100 ${height}`} preserveAspectRatio="none">
          <path d={stepPath(inside, x, y, start, end)} />
        </svg>
        {point && (
          <Point style={vars({ '--x': `${x(point.at)}%`, '--y': `${y(point.score)}px` })} />
        )}
      </Box>
    </ChartFrame>
  );
}
