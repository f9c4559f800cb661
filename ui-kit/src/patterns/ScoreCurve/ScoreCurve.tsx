import { useRef, type ReactNode } from 'react';
import { useSize } from '../shared/use-size.ts';
import {
  CURVE_HEIGHT,
  curveGeometry,
  curvePath,
  LEFT,
  type Curve,
  type CurveGeometry,
} from './curve-geometry.ts';
import { Drawing, Frame } from './ScoreCurve.styles.ts';

export interface ScoreCurveProps {
  curve: Curve;
  /** The curve that is stored, dashed under the new one while it differs. */
  saved?: Curve | undefined;
  /** "saved, 60"; stands at the stored curve. */
  savedLabel?: string;
  /** Points that are never undercut. */
  floor: number;
  /** "minimum 100" */
  floorLabel: string;
  /** Solves it has now; pinned on the curve with the words after the points: "now, 12 solves". */
  solves?: number | undefined;
  solvesLabel?: string;
  /** The right end; 200 solves unless told. */
  most?: number;
  /** Points the axis reaches at least; by the curves unless told. */
  top?: number | undefined;
  /** Stands over the drawing, e.g. handles; is given the places. */
  overlay?: (geometry: CurveGeometry) => ReactNode;
  /** What it says in words: "500 points at first, 471 after 12 solves, at least 100". */
  label: string;
}

/** What a challenge is worth after each solve. */
export const ScoreCurve = (props: ScoreCurveProps) => {
  const {
    curve,
    saved,
    savedLabel,
    floor,
    floorLabel,
    solves,
    solvesLabel,
    most = 200,
    top = Math.max(curve(1), saved?.(1) ?? 0),
    overlay,
    label,
  } = props;
  const frame = useRef<HTMLDivElement>(null);
  const width = useSize(frame)?.width ?? 0;
  const geometry = curveGeometry(width, top, most);
  const { ticks: points, x, y } = geometry;
  const right = x(most);
  const pin = solves === undefined ? undefined : Math.min(Math.max(solves, 1), most);

  return (
    <Frame ref={frame}>
      <Drawing height={CURVE_HEIGHT} role="img" aria-label={label}>
        {points.map((value) => (
          <line key={value} x1={LEFT} x2={right} y1={y(value)} y2={y(value)} />
        ))}
        {points.map((value) => (
          <text key={value} data-axis="points" x={LEFT - 7} y={y(value) + 4}>
            {value}
          </text>
        ))}
        {[0, 0.25, 0.5, 0.75, 1].map((share) => {
          const at = Math.max(1, Math.round(share * most));
          return (
            <text key={share} data-axis="solves" x={x(at)} y={CURVE_HEIGHT - 5}>
              {at}
            </text>
          );
        })}
        <line data-part="floor" x1={LEFT} x2={right} y1={y(floor)} y2={y(floor)} />
        <text data-part="floor" x={right} y={y(floor) + 15}>
          {floorLabel}
        </text>
        {saved && (
          <>
            <path data-saved d={curvePath(saved, geometry, most)} />
            <text data-part="saved" x={x(most * 0.3) - 8} y={y(saved(most * 0.3)) + 18}>
              {savedLabel}
            </text>
          </>
        )}
        <path d={curvePath(curve, geometry, most)} />
        {pin !== undefined && (
          <>
            <line data-part="pin" x1={x(pin)} x2={x(pin)} y1={y(0)} y2={y(curve(pin))} />
            <circle cx={x(pin)} cy={y(curve(pin))} r={4} />
            <text data-part="pin" x={x(pin) + 10} y={y(curve(pin)) - 6}>
              <tspan>{Math.floor(curve(pin))}</tspan>
              <tspan dx={5}>{solvesLabel}</tspan>
            </text>
          </>
        )}
      </Drawing>
      {width > 0 && overlay?.(geometry)}
    </Frame>
  );
};
