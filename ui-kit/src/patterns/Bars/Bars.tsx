import { useState, type PointerEvent } from 'react';
import { ChartFrame, type ChartStates, type ChartWords } from '../ChartFrame/ChartFrame.tsx';
import { DataAsTable } from '../ChartFrame/DataAsTable.tsx';
import { usePointNavigation } from '../ChartFrame/use-point-navigation.ts';
import { barAt, barPlace, type BarBucket, type BarLevel } from './bars-geometry.ts';
import { Legend, Sample } from './Bars.styles.ts';
import { BarsDrawing } from './BarsDrawing.tsx';

export interface BarsProps extends ChartStates {
  /** What is counted, the first at the bottom of each bar. Only what matters has a colour. */
  levels: readonly BarLevel[];
  /** Evenly apart, in the order of time. */
  buckets: readonly BarBucket[];
  /** The end of the last bucket, Unix ms. */
  end: number;
  /** What the chart says in a sentence: "812 flags in the last hour, 148 accepted". */
  label: string;
  /** "As a table", "As a chart", and the head of the times: "Time". */
  words: ChartWords & { time: string };
  /** Px with its axis. Default 70. */
  height?: number;
  /** Names the levels above the bars, beside a button for the table that is always visible. */
  legend?: boolean;
  /** Hairlines at round counts, with the counts as this formats them: "200". */
  formatScale?: (count: number) => string;
  /** What `at` of the buckets is. Default `time`, Unix ms; `number` for ranges of numbers. */
  axis?: 'time' | 'number';
  /** A dashed line that should not be crossed. */
  limit?: { value: number; label: string };
  /** Formats a time, Unix ms: "18:00". */
  formatTime: (at: number) => string;
  /** Formats a time below the bars, where there is little room. Default `formatTime`. */
  formatTick?: (at: number) => string;
  /** A count with its word: `(id, count) => "27 warnings"`. */
  formatCount: (level: string, count: number) => string;
}

/** Says a bar: "18:02", "12 info, 2 warnings". */
export function describeBar(
  { at, counts }: BarBucket,
  levels: readonly BarLevel[],
  { formatTime, formatCount }: Pick<BarsProps, 'formatTime' | 'formatCount'>,
) {
  return {
    title: formatTime(at),
    detail: levels.map(({ id }, level) => formatCount(id, counts[level] ?? 0)).join(', '),
  };
}

/** Counts over time as bars. Arrow keys move between them, Esc leaves, `t` shows a table. */
export function Bars(props: BarsProps) {
  const { levels, buckets, end, label, words, height = 70, limit, formatTime, formatCount } = props;
  const { legend = false, formatScale, axis = 'time', formatTick = formatTime } = props;
  const [width, setWidth] = useState(0);
  const navigation = usePointNavigation([buckets]);
  const index = navigation.spot?.point;
  const bucket = index === undefined ? undefined : buckets[index];
  const place = barPlace(index ?? 0, buckets.length, width);
  const point = (event: PointerEvent<SVGSVGElement>): void => {
    const left = event.clientX - event.currentTarget.getBoundingClientRect().left;
    navigation.setSpot({ series: 0, point: barAt(left, buckets.length, width) });
  };
  return (
    <ChartFrame
      loading={props.loading}
      empty={props.empty}
      stale={props.stale}
      label={label}
      height={height}
      words={words}
      isEmpty={buckets.length === 0}
      table={<BarsTable {...props} />}
      {...(legend && { head: <BarsLegend levels={levels} /> })}
      onWidth={setWidth}
      onKeyDown={navigation.onKeyDown}
      onLeave={navigation.leave}
      {...(bucket && {
        note: {
          at: place.x + place.width / 2,
          ...describeBar(bucket, levels, { formatTime, formatCount }),
        },
      })}
    >
      <BarsDrawing
        {...{ levels, buckets, width, height, end, limit, formatScale, axis, formatTick }}
        active={bucket && index}
        onPointerMove={point}
        onPointerLeave={navigation.leave}
      />
    </ChartFrame>
  );
}

function BarsLegend({ levels }: Pick<BarsProps, 'levels'>) {
  return (
    <Legend>
      {levels.map(({ id, name, tone }) => (
        <li key={id}>
          <Sample width={10} height={10} aria-hidden>
            <rect data-tone={tone} width={10} height={10} rx={2} />
          </Sample>
          {name}
        </li>
      ))}
    </Legend>
  );
}

/** The bars as rows. */
export function BarsTable({
  levels,
  buckets,
  label,
  words,
  formatTime,
}: Pick<BarsProps, 'levels' | 'buckets' | 'label' | 'words' | 'formatTime'>) {
  return (
    <DataAsTable
      caption={label}
      head={[words.time, ...levels.map(({ name }) => name)]}
      rows={buckets.map(({ at, counts }) => ({
        id: at,
        cells: [formatTime(at), ...levels.map((_, level) => counts[level] ?? 0)],
      }))}
    />
  );
}
