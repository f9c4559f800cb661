import { vars } from '../../tokens/vars.ts';
import { BloodPennant, type BloodPlace } from '../BloodPennant/BloodPennant.tsx';
import { categoryColor, type AnyCategory } from '../CategoryFlag/categories.ts';
import { Square } from './SolveCell.styles.ts';

/**
 * open: not solved; worthless: solved, but without points (after the end, outside of the ranking);
 * hidden: the board is frozen and does not say.
 */
export type SolveState = 'open' | 'solved' | 'worthless' | 'hidden';

export interface SolveCellProps {
  category: AnyCategory;
  state: SolveState;
  /** A pennant takes the square's place. */
  blood?: BloodPlace | undefined;
  /** The mark in words: "solved", "first blood". */
  label: string;
}

/** What a team made of a challenge, as a mark. */
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
