import { BloodPennant } from '../BloodPennant/BloodPennant.tsx';
import { categoryColor } from '../CategoryFlag/categories.ts';
import {
  cellWords,
  type MatrixChallenge,
  type MatrixSolve,
  type MatrixWords,
} from './matrix-model.ts';

interface MatrixCellProps {
  challenge: MatrixChallenge;
  solve: MatrixSolve | undefined;
  column: number;
  /** px from the row's first cell. */
  left: number;
  /** Only of the cell that the walk stands on. */
  id: string | undefined;
  words: MatrixWords;
}

/**
 * One bare element per cell, its square itself: a board draws a thousand of them, and each wrapper
 * and each pseudo-element would count as often. What looks differently is styled by `Cells`.
 */
export const MatrixCell = ({ challenge, solve, column, left, id, words }: MatrixCellProps) => {
  const place = { role: 'gridcell', 'aria-colindex': column + 4, id } as const;
  const label = cellWords(solve, words);
  if (solve?.blood && solve.state === 'solved') {
    return (
      <div {...place} data-state="blood" style={{ left }}>
        <BloodPennant place={solve.blood} label={label} />
      </div>
    );
  }
  const color = categoryColor(challenge.category);
  return (
    <div
      {...place}
      aria-label={label}
      data-state={solve?.state ?? 'open'}
      style={{ left, color }}
    />
  );
};
