import type { ChartStates, ChartWords } from '../ChartFrame/ChartFrame.tsx';
import type { TimelineRow } from './timeline-layout.ts';

export interface TimelineProps extends ChartStates {
  /** From top to bottom, each with its spans. */
  rows: readonly TimelineRow[];
  /** Start and end of the time axis, Unix ms. */
  start: number;
  /** End of the time axis, Unix ms. */
  end: number;
  /** Unix ms, drawn as a dashed line if it is within the window. */
  now?: number;
  /** The chart's content in one sentence: "Three teams run instances, one failed". */
  label: string;
  /** Texts, with the headings of the table and the label of the line at `now`. */
  words: ChartWords & { who: string; what: string; from: string; until: string; now: string };
  /** Formats a time of the axis and the table, Unix ms: "18:00". */
  formatTime: (at: number) => string;
}
