import { memo, type ReactNode } from 'react';
import { HeadCell, News, SortButton } from './DataTable.styles.ts';
import type { TableColumn, TableSort } from './table-model.ts';

interface TableHeadProps {
  columns: readonly TableColumn[];
  sort: TableSort | undefined;
  onSortChange: ((sort: TableSort) => void) | undefined;
  check: ReactNode;
  /** Rows can be expanded, so there is a column for the button. */
  expander: boolean;
  news: ReactNode;
  counted: boolean;
}

function Arrow({ direction }: Pick<TableSort, 'direction'>) {
  return (
    <svg width={10} height={10} viewBox="0 0 10 10" fill="currentColor" aria-hidden>
      <path d={direction === 'ascending' ? 'M5 2l3 4.5H2z' : 'M5 8L2 3.5h6z'} />
    </svg>
  );
}

export const TableHead = memo((props: TableHeadProps) => {
  const { columns, sort, onSortChange, check, expander, news, counted } = props;
  return (
    <thead>
      <tr aria-rowindex={counted ? 1 : undefined}>
        {check && <HeadCell data-check="">{check}</HeadCell>}
        {expander && <HeadCell as="td" data-expander="" />}
        {columns.map(({ id, header, align, sortable }, index) => {
          const direction = sort?.column === id ? sort.direction : undefined;
          const next = direction === 'ascending' ? 'descending' : 'ascending';
          return (
            <HeadCell
              key={id}
              scope="col"
              data-first={index === 0 ? '' : undefined}
              data-align={align}
              aria-sort={direction}
            >
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
      {news !== undefined && (
        <tr>
          <News colSpan={columns.length + (check ? 1 : 0) + (expander ? 1 : 0)}>
            <div>{news}</div>
          </News>
        </tr>
      )}
    </thead>
  );
});
TableHead.displayName = 'TableHead';
