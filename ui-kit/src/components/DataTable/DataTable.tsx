import {
  type FocusEventHandler,
  type KeyboardEventHandler,
  type ReactNode,
  type RefObject,
  useLayoutEffect,
  useState,
  useMemo,
} from 'react';
import { useHeldRowCount } from '../Skeleton/use-held-row-count.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { vars } from '../../tokens/vars.ts';
import { Root, Table, Scroller } from './DataTable.styles.ts';
import type { DataTableProps, TableSelection } from './table-model.ts';
import { minimumWidth } from './table-shape.ts';
import { TableBody } from './TableBody.tsx';
import { TableHead } from './TableHead.tsx';
import { useTable } from './use-table.ts';
import { Checkbox } from '../Checkbox/Checkbox.tsx';

interface TableScrollerProps {
  ref: RefObject<HTMLDivElement | null>;
  label: string;
  /** Only visible rows are rendered. */
  isWindowed: boolean;
  onKeyDown: KeyboardEventHandler<HTMLElement>;
  onFocus: FocusEventHandler<HTMLElement>;
  children: ReactNode;
}

/**
 * The checkbox of the header, which selects all rows. Memoised, so that the header does not render
 * again while scrolling.
 */
function useSelectAll<Item>(selection: TableSelection<Item> | undefined, keys: readonly string[]) {
  const count = useMemo(
    () => (selection ? keys.filter((key) => selection.selected.has(key)).length : 0),
    [keys, selection],
  );
  const isEmpty = keys.length === 0;
  const isAll = selection?.everything || (!isEmpty && count === keys.length);
  return useMemo(
    () =>
      selection && (
        <Checkbox
          aria-label={selection.allLabel}
          checked={isAll ?? false}
          indeterminate={!isAll && count > 0}
          disabled={selection.disabled || isEmpty}
          onCheckedChange={(on) => selection.onChange(new Set(on ? keys : []))}
        />
      ),
    [selection, isAll, count, isEmpty, keys],
  );
}

/**
 * Whether a box scrolls horizontally. Only then must the first column be sticky, because every
 * sticky cell costs the browser a layer.
 */
function useIsWide(ref: RefObject<HTMLElement | null>): boolean {
  const [isWide, setWide] = useState(false);
  useLayoutEffect(() => {
    const box = ref.current;
    const content = box?.firstElementChild;
    if (!box || !content) return undefined;
    const measure = (): void => setWide(box.scrollWidth > box.clientWidth);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(box);
    observer.observe(content);
    return () => observer.disconnect();
  }, [ref]);
  return isWide;
}

/** The scroll box of a table; tells the styles whether it can and does scroll horizontally. */
function TableScroller(props: TableScrollerProps) {
  const { ref, label, isWindowed, onKeyDown, onFocus, children } = props;
  const isWide = useIsWide(ref);
  return (
    <Scroller
      ref={ref}
      role="region"
      aria-label={label}
      tabIndex={0}
      data-windowed={isWindowed || undefined}
      data-wide={isWide || undefined}
      onKeyDown={onKeyDown}
      onFocus={onFocus}
      onScroll={({ currentTarget }) => {
        // An attribute instead of state, so that scrolling renders no row. Reading `scrollLeft`
        // costs a layout, so it is read only where it matters.
        if (isWide) currentTarget.toggleAttribute('data-scrolled', currentTarget.scrollLeft !== 0);
      }}
    >
      {children}
    </Scroller>
  );
}

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
