import { useHeldRowCount } from '../Skeleton/use-held-row-count.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { vars } from '../../tokens/vars.ts';
import { Root, Table } from './DataTable.styles.ts';
import type { DataTableProps } from './table-model.ts';
import { minimumWidth } from './table-shape.ts';
import { TableBody } from './TableBody.tsx';
import { TableHead } from './TableHead.tsx';
import { TableScroller } from './TableScroller.tsx';
import { useSelectAll } from './use-select-all.tsx';
import { useTable } from './use-table.ts';

/**
 * A data table with a sticky header and first column, and optionally sorting, selection, expandable
 * rows, groups and row links. `j` and `k`, arrow keys, Home, End, Page Up and Page Down move
 * between rows, Space or `x` selects, Enter opens, left and right collapse and expand.
 */
export function DataTable<Item>(props: DataTableProps<Item>) {
  const { caption, selection, expansion, news } = props;
  const loadingRows = useHeldRowCount(props.loadingRows ?? 0);
  const table = useTable(props, loadingRows > 0 || props.failed !== undefined);
  const { shown, size, lines, isWindowed } = table;
  const selectAll = useSelectAll(selection, table.keys);
  return (
    <Root>
      {props.stale}
      <TableScroller ref={table.scroller} label={caption} {...{ isWindowed }} {...table.listeners}>
        <Table
          aria-rowcount={isWindowed ? lines.length + 1 : undefined}
          aria-busy={loadingRows > 0}
          data-rows={size}
          data-inset={props.inset || undefined}
          data-windowed={isWindowed || undefined}
          data-has-check={selection ? '' : undefined}
          data-has-expander={expansion ? '' : undefined}
          style={vars({
            '--least': isWindowed ? `${minimumWidth(shown, size === 'phone')}px` : undefined,
          })}
        >
          <VisuallyHidden as="caption">{caption}</VisuallyHidden>
          <colgroup>
            {selection && <col data-check="" />}
            {expansion && <col data-expander="" />}
            {shown.map(({ id, width }) => (
              <col key={id} width={width} />
            ))}
          </colgroup>
          <TableHead
            columns={shown}
            sort={props.sort}
            onSortChange={props.onSortChange}
            expander={expansion !== undefined}
            news={news}
            counted={isWindowed}
            check={selectAll}
          />
          <TableBody {...{ props, table, loadingRows }} />
        </Table>
      </TableScroller>
    </Root>
  );
}
