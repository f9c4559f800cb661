import { vars } from '../../tokens/vars.ts';
import { Line } from './ProgressLine.styles.ts';

export interface ProgressLineProps {
  /** Elapsed share of the game's time, 0 to 1; other values are clamped. */
  value: number;
  /** Name for assistive technology: "Time passed". */
  label: string;
  /** At the lower edge of a header, as a bar in a card, or on a projector. Default `header`. */
  look?: 'header' | 'card' | 'projector';
}

/** The elapsed share of a game's time as a line. */
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
