import { Fragment, useCallback, useMemo, useRef, type ReactNode } from 'react';
import { useBelow } from '../../provider/use-below.ts';
import { vars } from '../../tokens/vars.ts';
import { Checkbox } from '../Checkbox/Checkbox.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { Gap } from './DataRow.styles.ts';
import { DataRow } from './DataRow.tsx';
import { GroupRow } from './GroupRow.tsx';
import { linesOf } from './table-lines.ts';
import { Root, Scroller, Table } from './DataTable.styles.ts';
import { GROUPS, HEAD, minimumWidth, NEWS, NONE, ROWS, shownColumns } from './table-shape.ts';
import type {
  DataColumn,
  TableExpansion,
  TableGroups,
  TablePhone,
  TableSelection,
  TableSort,
} from './table-model.ts';
import { FilledBody, SkeletonRows } from './TableFill.tsx';
import { TableHead } from './TableHead.tsx';
import { useHeldRowCount } from '../Skeleton/use-held-row-count.ts';
import { useIsWide } from './use-is-wide.ts';
import { useTableActions } from './use-table-actions.ts';
import { useTableCursor } from './use-table-cursor.ts';
import { useTableWindow } from './use-table-window.ts';

export interface DataTableProps<Item> {
  /** Name of the table for assistive technology. */
  caption: string;
  columns: readonly DataColumn<Item>[];
  /** Ids of hidden columns; see `ColumnMenu`. The first column is always shown. */
  hidden?: ReadonlySet<string>;
  /**
   * Above 100 rows, only the visible ones are rendered; give the table a fixed height so that it
   * scrolls.
   */
  rows: readonly Item[];
  rowKey: (item: Item) => string;
  /** Rows of 36 px, or of 40 px for rows with avatars and checkboxes. Default `tall`. */
  rowSize?: 'compact' | 'tall';
  sort?: TableSort;
  onSortChange?: (sort: TableSort) => void;
  selection?: TableSelection<Item>;
  expansion?: TableExpansion<Item>;
  /** Groups rows under collapsible headings, e.g. challenges by category. */
  groups?: TableGroups<Item>;
  /** Makes each row a link. */
  rowHref?: (item: Item) => string;
  /** Called by Enter on a row, where rows are not links. */
  onOpen?: (item: Item) => void;
  /** The row whose details are open beside the table. */
  currentKey?: string;
  /** Rows of less importance, e.g. suspended teams. */
  isMuted?: (item: Item) => boolean;
  /**
   * Two-line rows of 48 px below the breakpoint `md`; without it the table scrolls horizontally.
   */
  phone?: TablePhone<Item>;
  /** For tables inside a card: insets of 16 px, and the header has the card's background. */
  inset?: boolean;
  /** Shows this many skeleton rows instead. */
  loadingRows?: number;
  /** Shown under the header when there are no rows, e.g. an `EmptyState`. */
  empty?: ReactNode;
  /** Shown under the header when rows could not be loaded, e.g. an `ErrorRegion`. */
  failed?: ReactNode;
  /**
   * Shown above the header while the rows are out of date: a `Banner` with `edge` and the time of
   * the last update.
   */
  stale?: ReactNode;
  /** Shown under the header, 32 px high: a `NewBar` with `edge` when new rows are waiting. */
  news?: ReactNode;
}

/**
 * A data table with a sticky header and first column, and optionally sorting, selection, expandable
 * rows, groups and row links. `j` and `k`, arrow keys, Home, End, Page Up and Page Down move
 * between rows, Space or `x` selects, Enter opens, left and right collapse and expand.
 */
