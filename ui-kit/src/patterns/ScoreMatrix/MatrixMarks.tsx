import { memo } from 'react';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.tsx';
import { categoryColor } from '../CategoryFlag/categories.ts';
import type { MatrixChallenge, MatrixTeam, MatrixWords } from './matrix-model.ts';
import { hasSameMarks, marksOf } from './matrix-squares.ts';
import { Cells, Pennants } from './ScoreMatrix.styles.ts';

export interface MatrixMarksProps {
  team: MatrixTeam;
  challenges: readonly MatrixChallenge[];
  /** px */
  cell: number;
  words: MatrixWords;
}

/** A solve changes what others are worth, and with it most teams, but few pictures. */
function isSamePicture(last: MatrixMarksProps, next: MatrixMarksProps): boolean {
  return (
    last.cell === next.cell &&
    last.words === next.words &&
    last.team.solved === next.team.solved &&
    hasSameMarks(last, next)
  );
}

/**
 * All cells of a row as one picture. Screen readers get a summary (number of solves, bloods) and
 * read single cells by keyboard navigation.
 */
export const MatrixMarks = memo(({ team, challenges, cell, words }: MatrixMarksProps) => {
  const { squares, pennants } = marksOf(team, challenges, cell);
  const bloods = pennants.map(({ place }) => words.blood[place - 1]);
  return (
    <Cells role="gridcell" aria-colindex={4} aria-colspan={challenges.length}>
      <VisuallyHidden>{[team.solved, ...bloods].join(', ')}</VisuallyHidden>
      <svg aria-hidden>
        {squares.map(({ category, state, path }) => (
          <path
            key={`${category} ${state}`}
            d={path}
            data-state={state}
            style={{ color: categoryColor(category) }}
          />
        ))}
        {pennants.map(({ place, cloths, poles, digits }) => (
          <Pennants key={place} data-place={place}>
            <path d={cloths} />
            <path d={poles} />
            <path d={digits} />
          </Pennants>
        ))}
      </svg>
    </Cells>
  );
}, isSamePicture);
MatrixMarks.displayName = 'MatrixMarks';
