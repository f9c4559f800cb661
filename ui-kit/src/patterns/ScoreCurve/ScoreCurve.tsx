import { CurveChart } from '../CurveChart/CurveChart.tsx';
import type { CurveChartProps } from '../CurveChart/curve-props.ts';
import { curvePoints, type Curve } from './curve-points.ts';

export interface ScoreCurveProps extends Pick<CurveChartProps, 'overlay' | 'top'> {
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
  /** Number of solves at the right end. Default 200. */
  most?: number;
  /** What it says in words: "500 points at first, 471 after 12 solves, at least 100". */
  label: string;
  /** "As a table", "As a chart", and the heads of the table: "Solves", "Points". */
  words: CurveChartProps['words'] & { points: string };
}

function whole(value: number): string {
  return String(Math.floor(value));
}

/**
 * The value of a challenge after each solve. Arrow keys move over the solves, `t` shows a table.
 */
export function ScoreCurve(props: ScoreCurveProps) {
  const { curve, saved, savedLabel = '', floor, floorLabel, solves, solvesLabel } = props;
  const { most = 200, words, label, overlay, top } = props;
  const pin = solves === undefined ? undefined : Math.min(Math.max(solves, 1), most);
  return (
    <CurveChart
      label={label}
      words={words}
      overlay={overlay}
      top={top}
      curves={[
        { id: 'new', name: words.points, named: false, points: curvePoints(curve, most) },
        ...(saved
          ? [
              {
                id: 'saved',
                name: savedLabel,
                look: 'other' as const,
                points: curvePoints(saved, most),
              },
            ]
          : []),
      ]}
      floor={{ value: floor, label: floorLabel }}
      {...(pin !== undefined && {
        pin: { at: pin, value: curve(pin), label: solvesLabel },
      })}
      formatAt={(at) => String(Math.max(1, Math.round(at)))}
      formatValue={whole}
    />
  );
}
