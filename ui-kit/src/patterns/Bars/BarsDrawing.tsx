import type { PointerEvent, ReactNode } from 'react';
import { linear, numberTicks, scoreTicks, timeTicks } from '../StepChart/chart-geometry.ts';
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
  formatScale?: ((count: number) => string) | undefined;
  axis?: 'time' | 'number';
  /** Formats what is below the bars. */
  formatTick: (at: number) => string;
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

/** How far a count of the scale is below its line. */
const SCALE_TEXT = 12;

/** Round counts from 0 to at least the highest one. */
function wholeTicks(highest: number): number[] {
  return scoreTicks(highest, 2).filter(Number.isInteger);
}

function Mark({ level, x, y }: { level: BarLevel; x: number; y: number }) {
  return level.mark === 'triangle' ? (
    <path data-tone={level.tone} d={`M${x} ${y - 4}l4 7h-8z`} />
  ) : (
    <path data-mark="cross" d={`M${x - 3} ${y - 3}l6 6M${x + 3} ${y - 3}l-6 6`} />
  );
}

interface ScaleCountsProps {
  scale: readonly number[];
  yOf: (count: number) => number;
  formatScale: (count: number) => string;
}

function ScaleCounts({ scale, yOf, formatScale }: ScaleCountsProps) {
  return scale.slice(1).map((count) => (
    <text key={count} data-part="scale" x={0} y={yOf(count) + SCALE_TEXT}>
      {formatScale(count)}
    </text>
  ));
}

interface LimitProps {
  limit: NonNullable<BarsDrawingProps['limit']>;
  width: number;
  yOf: (count: number) => number;
}

function Limit({ limit, width, yOf }: LimitProps) {
  const y = yOf(limit.value);
  return (
    <>
      <line data-part="limit" x1={0} x2={width} y1={y} y2={y} />
      <text data-part="limit" x={width} y={y - 4}>
        {limit.label}
      </text>
    </>
  );
}

type BelowBarsProps = Pick<BarsDrawingProps, 'width' | 'height' | 'end' | 'formatTick'> & {
  start: number;
  axis: 'time' | 'number';
};

/** The start, the end, and what is evenly between them. */
function BelowBars({ start, end, axis, width, height, formatTick }: BelowBarsProps) {
  const x = linear([start, Math.max(end, start + 1)], [0, width]);
  const y = height - 2;
  const ticksOf = axis === 'time' ? timeTicks : numberTicks;
  const ticks = ticksOf(start, end, width < 360 ? 1 : 4).slice(1);
  return (
    <>
      <text data-end="start" x={0} y={y}>
        {formatTick(start)}
      </text>
      {ticks.map((tick) => (
        <text key={tick} x={x(tick)} y={y}>
          {formatTick(tick)}
        </text>
      ))}
      <text data-end="end" x={width} y={y}>
        {formatTick(end)}
      </text>
    </>
  );
}

/** Bars with their marks, limit and moments. Decoration: the frame around it says it in words. */
export function BarsDrawing(props: BarsDrawingProps) {
  const { levels, buckets, width, height, end, limit, active, formatTick, children } = props;
  const { formatScale, axis = 'time' } = props;
  const { onPointerMove, onPointerDown, onPointerUp, onPointerLeave } = props;
  const base = height - AXIS;
  const marked = levels.some(({ mark }) => mark !== undefined);
  const room = base - (marked ? MARKS : 2);
  const highest = barsTop(buckets, limit?.value);
  const scale = formatScale ? wholeTicks(highest) : [];
  const top = scale.at(-1) ?? highest;
  const start = buckets[0]?.at ?? end;
  const yOf = linear([0, top], [base, base - room]);
  return (
    <Drawing
      height={height}
      aria-hidden
      {...{ onPointerMove, onPointerDown, onPointerUp, onPointerLeave }}
    >
      {/* Filled, so that the space between bars receives pointer events. */}
      <rect width="100%" height={base} fill="transparent" />
      {children}
      {scale.slice(1).map((count) => (
        <line key={count} data-part="scale" x1={0} x2={width} y1={yOf(count)} y2={yOf(count)} />
      ))}
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
      {formatScale && <ScaleCounts {...{ scale, yOf, formatScale }} />}
      <line data-part="base" x1={0} x2={width} y1={base} y2={base} />
      {limit && <Limit {...{ limit, width, yOf }} />}
      <BelowBars {...{ start, end, axis, width, height, formatTick }} />
    </Drawing>
  );
}
