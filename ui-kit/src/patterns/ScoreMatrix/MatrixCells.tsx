import { memo } from 'react';
import { COLUMN_CHUNK, type Range } from './matrix-geometry.ts';
import type { MatrixChallenge, MatrixTeam, MatrixWords } from './matrix-model.ts';
import { MatrixCell } from './MatrixCell.tsx';

export interface MatrixCellsProps {
  team: MatrixTeam;
  challenges: readonly MatrixChallenge[];
  /** Begins at a multiple of COLUMN_CHUNK. */
  columns: Range;
  /** px */
  cell: number;
  /** The column that the walk stands on. */
  active: number | undefined;
  /** Of the cell that the walk stands on. */
  activeId: string;
  words: MatrixWords;
}

/** Cells that come and go together; those that stay in sight are not drawn again. */
const CellChunk = memo((props: MatrixCellsProps) => {
  const { team, challenges, columns, cell, active, activeId, words } = props;
  return challenges.slice(columns.first, columns.end).map((challenge, index) => {
    const column = columns.first + index;
    const solve = team.solves.get(challenge.id);
    const isActive = column === active;
    // Open cells are the row's dots; only the one that is walked on needs a name.
    if (!solve && !isActive) return null;
    return (
      <MatrixCell
        key={challenge.id}
        left={column * cell}
        id={isActive ? activeId : undefined}
        {...{ challenge, solve, column, words }}
      />
    );
  });
}, isSame);
CellChunk.displayName = 'CellChunk';

function isSame(last: MatrixCellsProps, next: MatrixCellsProps): boolean {
  return (
    last.team === next.team &&
    last.challenges === next.challenges &&
    last.columns.first === next.columns.first &&
    last.columns.end === next.columns.end &&
    last.cell === next.cell &&
    last.active === next.active &&
    last.words === next.words
  );
}

/** The cells of a row between two columns. */
export const MatrixCells = ({ columns, active, ...rest }: MatrixCellsProps) => {
  const chunks: Range[] = [];
  for (let first = columns.first; first < columns.end; first += COLUMN_CHUNK)
    chunks.push({ first, end: Math.min(first + COLUMN_CHUNK, columns.end) });
  return chunks.map((chunk) => {
    const isActive = active !== undefined && active >= chunk.first && active < chunk.end;
    return (
      <CellChunk
        key={chunk.first}
        columns={chunk}
        active={isActive ? active : undefined}
        {...rest}
      />
    );
  });
};
