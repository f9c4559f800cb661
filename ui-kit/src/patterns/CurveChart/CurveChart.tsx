import { useState, type PointerEvent, type ReactNode } from 'react';
import { ChartFrame, type ChartStates, type ChartWords } from '../ChartFrame/ChartFrame.tsx';
import { DataAsTable } from '../ChartFrame/DataAsTable.tsx';
import { usePointNavigation } from '../ChartFrame/use-point-navigation.ts';
import { Drawing } from './CurveChart.styles.ts';
import { curveLayout, curvePath, valueAt, type Curve, type CurveLayout } from './curve-geometry.ts';

export interface CurveChartProps extends ChartStates {
  /** A few; each says its name at its line. */
  curves: readonly Curve[];
  /** A lower bound, drawn as a line. */
  floor?: { value: number; label: string };
  /** A highlighted point on the first curve: "471 now, 12 solves". */
  pin?: { at: number; value: number; label?: string | undefined };
  /** The axis reaches at least this value. */
  top?: number | undefined;
  /** Rendered over the drawing, e.g. handles; gets the layout. */
  overlay?: ((layout: CurveLayout) => ReactNode) | undefined;
  /** The chart's content in one sentence: "500 points at first, 200 after 200 solves". */
  label: string;
  /** Texts, with the name of the horizontal axis: "Solves". */
  words: ChartWords & { at: string };
  /** Px. Default 170. */
  height?: number;
  /** Formats a value of the horizontal axis: "100". */
  formatAt: (at: number) => string;
  formatValue: (value: number) => string;
}

/**
 * A chart of values by a number, drawn as sloping lines. Arrow keys move over the points, `t` shows
 * a table.
 */
export function CurveChart(props: CurveChartProps) {
  const { curves, floor, pin, overlay, label, words, height = 170, formatAt, formatValue } = props;
  const [width, setWidth] = useState(0);
  const walk = usePointNavigation(curves.map(({ points }) => points));
  const layout = curveLayout(curves, width, height, Math.max(floor?.value ?? 0, props.top ?? 0));
  const { left, right, values, ticks, x, y } = layout;
  const curve = walk.spot && curves[walk.spot.series];
  const point = walk.spot && curve?.points[walk.spot.point];
  const places = [...new Set(curves.flatMap(({ points }) => points.map(({ at }) => at)))];

  const onPointerMove = (event: PointerEvent<SVGSVGElement>): void => {
    const at = event.clientX - event.currentTarget.getBoundingClientRect().left;
    const [main] = curves;
    const off = main?.points.map((each) => Math.abs(x(each.at) - at)) ?? [];
    if (off.length > 0) walk.setSpot({ series: 0, point: off.indexOf(Math.min(...off)) });
  };

  return (
    <ChartFrame
      loading={props.loading}
      empty={props.empty}
      stale={props.stale}
      label={label}
      height={height}
      words={words}
      isEmpty={places.length === 0}
      table={
        <DataAsTable
          caption={label}
          head={[words.at, ...curves.map(({ name }) => name)]}
          rows={places
            .toSorted((a, b) => a - b)
            .map((at) => ({
              id: at,
              cells: [
                formatAt(at),
                ...curves.map(({ points }) => formatValue(valueAt(points, at))),
              ],
            }))}
        />
      }
      onWidth={setWidth}
      onKeyDown={walk.onKeyDown}
      onLeave={walk.leave}
      controls={width > 0 && overlay?.(layout)}
      {...(curve &&
        point && {
          note: {
            at: x(point.at),
            title: `${curve.name}, ${formatValue(point.value)}`,
            detail: `${words.at}: ${formatAt(point.at)}`,
          },
        })}
    >
      <Drawing
        height={height}
        aria-hidden
        onPointerMove={onPointerMove}
        onPointerLeave={walk.leave}
      >
        {width > 0 && (
          <>
            {values.map((value) => (
              <g key={value}>
                <line data-part="value" x1={left} x2={right} y1={y(value)} y2={y(value)} />
                <text data-part="value" x={left - 7} y={y(value) + 4}>
                  {formatValue(value)}
                </text>
              </g>
            ))}
            {ticks.map((at) => (
              <text key={at} x={x(at)} y={height - 5}>
                {formatAt(at)}
              </text>
            ))}
            {floor && (
              <>
                <line
                  data-part="floor"
                  x1={left}
                  x2={right}
                  y1={y(floor.value)}
                  y2={y(floor.value)}
                />
                <text data-part="floor" x={right} y={y(floor.value) + 14}>
                  {floor.label}
                </text>
              </>
            )}
            {curves.toReversed().map(({ id, points, look = 'main' }) => (
              <path key={id} data-look={look} d={curvePath(points, x, y)} />
            ))}
            {curves.length > 1 &&
              curves.map(
                ({ id, name, points, named = true }) =>
                  named && (
                    <text key={id} data-part="name" x={right} y={y(points.at(-1)?.value ?? 0) - 6}>
                      {name}
                    </text>
                  ),
              )}
            {pin && (
              <>
                <line data-part="pin" x1={x(pin.at)} x2={x(pin.at)} y1={y(0)} y2={y(pin.value)} />
                <circle cx={x(pin.at)} cy={y(pin.value)} r={4} />
                <text data-part="pin" x={x(pin.at) + 10} y={y(pin.value) - 6}>
                  <tspan>{formatValue(pin.value)}</tspan>
                  <tspan dx={5}>{pin.label}</tspan>
                </text>
              </>
            )}
            {point && (
              <>
                <line data-part="cursor" x1={x(point.at)} x2={x(point.at)} y1={y(0)} y2={8} />
                <circle cx={x(point.at)} cy={y(point.value)} r={4} />
              </>
            )}
          </>
        )}
      </Drawing>
    </ChartFrame>
  );
}
