import { useRef } from 'react';
import { linear, scoreTicks } from '../StepChart/chart-geometry.ts';
import { useSize } from '../shared/use-size.ts';
import { Drawing, Frame } from './ScoreCurve.styles.ts';

/** Points of a challenge after a number of solves (1 or more). */
export type Curve = (solves: number) => number;

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
  /** What it says in words: "500 points at first, 471 after 12 solves, at least 100". */
  label: string;
}

const HEIGHT = 170;
const LEFT = 34;
const RIGHT = 10;
const SAMPLES = 100;

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
    label,
  } = props;
  const frame = useRef<HTMLDivElement>(null);
  const width = useSize(frame)?.width ?? 0;
  const points = scoreTicks(Math.max(curve(1), saved?.(1) ?? 0), 5);
  const x = linear([1, most], [LEFT, Math.max(LEFT + 1, width - RIGHT)]);
  const y = linear([0, points.at(-1) ?? 1], [HEIGHT - 22, 12]);
  const right = x(most);
  const draw = (value: Curve): string =>
    Array.from({ length: SAMPLES + 1 }, (_, index) => 1 + (index * (most - 1)) / SAMPLES)
      .map(
        (at, index) => `${index === 0 ? 'M' : 'L'}${x(at).toFixed(1)} ${y(value(at)).toFixed(1)}`,
      )
      .join('');
  const pin = solves === undefined ? undefined : Math.min(Math.max(solves, 1), most);

  return (
    <Frame ref={frame}>
      <Drawing height={HEIGHT} role="img" aria-label={label}>
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
            <text key={share} data-axis="solves" x={x(at)} y={HEIGHT - 5}>
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
            <path data-saved d={draw(saved)} />
            <text data-part="saved" x={x(most * 0.3) - 8} y={y(saved(most * 0.3)) + 18}>
              {savedLabel}
            </text>
          </>
        )}
        <path d={draw(curve)} />
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
    </Frame>
  );
};
