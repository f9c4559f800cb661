import type { ChartStates } from '../ChartFrame/ChartFrame.tsx';
import type { ScorePoint } from './chart-geometry.ts';

export interface ScoreSeries {
  id: number;
  name: string;
  /** In order of time. */
  points: readonly ScorePoint[];
  /** The viewer's own team: drawn last, thicker, in the brand colour for lines. */
  mine?: boolean;
  /** Not a team, but a value for comparison, e.g. the median: faint and dashed. */
  reference?: boolean;
}

export interface StepChartProps extends ChartStates {
  /**
   * Best first. Up to eight have a colour and a label; others are faint and show their name on hover.
   */
  series: readonly ScoreSeries[];
  /** Start and end of the time axis, Unix ms. */
  start: number;
  /** End of the time axis, Unix ms. */
  end: number;
  /** The chart's content in one sentence: "tern.team leads with 3,974 points, …". */
  label: string;
  /** Height in px. Default 140; 104 on phones. */
  height?: number;
  /** "now" at the right end of the axis; "Team", "As a table", "As a chart". */
  words: { now: string; team: string; table: string; chart: string };
  /** Formats a time: `day` for the start of the axis and whole days after it. */
  formatTime: (at: number, kind: 'day' | 'time') => string;
  /** Formats points of the axis and the labels: "3,974". */
  formatScore: (score: number) => string;
}
