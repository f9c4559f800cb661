import type { ReactNode } from 'react';
import type { ChartStates, ChartWords } from '../ChartFrame/ChartFrame.tsx';
import type { Curve, CurveLayout } from './curve-geometry.ts';

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
  /** Formats a value of the vertical axis: "471". */
  formatValue: (value: number) => string;
}
