import { useState } from 'react';
import { ChartFrame, type ChartStates, type ChartWords } from '../ChartFrame/ChartFrame.tsx';
import { DataAsTable } from '../ChartFrame/DataAsTable.tsx';
import { usePointNavigation } from '../ChartFrame/use-point-navigation.ts';
import { Drawing } from './Timeline.styles.ts';
import { timelineLayout, type TimelineRow, type TimelineSpan } from './timeline-layout.ts';

export interface TimelineProps extends ChartStates {
  rows: readonly TimelineRow[];
  /** The window, Unix ms. */
  start: number;
  end: number;
  /** A dashed line, Unix ms; outside of the window it is not drawn. */
  now?: number;
  /** What it says in a sentence: "Three teams run instances, one failed". */
  label: string;
  /** And the heads of the table and the word at the line of now. */
  words: ChartWords & { who: string; what: string; from: string; until: string; now: string };
  formatTime: (at: number) => string;
}

const BAR = 8;
const LONGEST_NAME = 18;

function cut(name: string): string {
  return name.length > LONGEST_NAME ? `${name.slice(0, LONGEST_NAME - 1)}…` : name;
}

/**
 * Time spans, one row per item. Arrow keys move over the spans, up and down change the row, `t`
 * shows a table.
 */
export function Timeline(props: TimelineProps) {
  const { rows, start, end, now, label, words, formatTime } = props;
  const [width, setWidth] = useState(0);
  const layout = timelineLayout(rows.length, [start, end], width);
  const { x, y, left, right, height, ticks, place, isNarrow } = layout;
  const seen = rows.map((row) => ({ ...row, spans: row.spans.filter((span) => place(span)) }));
  const walk = usePointNavigation(
    seen.map(({ spans }) => spans.map((span) => ({ at: span.start }))),
  );
  const row = walk.spot && seen[walk.spot.series];
  const span = walk.spot && row?.spans[walk.spot.point];
  const times = (each: TimelineSpan): string =>
    `${formatTime(each.start)} – ${each.end === null ? words.now : formatTime(each.end)}`;

  return (
    <ChartFrame
      loading={props.loading}
      empty={props.empty}
      stale={props.stale}
      label={label}
      height={height}
      words={words}
      isEmpty={seen.every(({ spans }) => spans.length === 0)}
      table={
        <DataAsTable
          caption={label}
          head={[words.who, words.what, words.from, words.until]}
          rows={seen.flatMap(({ name, spans }) =>
            spans.map((each) => ({
              id: each.id,
              cells: [
                name,
                each.name,
                formatTime(each.start),
                each.end === null ? words.now : formatTime(each.end),
              ],
            })),
          )}
        />
      }
      onWidth={setWidth}
      onKeyDown={walk.onKeyDown}
      onLeave={walk.leave}
      {...(row &&
        span && {
          note: {
            at: place(span)?.at ?? 0,
            title: `${row.name}: ${span.name}`,
            detail: times(span),
          },
        })}
    >
      <Drawing height={height} aria-hidden onPointerLeave={walk.leave}>
        {width > 0 && (
          <>
            {ticks.map((at) => (
              <g key={at}>
                <line data-part="tick" x1={x(at)} x2={x(at)} y1={0} y2={height - 20} />
                <text x={Math.max(x(at), 18)} y={height - 4}>
                  {formatTime(at)}
                </text>
              </g>
            ))}
            {seen.map(({ id, name, spans }, index) => (
              <g key={id}>
                <text data-part="row" x={0} y={isNarrow ? y(index) : y(index) + 18}>
                  {cut(name)}
                </text>
                <line data-part="row" x1={left} x2={right} y1={y(index) + 14} y2={y(index) + 14} />
                {spans.map((each, point) => {
                  const { at = 0, wide = 0 } = place(each) ?? {};
                  const box = { x: at, width: wide, y: y(index) + 10, height: BAR, rx: 2 };
                  return (
                    <g key={each.id} onPointerEnter={() => walk.setSpot({ series: index, point })}>
                      <rect data-tone={each.tone} {...box} />
                      {/* Not by colour alone. */}
                      {each.tone === 'bad' && (
                        <path data-tone="bad" d={`M${at - 2} ${y(index) + 1}l6 6m0 -6l-6 6`} />
                      )}
                      {each.id === span?.id && <rect data-part="cursor" {...box} />}
                    </g>
                  );
                })}
              </g>
            ))}
            {now !== undefined && now >= start && now <= end && (
              <line data-part="now" x1={x(now)} x2={x(now)} y1={0} y2={height - 20} />
            )}
            <text data-part="now" x={right} y={height - 4}>
              {now !== undefined && now >= end ? words.now : formatTime(end)}
            </text>
          </>
        )}
      </Drawing>
    </ChartFrame>
  );
}
