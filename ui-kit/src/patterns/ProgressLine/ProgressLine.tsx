import { vars } from '../../tokens/vars.ts';
import { Line } from './ProgressLine.styles.ts';

export interface ProgressLineProps {
  /** Share of the game's time that has passed, 0 to 1; outside of it is cut. */
  value: number;
  /** What it shows: "Time passed". */
  label: string;
}

/** The line of passed time under a game's header. */
export const ProgressLine = ({ value, label }: ProgressLineProps) => {
  const percent = Math.min(100, Math.max(0, value * 100));
  return (
    <Line
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={Math.round(percent)}
      style={vars({ '--passed': `${percent}%` })}
    />
  );
};
