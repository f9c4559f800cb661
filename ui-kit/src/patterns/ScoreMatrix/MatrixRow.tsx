import { memo } from 'react';
import { vars } from '../../tokens/vars.ts';
import { cellWords } from './matrix-model.ts';
import { MatrixMarks, type MatrixMarksProps } from './MatrixMarks.tsx';
import { MatrixTeamCells, type MatrixTeamCellsProps } from './MatrixTeamCells.tsx';
import { ActiveCell, Row } from './ScoreMatrix.styles.ts';

export interface MatrixRowProps
  extends MatrixMarksProps, Pick<MatrixTeamCellsProps, 'compact' | 'own' | 'activeId'> {
  row: number;
  /** Number of header rows, which `aria-rowindex` counts too. */
  headRows: number;
  /** Column of the focused cell; -1 is the team's name. */
  active: number | undefined;
}

/** The row of a team. Memoised: it renders again only when its own props change. */
export const MatrixRow = memo((props: MatrixRowProps) => {
  const { row, headRows, active, team, challenges, cell, compact, own, activeId, words } = props;
  const focused = active === undefined ? undefined : challenges[active];
  return (
    <Row
      role="row"
      aria-rowindex={headRows + row + 1}
      data-index={row}
      data-own={own || undefined}
      style={vars({ '--row': row })}
    >
      <MatrixTeamCells active={active === -1} {...{ team, compact, own, activeId, words }} />
      {!compact && <MatrixMarks {...{ team, challenges, cell, words }} />}
      {active !== undefined && focused && (
        <ActiveCell
          id={activeId}
          role="gridcell"
          aria-colindex={active + 4}
          aria-label={cellWords(team.solves.get(focused.id), words)}
          style={vars({ '--column': active })}
        />
      )}
    </Row>
  );
});
MatrixRow.displayName = 'MatrixRow';
