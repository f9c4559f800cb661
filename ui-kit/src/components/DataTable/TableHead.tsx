import type { ReactNode } from 'react';
import { HeadCell, SortButton } from './DataTable.styles.ts';

export interface TableColumn {
  id: string;
  header: ReactNode;
  /** `end` for figures. */
  align?: 'start' | 'end';
  /** Its head can be pressed to sort by it. */
  sortable?: boolean;
}

export interface TableSort {
  /** Id of a column. */
  column: string;
  direction: 'ascending' | 'descending';
}

interface TableHeadProps {
  columns: readonly TableColumn[];
  sort: TableSort | undefined;
  onSortChange: ((sort: TableSort) => void) | undefined;
  check: ReactNode;
}

const Arrow = ({ direction }: Pick<TableSort, 'direction'>) => (
  <svg width={10} height={10} viewBox="0 0 10 10" fill="currentColor" aria-hidden>
    <path d={direction === 'ascending' ? 'M5 2l3 4.5H2z' : 'M5 8L2 3.5h6z'} />
  </svg>
);

export const TableHead = ({ columns, sort, onSortChange, check }: TableHeadProps) => (
  <thead>
    <tr>
      {check && <HeadCell data-check="">{check}</HeadCell>}
      {columns.map(({ id, header, align, sortable }) => {
        const direction = sort?.column === id ? sort.direction : undefined;
        const next = direction === 'ascending' ? 'descending' : 'ascending';
        return (
          <HeadCell key={id} scope="col" data-align={align} aria-sort={direction}>
            {sortable && onSortChange ? (
              <SortButton
                type="button"
                onClick={() => onSortChange({ column: id, direction: next })}
              >
                {header}
                {direction && <Arrow direction={direction} />}
              </SortButton>
            ) : (
              header
            )}
          </HeadCell>
        );
      })}
    </tr>
  </thead>
);
