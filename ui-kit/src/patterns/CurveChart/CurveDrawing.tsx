import { curvePath, type CurveLayout, type CurvePoint } from './curve-geometry.ts';
import type { CurveChartProps } from './curve-props.ts';

interface CurveDrawingProps extends Pick<
  CurveChartProps,
  'curves' | 'floor' | 'pin' | 'formatAt' | 'formatValue'
> {
  layout: CurveLayout;
  height: number;
  /** The hovered or focused point. */
  point: CurvePoint | undefined;
}

/** The axes, lines and points of a curve chart. */
export function CurveDrawing(props: CurveDrawingProps) {
  const { curves, floor, layout, point } = props;
  const { left, right, x, y } = layout;
  return (
    <>
      <Axes {...props} />
      {floor && (
        <>
          <line data-part="floor" x1={left} x2={right} y1={y(floor.value)} y2={y(floor.value)} />
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
      <Pin {...props} />
      {point && (
        <>
          <line data-part="cursor" x1={x(point.at)} x2={x(point.at)} y1={y(0)} y2={8} />
          <circle cx={x(point.at)} cy={y(point.value)} r={4} />
        </>
      )}
    </>
  );
}

function Axes({ layout, height, formatAt, formatValue }: CurveDrawingProps) {
  const { left, right, values, ticks, x, y } = layout;
  return (
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
    </>
  );
}

function Pin({ pin, layout: { x, y }, formatValue }: CurveDrawingProps) {
  return (
    pin && (
      <>
        <line data-part="pin" x1={x(pin.at)} x2={x(pin.at)} y1={y(0)} y2={y(pin.value)} />
        <circle cx={x(pin.at)} cy={y(pin.value)} r={4} />
        <text data-part="pin" x={x(pin.at) + 10} y={y(pin.value) - 6}>
          <tspan>{formatValue(pin.value)}</tspan>
          <tspan dx={5}>{pin.label}</tspan>
        </text>
      </>
    )
  );
}
