import { vars } from '../../tokens/vars.ts';
import { BloodPennant } from '../BloodPennant/BloodPennant.tsx';
import { categoryColor } from '../CategoryFlag/categories.ts';
import {
  cellWords,
  type MatrixChallenge,
  type MatrixSolve,
  type MatrixWords,
} from './matrix-model.ts';
import { Cell } from './ScoreMatrix.styles.ts';

interface MatrixCellProps {
  challenge: MatrixChallenge;
  solve: MatrixSolve | undefined;
  column: number;
  id: string;
  words: MatrixWords;
}

/** One element per cell: the dots of open ones are the row's background, squares are drawn by CSS. */
export const MatrixCell = ({ challenge, solve, column, id, words }: MatrixCellProps) => {
  const place = { role: 'gridcell', 'aria-colindex': column + 4, id } as const;
  const label = cellWords(solve, words);
  if (solve?.blood && solve.state === 'solved') {
    return (
      <Cell {...place}>
        <BloodPennant place={solve.blood} label={label} />
      </Cell>
    );
  }
  if (!solve) return <Cell {...place} aria-label={label} />;
  return (
    <Cell
      {...place}
      aria-label={label}
      data-state={solve.state}
      style={vars({ '--hue': categoryColor(challenge.category) })}
    />
  );
};
