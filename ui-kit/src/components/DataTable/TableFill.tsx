import type { ReactNode } from 'react';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import { Cell, Filler, SkeletonBox, Row } from './DataRow.styles.ts';
import type { TableColumn } from './table-model.ts';

interface SkeletonRowsProps {
  count: number;
  columns: readonly TableColumn[];
  check: boolean;
  expander: boolean;
}

/** Varying widths look more like text. Cells with an avatar have one width. */
const WIDTHS = ['62%', '48%', '70%', '56%'];
const NAMES = ['78px', '60px', '88px', '70px'];

interface HeldCellProps {
  column: TableColumn;
  row: number;
}

/** The skeleton of a cell. */
function SkeletonCell({ column, row }: HeldCellProps) {
  const widths = column.avatar ? NAMES : WIDTHS;
  return (
    <SkeletonBox data-align={column.align}>
      {column.avatar && <Skeleton shape={column.avatar === 'team' ? 'avatar' : 'person'} />}
      <Skeleton width={widths[row % widths.length] ?? '100%'} />
    </SkeletonBox>
  );
}

/** Skeleton rows with the size of the rows that follow. */
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
          <SkeletonCell {...{ column, row }} />
        </Cell>
      ))}
    </Row>
  ));
}

/** Content in place of the rows, under the header. */
export function FilledBody({ span, children }: { span: number; children: ReactNode }) {
  return (
    <tr>
      <Filler colSpan={span}>{children}</Filler>
    </tr>
  );
}
