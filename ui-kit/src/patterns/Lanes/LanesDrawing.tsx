import { timeTicks } from '../StepChart/chart-geometry.ts';
import type { Spot } from '../ChartFrame/use-point-navigation.ts';
import { Drawing } from './Lanes.styles.ts';
import { MarkShape } from './LaneMarks.tsx';
import { placeEventLabels, type Lane, type LaneKind, type LanesLayout } from './lanes-layout.ts';

interface LanesDrawingProps {
  lanes: readonly Lane[];
  kinds: readonly LaneKind[];
  /** Ids of events to connect. */
  links: readonly { from: string; to: string }[];
  /** Unix ms. */
  start: number;
  end: number;
  formatTime: (at: number) => string;
  width: number;
  layout: LanesLayout;
  /** Id of the hovered or focused event. */
  active: string | undefined;
  onPoint: (spot: Spot | undefined) => void;
}

/**
 * Lines, events and their connections. Hidden from assistive technology; the frame has the text.
 */
export function LanesDrawing(props: LanesDrawingProps) {
  const { lanes, kinds, links, start, end, width, layout, formatTime, active, onPoint } = props;
  const { height, left, x, y, isNarrow } = layout;
  const ticks = timeTicks(start, end, isNarrow ? 2 : 5);
  const places = new Map(
    lanes.flatMap(({ events }, lane) =>
      events.map(({ id, at }) => [id, { x: x(at), y: y(lane) }] as const),
    ),
  );
  return (
    <Drawing height={height} aria-hidden onPointerLeave={() => onPoint(undefined)}>
      {[...ticks, end].map((at, index) => (
        <g key={at}>
          <line data-part="tick" x1={x(at)} x2={x(at)} y1={4} y2={height - 22} />
          <text data-part="tick" x={Math.min(x(at), width - 18)} y={height - 6}>
            {index === 0 && isNarrow ? '' : formatTime(at)}
          </text>
        </g>
      ))}
      {lanes.map(({ id, name }, lane) => (
        <g key={id}>
          <line data-part="lane" x1={left} x2={x(end)} y1={y(lane)} y2={y(lane)} />
          <text data-part="lane" x={0} y={isNarrow ? y(lane) + 22 : y(lane) + 4}>
            {name.length > 13 && !isNarrow ? `${name.slice(0, 12)}…` : name}
          </text>
        </g>
      ))}
      {links.map(({ from, to }) => {
        const a = places.get(from);
        const b = places.get(to);
        if (!a || !b) return null;
        const middle = (a.y + b.y) / 2;
        return (
          <path
            key={`${from} ${to}`}
            data-part="link"
            d={`M${a.x} ${a.y}C${a.x} ${middle} ${b.x} ${middle} ${b.x} ${b.y}`}
          />
        );
      })}
      {lanes.map(({ id, events }, lane) => {
        const shown = isNarrow ? undefined : placeEventLabels(events, x, width);
        const isLast = lane > 0 && lane === lanes.length - 1;
        return (
          <g key={id}>
            {events.map((event, point) => {
              const kind = kinds.find((each) => each.id === event.kind);
              return (
                <g
                  key={event.id}
                  data-tone={kind?.tone}
                  onPointerEnter={() => onPoint({ series: lane, point })}
                >
                  <circle cx={x(event.at)} cy={y(lane)} r={9} fill="transparent" />
                  {event.id === active && (
                    <circle data-part="cursor" cx={x(event.at)} cy={y(lane)} r={9} />
                  )}
                  {kind && <MarkShape mark={kind.mark} x={x(event.at)} y={y(lane)} />}
                  {shown?.has(event.id) && (
                    <text x={shown.get(event.id)} y={isLast ? y(lane) + 22 : y(lane) - 12}>
                      {event.label}
                    </text>
                  )}
                </g>
              );
            })}
          </g>
        );
      })}
    </Drawing>
  );
}
