import { memo } from 'react';
import { vars } from '../../tokens/vars.ts';
import { MatrixCells, type MatrixCellsProps } from './MatrixCells.tsx';
import { MatrixTeamCells } from './MatrixTeamCells.tsx';
import { Cells, Row } from './ScoreMatrix.styles.ts';

interface MatrixRowProps extends MatrixCellsProps {
  row: number;
  compact: boolean;
  own: boolean;
}

/** One team. It is drawn again only when something of its own changes. */
export const MatrixRow = memo(({ row, compact, own, ...cells }: MatrixRowProps) => {
  const { team, active, activeId, words } = cells;
  return (
    <Row
      role="row"
      aria-rowindex={row + 3}
      data-index={row}
      data-own={own || undefined}
      style={vars({ '--row': row })}
    >
      <MatrixTeamCells active={active === -1} {...{ team, compact, own, activeId, words }} />
      {!compact && (
        <Cells>
          <MatrixCells {...cells} />
        </Cells>
      )}
    </Row>
  );
});
MatrixRow.displayName = 'MatrixRow';
