import type { ReactNode } from 'react';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import { Cell, Filler, Row } from './DataRow.styles.ts';
import type { TableColumn } from './table-model.ts';

interface SkeletonRowsProps {
  count: number;
  columns: readonly TableColumn[];
  check: boolean;
  expander: boolean;
}

/** Rows of the size that they will have. */
export const SkeletonRows = ({ count, columns, check, expander }: SkeletonRowsProps) =>
  Array.from({ length: count }, (_, row) => row).map((row) => (
    <Row key={row}>
      {check && (
        <Cell data-check="">
          <Skeleton width="16px" />
        </Cell>
      )}
      {expander && <Cell data-expander="" />}
      {columns.map((column, index) => (
        <Cell key={column.id} data-first={index === 0 ? '' : undefined}>
          <Skeleton />
        </Cell>
      ))}
    </Row>
  ));

/** What stands under the head in place of rows. */
export const FilledBody = ({ span, children }: { span: number; children: ReactNode }) => (
  <tr>
    <Filler colSpan={span}>{children}</Filler>
  </tr>
);
