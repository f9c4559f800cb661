import { useState } from 'react';
import { ChartFrame, type ChartStates, type ChartWords } from '../ChartFrame/ChartFrame.tsx';
import { DataAsTable } from '../ChartFrame/DataAsTable.tsx';
import { usePointNavigation } from '../ChartFrame/use-point-navigation.ts';
import { Legend, Sample } from './Lanes.styles.ts';
import { MarkShape } from './LaneMarks.tsx';
import { LanesDrawing } from './LanesDrawing.tsx';
import { lanesLayout, type Lane, type LaneKind } from './lanes-layout.ts';

export interface LanesProps extends ChartStates {
  /** Two or a few, from top to bottom. */
  lanes: readonly Lane[];
  /** In the order of the legend. */
  kinds: readonly LaneKind[];
  /** Ids of events to connect, earlier first: a solve and the same flag sent later. */
  links?: readonly { from: string; to: string }[];
  /** Start and end of the time axis, Unix ms. */
  start: number;
  /** End of the time axis, Unix ms. */
  end: number;
  /** The chart's content in one sentence: "Undertow sent two flags soon after Tidal Lock solved them". */
  label: string;
  /** Texts, with the headings of the table: "Time", "Team", "Event". */
  words: ChartWords & { time: string; who: string; what: string };
  /** Formats a time of the axis, Unix ms: "18:00". */
  formatTime: (at: number) => string;
}

/**
 * Events over time in parallel lanes. Arrow keys move over the events of a lane, up and down change
 * the lane, `t` shows a table.
 */
export function Lanes(props: LanesProps) {
  const { lanes, kinds, links = [], start, end, label, words, formatTime } = props;
  const [width, setWidth] = useState(0);
  const navigation = usePointNavigation(lanes.map(({ events }) => events));
  const layout = lanesLayout(lanes.length, [start, end], width);
  const lane = navigation.spot && lanes[navigation.spot.series];
  const event = navigation.spot && lane?.events[navigation.spot.point];
  const say = ({ kind, label: own }: { kind: string; label?: string }): string =>
    own ?? kinds.find(({ id }) => id === kind)?.name ?? kind;
  const happened = lanes
    .flatMap(({ name, events }) => events.map((each) => ({ ...each, name })))
    .toSorted((a, b) => a.at - b.at);

  return (
    <div>
      <Legend>
        {kinds.map(({ id, name, mark, tone }) => (
          <li key={id}>
            <Sample width={12} height={12} viewBox="0 0 12 12" aria-hidden>
              <g data-tone={tone}>
                <MarkShape mark={mark} x={6} y={6} />
              </g>
            </Sample>
            {name}
          </li>
        ))}
      </Legend>
      <ChartFrame
        loading={props.loading}
        empty={props.empty}
        stale={props.stale}
        label={label}
        height={layout.height}
        words={words}
        isEmpty={happened.length === 0}
        table={
          <DataAsTable
            caption={label}
            head={[words.time, words.who, words.what]}
            rows={happened.map((each) => ({
              id: each.id,
              cells: [formatTime(each.at), each.name, say(each)],
            }))}
          />
        }
        onWidth={setWidth}
        onKeyDown={navigation.onKeyDown}
        onLeave={navigation.leave}
        {...(lane &&
          event && {
            note: {
              at: layout.x(event.at),
              title: `${lane.name}: ${say(event)}`,
              detail: formatTime(event.at),
            },
          })}
      >
        {width > 0 && (
          <LanesDrawing
            {...{ lanes, kinds, links, start, end, width, layout, formatTime }}
            active={event?.id}
            onPoint={navigation.setSpot}
          />
        )}
      </ChartFrame>
    </div>
  );
}
