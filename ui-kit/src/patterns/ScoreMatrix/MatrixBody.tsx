import { vars } from '../../tokens/vars.ts';
import type { Cell, Range } from './matrix-geometry.ts';
import type { MatrixTeam } from './matrix-model.ts';
import { Cross } from './MatrixOverlay.styles.ts';
import { MatrixRow, type MatrixRowProps } from './MatrixRow.tsx';
import { BeforeOwn, Body } from './ScoreMatrix.styles.ts';

interface MatrixBodyProps extends Pick<
  MatrixRowProps,
  'headRows' | 'challenges' | 'compact' | 'cell' | 'activeId' | 'words'
> {
  teams: readonly MatrixTeam[];
  /** The visible rows. */
  rows: Range;
  /** Row of the viewer's own team, or -1. */
  ownRow: number;
  /** The focused cell. */
  active: Cell | undefined;
  /** The cell whose row and column are highlighted. */
  spot: Cell | undefined;
}

/** Indexes of the rows to render: the visible ones and always the own team's. */
function renderedRows({ first, end }: Range, ownRow: number): ReadonlySet<number> {
  const rows = new Set<number>();
  for (let row = first; row < end; row += 1) rows.add(row);
  if (ownRow >= 0) rows.add(ownRow);
  return rows;
}

/** The rendered rows and the highlights of the focused or hovered cell. */
export function MatrixBody(props: MatrixBodyProps) {
  const { teams, rows, ownRow, active, spot, ...shared } = props;
  return (
    <Body role="rowgroup">
      <BeforeOwn aria-hidden style={vars({ '--own': Math.max(ownRow, 0) })} />
      {spot && <Cross data-part="column" style={vars({ '--column': spot.column })} />}
      {[...renderedRows(rows, ownRow)].map((row) => {
        const team = teams[row];
        return (
          team && (
            <MatrixRow
              key={team.id}
              own={row === ownRow}
              active={active?.row === row ? active.column : undefined}
              {...{ row, team }}
              {...shared}
            />
          )
        );
      })}
      {spot && <Cross data-part="row" style={vars({ '--row': spot.row })} />}
      {active && active.column >= 0 && (
        <Cross data-part="cell" style={vars({ '--row': active.row, '--column': active.column })} />
      )}
    </Body>
  );
}