export function DataTable<Item>(props: DataTableProps<Item>) {
  const { caption, columns, hidden = NONE, rows, rowKey, rowSize = 'tall', sort } = props;
  const { onSortChange, selection, expansion, groups, rowHref, onOpen, currentKey, isMuted } =
    props;
  const { inset, empty, failed, stale, news } = props;
  const loadingRows = useHeldRowCount(props.loadingRows ?? 0);
  const isPhone = useBelow('md');
  const phone = isPhone ? props.phone : undefined;
  const scroller = useRef<HTMLDivElement>(null);
  const shown = useMemo(() => shownColumns(columns, hidden, phone), [columns, hidden, phone]);
  const isBare = loadingRows > 0 || failed !== undefined;
  const keys = useMemo(() => (isBare ? [] : rows.map(rowKey)), [isBare, rows, rowKey]);
  const size = phone ? 'phone' : rowSize;
  const rowHeight = ROWS[size];
  const headHeight = HEAD + (news === undefined ? 0 : NEWS);
  const span = shown.length + (selection ? 1 : 0) + (expansion ? 1 : 0);

  const isWide = useIsWide(scroller);

  const groupOf = groups?.groupOf;
  const folded = groups?.collapsed ?? NONE;
  const lines = useMemo(
    () => linesOf(keys, groupOf && rows.map(groupOf), folded),
    [rows, keys, groupOf, folded],
  );
  const lineKeys = useMemo(() => lines.map(({ key }) => key), [lines]);
  const heightOf = useCallback(
    (index: number) => (lines[index]?.kind === 'group' ? GROUPS[size] : rowHeight),
    [lines, size, rowHeight],
  );

  const acts = useTableActions({ rows, keys, lines, groups, selection, expansion, onOpen });
  const cursor = useTableCursor({
    scroller,
    keys: lineKeys,
    rowHeight,
    headHeight,
    reveal: (index) => reveal(index),
    onRange: acts.selectRange,
    onRowKey: acts.act,
  });
  const { isWindowed, drawn, after, virtualizer } = useTableWindow({
    scroller,
    keys: lineKeys,
    expanded: expansion?.expanded,
    heightOf,
    headHeight,
    kept: cursor.at,
  });
  const reveal = (index: number): void => {
    if (isWindowed) virtualizer.scrollToIndex(index, { align: 'auto' });
    else
      scroller.current
        ?.querySelector(`tr[data-index="${index}"]`)
        ?.scrollIntoView({ block: 'nearest' });
  };
  const onHeight = useCallback(
    (index: number, height: number) => virtualizer.resizeItem(index, height),
    [virtualizer],
  );
  const chosen = useMemo(
    () => (selection ? keys.filter((key) => selection.selected.has(key)).length : 0),
    [keys, selection],
  );
  const isAll = selection?.everything || (keys.length > 0 && chosen === keys.length);

  const isEmpty = keys.length === 0;
  // Memoised, so that the header does not render again while scrolling.
  const check = useMemo(
    () =>
      selection && (
        <Checkbox
          aria-label={selection.allLabel}
          checked={isAll ?? false}
          indeterminate={!isAll && chosen > 0}
          disabled={selection.disabled || isEmpty}
          onCheckedChange={(on) => selection.onChange(new Set(on ? keys : []))}
        />
      ),
    [selection, isAll, chosen, isEmpty, keys],
  );

  const line = (index: number) => {
    const at = lines[index];
    if (at?.kind === 'group')
      return (
        <GroupRow
          group={at.group}
          folded={at.isFolded}
          counted={isWindowed}
          cursor={index === cursor.at}
          onFold={acts.fold}
          {...{ index, span }}
        >
          {groups?.head(
            at.group,
            at.members.flatMap((row) => rows[row] ?? []),
          )}
        </GroupRow>
      );
    const item = at && rows[at.row];
    if (!at || item === undefined) return null;
    const { key } = at;
    return (
      <DataRow
        rowKey={key}
        columns={shown}
        counted={isWindowed}
        selected={selection !== undefined && (selection.everything || selection.selected.has(key))}
        current={key === currentKey}
        cursor={index === cursor.at}
        muted={isMuted?.(item) ?? false}
        open={expansion?.expanded.has(key)}
        href={rowHref?.(item)}
        onSelect={acts.select}
        onToggle={acts.toggle}
        {...{ item, index, selection, expansion, phone, onHeight }}
      />
    );
  };
  return (
    <Root>
      {stale}
      <Scroller
        ref={scroller}
        role="region"
        aria-label={caption}
        tabIndex={0}
        data-windowed={isWindowed || undefined}
        data-wide={isWide || undefined}
        onKeyDown={cursor.onKeyDown}
        onFocus={cursor.onFocus}
        onScroll={(event) => {
          // An attribute instead of state, so that scrolling renders no row. Reading `scrollLeft`
          // costs a layout, so it is read only where it matters.
          if (!isWide) return;
          const { currentTarget } = event;
          currentTarget.toggleAttribute('data-scrolled', currentTarget.scrollLeft !== 0);
        }}
      >
        <Table
          aria-rowcount={isWindowed ? lines.length + 1 : undefined}
          aria-busy={loadingRows > 0}
          data-rows={size}
          data-inset={inset || undefined}
          data-windowed={isWindowed || undefined}
          data-has-check={selection ? '' : undefined}
          data-has-expander={expansion ? '' : undefined}
          style={vars({
            '--least': isWindowed ? `${minimumWidth(shown, phone !== undefined)}px` : undefined,
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
            sort={sort}
            onSortChange={onSortChange}
            expander={expansion !== undefined}
            news={news}
            counted={isWindowed}
            check={check}
          />
          <tbody>
            <SkeletonRows
              count={loadingRows}
              columns={shown}
              check={selection !== undefined}
              expander={expansion !== undefined}
            />
            {drawn.map(({ index, before }) => (
              <Fragment key={lineKeys[index]}>
                {before > 0 && <Gap aria-hidden style={vars({ '--gap': `${before}px` })} />}
                {line(index)}
              </Fragment>
            ))}
            {after > 0 && <Gap aria-hidden style={vars({ '--gap': `${after}px` })} />}
            {failed !== undefined && <FilledBody span={span}>{failed}</FilledBody>}
            {!isBare && rows.length === 0 && empty !== undefined && (
              <FilledBody span={span}>{empty}</FilledBody>
            )}
          </tbody>
        </Table>
      </Scroller>
    </Root>
  );
}
