import { memo } from 'react';
import { vars } from '../../tokens/vars.ts';
import { cellWords } from './matrix-model.ts';
import { MatrixMarks, type MatrixMarksProps } from './MatrixMarks.tsx';
import { MatrixTeamCells, type MatrixTeamCellsProps } from './MatrixTeamCells.tsx';
import { ActiveCell, Row } from './ScoreMatrix.styles.ts';

interface MatrixRowProps
  extends MatrixMarksProps, Pick<MatrixTeamCellsProps, 'compact' | 'own' | 'activeId'> {
  row: number;
  /** Rows of the head, which count as the first ones. */
  headRows: number;
  /** Column of the focused cell; -1 is the team's name. */
  active: number | undefined;
}

/** One team. It is drawn again only when something of its own changes. */
export const MatrixRow = memo((props: MatrixRowProps) => {
  const { row, headRows, active, team, challenges, cell, compact, own, activeId, words } = props;
  const walked = active === undefined ? undefined : challenges[active];
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
      {active !== undefined && walked && (
        <ActiveCell
          id={activeId}
          role="gridcell"
          aria-colindex={active + 4}
          aria-label={cellWords(team.solves.get(walked.id), words)}
          style={vars({ '--column': active })}
        />
      )}
    </Row>
  );
});
MatrixRow.displayName = 'MatrixRow';
