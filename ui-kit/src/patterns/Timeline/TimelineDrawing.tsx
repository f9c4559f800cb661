import type { Spot } from '../ChartFrame/use-point-navigation.ts';
import type { TimelineLayout, TimelineRow } from './timeline-layout.ts';
import type { TimelineProps } from './timeline-props.ts';

const BAR = 8;
const LONGEST_NAME = 18;

function cut(name: string): string {
  return name.length > LONGEST_NAME ? `${name.slice(0, LONGEST_NAME - 1)}…` : name;
}

interface TimelineDrawingProps extends Pick<
  TimelineProps,
  'start' | 'end' | 'now' | 'words' | 'formatTime'
> {
  /** Rows with the spans that are within the window. */
  rows: readonly TimelineRow[];
  layout: TimelineLayout;
  /** Id of the hovered or focused span. */
  active: string | undefined;
  onPoint: (spot: Spot) => void;
}

/** The axis, rows and spans of a timeline. */
export function TimelineDrawing(props: TimelineDrawingProps) {
  const { rows, layout, start, end, now, words, formatTime } = props;
  const { x, right, height, ticks } = layout;
  return (
    <>
      {ticks.map((at) => (
        <g key={at}>
          <line data-part="tick" x1={x(at)} x2={x(at)} y1={0} y2={height - 20} />
          <text x={Math.max(x(at), 18)} y={height - 4}>
            {formatTime(at)}
          </text>
        </g>
      ))}
      {rows.map((row, index) => (
        <TimelineRowDrawing key={row.id} row={row} index={index} {...props} />
      ))}
      {now !== undefined && now >= start && now <= end && (
        <line data-part="now" x1={x(now)} x2={x(now)} y1={0} y2={height - 20} />
      )}
      <text data-part="now" x={right} y={height - 4}>
        {now !== undefined && now >= end ? words.now : formatTime(end)}
      </text>
    </>
  );
}

interface RowProps extends Pick<TimelineDrawingProps, 'layout' | 'active' | 'onPoint'> {
  row: TimelineRow;
  index: number;
}

function TimelineRowDrawing({ row, index, layout, active, onPoint }: RowProps) {
  const { y, left, right, place, isNarrow } = layout;
  const { name, spans } = row;
  return (
    <g>
      <text data-part="row" x={0} y={isNarrow ? y(index) : y(index) + 18}>
        {cut(name)}
      </text>
      <line data-part="row" x1={left} x2={right} y1={y(index) + 14} y2={y(index) + 14} />
      {spans.map((each, point) => {
        const { at = 0, wide = 0 } = place(each) ?? {};
        const box = { x: at, width: wide, y: y(index) + 10, height: BAR, rx: 2 };
        return (
          <g key={each.id} onPointerEnter={() => onPoint({ series: index, point })}>
            <rect data-tone={each.tone} {...box} />
            {/* Not by colour alone. */}
            {each.tone === 'bad' && (
              <path data-tone="bad" d={`M${at - 2} ${y(index) + 1}l6 6m0 -6l-6 6`} />
            )}
            {each.id === active && <rect data-part="cursor" {...box} />}
          </g>
        );
      })}
    </g>
  );
}
