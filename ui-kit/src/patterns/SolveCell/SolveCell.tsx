import { vars } from '../../tokens/vars.ts';
import { BloodPennant, type BloodPlace } from '../BloodPennant/BloodPennant.tsx';
import { categoryColor, type AnyCategory } from '../CategoryFlag/categories.ts';
import { Square } from './SolveCell.styles.ts';

/**
 * `open`: not solved; `worthless`: solved without points (after the end, or outside of the ranking);
 * `hidden`: unknown, because the scoreboard is frozen.
 */
export type SolveState = 'open' | 'solved' | 'worthless' | 'hidden';

export interface SolveCellProps {
  /** Decides the colour of a solved square. */
  category: AnyCategory;
  /** Decides the shape: filled, outlined, or empty. */
  state: SolveState;
  /** Place of a blood: shows a pennant instead of the square. */
  blood?: BloodPlace | undefined;
  /** Label: "solved", "first blood". */
  label: string;
}

/** The state of a challenge for a team, as a mark. */
export function SolveCell({ category, state, blood, label }: SolveCellProps) {
  return blood && state === 'solved' ? (
    <BloodPennant place={blood} label={label} />
  ) : (
    <Square
      role="img"
      aria-label={label}
      data-state={state}
      style={vars({ '--hue': categoryColor(category) })}
    />
  );
}
