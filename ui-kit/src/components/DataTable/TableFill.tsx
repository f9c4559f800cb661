import type { ReactNode } from 'react';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import { Cell, Filler, Held, Row } from './DataRow.styles.ts';
import type { TableColumn } from './table-model.ts';

interface SkeletonRowsProps {
  count: number;
  columns: readonly TableColumn[];
  check: boolean;
  expander: boolean;
}

/** No two rows are equally full. Names have a width of their own: they stand beside an avatar. */
const WIDTHS = ['62%', '48%', '70%', '56%'];
const NAMES = ['78px', '60px', '88px', '70px'];

interface HeldCellProps {
  column: TableColumn;
  row: number;
}

/** Holds the place of a cell. */
function HeldCell({ column, row }: HeldCellProps) {
  const widths = column.avatar ? NAMES : WIDTHS;
  return (
    <Held data-align={column.align}>
      {column.avatar && <Skeleton shape={column.avatar === 'team' ? 'avatar' : 'person'} />}
      <Skeleton width={widths[row % widths.length] ?? '100%'} />
    </Held>
  );
}

/** Rows of the size that they will have. */
export function SkeletonRows({ count, columns, check, expander }: SkeletonRowsProps) {
  return Array.from({ length: count }, (_, row) => row).map((row) => (
    <Row key={row}>
      {check && (
        <Cell data-check="">
          <Skeleton shape="block" width="16px" height="16px" />
        </Cell>
      )}
      {expander && <Cell data-expander="" />}
      {columns.map((column, index) => (
        <Cell key={column.id} data-first={index === 0 ? '' : undefined}>
          <HeldCell {...{ column, row }} />
        </Cell>
      ))}
    </Row>
  ));
}

/** What stands under the head in place of rows. */
export function FilledBody({ span, children }: { span: number; children: ReactNode }) {
  return (
    <tr>
      <Filler colSpan={span}>{children}</Filler>
    </tr>
  );
}
