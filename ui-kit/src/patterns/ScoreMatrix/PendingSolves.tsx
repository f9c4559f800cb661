import { Root, Square } from './PendingSolves.styles.ts';

export interface PendingSolvesProps {
  /** Number of solves hidden by the freeze. */
  count: number;
  /** "3 pending" */
  label: string;
}

/** Maximum number of squares. */
const MAX_MARKS = 3;

/** Grey squares for a team's solves since the scoreboard was frozen. */
export function PendingSolves({ count, label }: PendingSolvesProps) {
  return (
    <Root>
      {Array.from({ length: Math.min(MAX_MARKS, count) }, (_, index) => (
        <Square key={index} />
      ))}
      {label}
    </Root>
  );
}
