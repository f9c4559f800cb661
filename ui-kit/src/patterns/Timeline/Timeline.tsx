import { useState } from 'react';
import { ChartFrame } from '../ChartFrame/ChartFrame.tsx';
import { DataAsTable } from '../ChartFrame/DataAsTable.tsx';
import { usePointNavigation } from '../ChartFrame/use-point-navigation.ts';
import { Drawing } from './Timeline.styles.ts';
import { timelineLayout, type TimelineSpan } from './timeline-layout.ts';
import type { TimelineProps } from './timeline-props.ts';
import { TimelineDrawing } from './TimelineDrawing.tsx';

/**
 * Time spans, one row per item. Arrow keys move over the spans, up and down change the row, `t`
 * shows a table.
 */
export function Timeline(props: TimelineProps) {
  const { rows, start, end, now, label, words, formatTime } = props;
  const [width, setWidth] = useState(0);
  const layout = timelineLayout(rows.length, [start, end], width);
  const { place } = layout;
  const shown = rows.map((row) => ({ ...row, spans: row.spans.filter((span) => place(span)) }));
  const navigation = usePointNavigation(
    shown.map(({ spans }) => spans.map((span) => ({ at: span.start }))),
  );
  const row = navigation.spot && shown[navigation.spot.series];
  const span = navigation.spot && row?.spans[navigation.spot.point];
  const times = (each: TimelineSpan): string =>
    `${formatTime(each.start)} – ${each.end === null ? words.now : formatTime(each.end)}`;

  return (
    <ChartFrame
      loading={props.loading}
      empty={props.empty}
      stale={props.stale}
      label={label}
      height={layout.height}
      words={words}
      isEmpty={shown.every(({ spans }) => spans.length === 0)}
      table={
        <DataAsTable
          caption={label}
          head={[words.who, words.what, words.from, words.until]}
          rows={shown.flatMap(({ name, spans }) =>
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
      onKeyDown={navigation.onKeyDown}
      onLeave={navigation.leave}
      {...(row &&
        span && {
          note: {
            at: place(span)?.at ?? 0,
            title: `${row.name}: ${span.name}`,
            detail: times(span),
          },
        })}
    >
      <Drawing height={layout.height} aria-hidden onPointerLeave={navigation.leave}>
        {width > 0 && (
          <TimelineDrawing
            rows={shown}
            active={span?.id}
            onPoint={navigation.setSpot}
            {...{ layout, start, end, now, words, formatTime }}
          />
        )}
      </Drawing>
    </ChartFrame>
  );
}
