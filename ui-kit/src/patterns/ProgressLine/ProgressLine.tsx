import { vars } from '../../tokens/vars.ts';
import { Line } from './ProgressLine.styles.ts';

export interface ProgressLineProps {
  /** Share of the game's time that has passed, 0 to 1; outside of it is cut. */
  value: number;
  /** What it shows: "Time passed". */
  label: string;
  /** On the lower edge of a header, as a bar inside a card, or on a projector. Default `header`. */
  look?: 'header' | 'card' | 'projector';
}

/** The line of a game's passed time. */
export function ProgressLine({ value, label, look = 'header' }: ProgressLineProps) {
  const percent = Math.min(100, Math.max(0, value * 100));
  return (
    <Line
      role="progressbar"
      data-look={look}
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={Math.round(percent)}
      style={vars({ '--passed': `${percent}%` })}
    />
  );
}
