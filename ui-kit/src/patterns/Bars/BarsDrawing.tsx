import type { PointerEvent, ReactNode } from 'react';
import { linear, timeTicks } from '../StepChart/chart-geometry.ts';
import { barParts, barPlace, barsTop, type BarBucket, type BarLevel } from './bars-geometry.ts';
import { Drawing } from './Bars.styles.ts';

interface BarsDrawingProps {
  levels: readonly BarLevel[];
  buckets: readonly BarBucket[];
  /** Px of the whole. */
  width: number;
  height: number;
  /** The end of the last bucket, Unix ms. */
  end: number;
  limit?: { value: number; label: string } | undefined;
  /** Index of the bar under the pointer or the keys. */
  active?: number | undefined;
  formatTime: (at: number) => string;
  onPointerMove?: (event: PointerEvent<SVGSVGElement>) => void;
  onPointerDown?: (event: PointerEvent<SVGSVGElement>) => void;
  onPointerUp?: (event: PointerEvent<SVGSVGElement>) => void;
  onPointerLeave?: () => void;
  /** Under the bars. */
  children?: ReactNode;
}

const AXIS = 18;
/** Room for a mark over the highest bar. */
const MARKS = 12;

function Mark({ level, x, y }: { level: BarLevel; x: number; y: number }) {
  return level.mark === 'triangle' ? (
    <path data-tone={level.tone} d={`M${x} ${y - 4}l4 7h-8z`} />
  ) : (
    <path data-mark="cross" d={`M${x - 3} ${y - 3}l6 6M${x + 3} ${y - 3}l-6 6`} />
  );
}

/** Bars with their marks, limit and moments. Decoration: the frame around it says it in words. */
export function BarsDrawing(props: BarsDrawingProps) {
  const { levels, buckets, width, height, end, limit, active, formatTime, children } = props;
  const { onPointerMove, onPointerDown, onPointerUp, onPointerLeave } = props;
  const base = height - AXIS;
  const marked = levels.some(({ mark }) => mark !== undefined);
  const room = base - (marked ? MARKS : 2);
  const top = barsTop(buckets, limit?.value);
  const start = buckets[0]?.at ?? end;
  const at = linear([start, Math.max(end, start + 1)], [0, width]);
  const ticks = timeTicks(start, end, width < 360 ? 1 : 4).slice(1);
  const limitY = limit && base - (limit.value / top) * room;
  return (
    <Drawing
      height={height}
      aria-hidden
      {...{ onPointerMove, onPointerDown, onPointerUp, onPointerLeave }}
    >
      {/* Filled, so that the space between bars receives pointer events. */}
      <rect width="100%" height={base} fill="transparent" />
      {children}
      {active !== undefined && (
        <rect
          data-part="cursor"
          x={barPlace(active, buckets.length, width).x - 1}
          width={barPlace(active, buckets.length, width).width + 2}
          y={0.5}
          height={base}
          rx={2}
        />
      )}
      {buckets.map((bucket, index) => {
        const place = barPlace(index, buckets.length, width);
        const parts = barParts(bucket.counts, top, base, room);
        const loud = levels.findLastIndex(
          ({ mark }, level) => mark !== undefined && (bucket.counts[level] ?? 0) > 0,
        );
        const level = levels[loud];
        return (
          <g key={bucket.at}>
            {parts.map((part) => (
              <rect
                key={part.level}
                data-tone={levels[part.level]?.tone}
                x={place.x}
                width={place.width}
                y={part.y}
                height={part.height}
              />
            ))}
            {level && (
              <Mark level={level} x={place.x + place.width / 2} y={(parts.at(-1)?.y ?? base) - 6} />
            )}
          </g>
        );
      })}
      <line data-part="base" x1={0} x2={width} y1={base} y2={base} />
      {limit && limitY !== undefined && (
        <>
          <line data-part="limit" x1={0} x2={width} y1={limitY} y2={limitY} />
          <text data-part="limit" x={width} y={limitY - 4}>
            {limit.label}
          </text>
        </>
      )}
      <text data-end="start" x={0} y={height - 2}>
        {formatTime(start)}
      </text>
      {ticks.map((tick) => (
        <text key={tick} x={at(tick)} y={height - 2}>
          {formatTime(tick)}
        </text>
      ))}
      <text data-end="end" x={width} y={height - 2}>
        {formatTime(end)}
      </text>
    </Drawing>
  );
}
