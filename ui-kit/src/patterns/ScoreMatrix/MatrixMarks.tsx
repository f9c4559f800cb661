import { memo } from 'react';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.tsx';
import { BloodPennant } from '../BloodPennant/BloodPennant.tsx';
import { categoryColor } from '../CategoryFlag/categories.ts';
import type { MatrixChallenge, MatrixTeam, MatrixWords } from './matrix-model.ts';
import { marksOf } from './matrix-squares.ts';
import { Cells, Pennant } from './ScoreMatrix.styles.ts';

export interface MatrixMarksProps {
  team: MatrixTeam;
  challenges: readonly MatrixChallenge[];
  /** px */
  cell: number;
  words: MatrixWords;
}

/**
 * All cells of a row as one picture. Whoever cannot see it hears how many are solved and which bloods
 * are held, and walks for the single ones.
 */
export const MatrixMarks = memo(({ team, challenges, cell, words }: MatrixMarksProps) => {
  const { squares, pennants } = marksOf(team, challenges, cell);
  return (
    <Cells role="gridcell" aria-colindex={4} aria-colspan={challenges.length}>
      <VisuallyHidden>{team.solved}</VisuallyHidden>
      <svg aria-hidden>
        {squares.map(({ category, state, path }) => (
          <path
            key={`${category} ${state}`}
            d={path}
            data-state={state}
            style={{ color: categoryColor(category) }}
          />
        ))}
      </svg>
      {pennants.map(({ column, place }) => (
        <Pennant key={column} style={{ left: column * cell }}>
          <BloodPennant place={place} label={words.blood[place - 1]} />
        </Pennant>
      ))}
    </Cells>
  );
});
MatrixMarks.displayName = 'MatrixMarks';
