import { useState } from 'react';
import { styled } from 'styled-components';
import { ChartFrame } from '../ChartFrame/ChartFrame.tsx';
import { DataAsTable } from '../ChartFrame/DataAsTable.tsx';
import { usePointNavigation } from '../ChartFrame/use-point-navigation.ts';
import { timelineLayout, type TimelineSpan } from './timeline-layout.ts';
import type { TimelineProps } from './timeline-props.ts';
import { TimelineDrawing } from './TimelineDrawing.tsx';
import { text } from '../../tokens/text.ts';
import { color, font } from '../../tokens/tokens.ts';

const Drawing = styled.svg`
  width: 100%;
  overflow: visible;

  & line[data-part='tick'],
  & line[data-part='row'] {
    stroke: ${color.lineRow};
  }
  & line[data-part='now'] {
    stroke: ${color.muted};
    stroke-dasharray: 3 3;
  }
  & rect[data-tone='now'] {
    fill: ${color.brandStrong};
  }
  & rect[data-tone='next'] {
    fill: ${color.surface};
    stroke: ${color.info};
    stroke-width: 1.5;
  }
  & rect[data-tone='past'] {
    fill: ${color.disabled};
  }
  & rect[data-tone='bad'] {
    fill: ${color.danger};
  }
  & path[data-tone='bad'] {
    fill: none;
    stroke: ${color.danger};
    stroke-width: 1.75;
    stroke-linecap: round;
  }
  & rect[data-part='cursor'] {
    fill: none;
    stroke: ${color.brandText};
    stroke-width: 2;
  }
  & text {
    ${text.size11}
    text-anchor: middle;
    fill: ${color.faint};
    font-family: ${font.mono};
    ${text.figures}
  }
  & text[data-part='row'] {
    font-family: ${font.sans};
    font-size: 12px;
    text-anchor: start;
    fill: ${color.text};
  }
  & text[data-part='now'] {
    fill: ${color.muted};
    text-anchor: end;
  }
`;

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
