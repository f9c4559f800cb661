import { CurveChart } from '../CurveChart/CurveChart.tsx';
import type { CurveChartProps } from '../CurveChart/curve-props.ts';
import { curvePoints, type Curve } from './curve-points.ts';

export interface ScoreCurveProps extends Pick<CurveChartProps, 'overlay' | 'top'> {
  /** Points by number of solves. */
  curve: Curve;
  /** The stored curve, dashed below the new one while it differs. */
  saved?: Curve | undefined;
  /** Label of the stored curve: "saved, 60". */
  savedLabel?: string;
  /** Minimum points. */
  floor: number;
  /** "minimum 100" */
  floorLabel: string;
  /** Current number of solves, marked on the curve, and its label: "now, 12 solves". */
  solves?: number | undefined;
  /** Label of the marked point: "now, 12 solves". */
  solvesLabel?: string;
  /** Number of solves at the end of the axis. Default 200. */
  most?: number;
  /** The chart's content in one sentence: "500 points at first, 471 after 12 solves, at least 100". */
  label: string;
  /** "As a table", "As a chart", and the headings of the table: "Solves", "Points". */
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
