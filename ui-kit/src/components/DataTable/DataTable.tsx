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
import { GROUPS, HEAD, leastWidth, NEWS, NONE, ROWS, shownColumns } from './table-shape.ts';
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
import { useTableActs } from './use-table-acts.ts';
import { useTableCursor } from './use-table-cursor.ts';
import { useTableWindow } from './use-table-window.ts';

export interface DataTableProps<Item> {
  /** What the table shows, for assistive technology. */
  caption: string;
  columns: readonly DataColumn<Item>[];
  /** Ids of columns that are not shown; see `ColumnMenu`. The first column always is. */
  hidden?: ReadonlySet<string>;
  /** Over 100 of them only those in sight are drawn; give the table a height to scroll in. */
  rows: readonly Item[];
  rowKey: (item: Item) => string;
  /** Rows of 36 px, or 40 where avatars and checkboxes stand in them. Default `tall`. */
  rowSize?: 'compact' | 'tall';
  sort?: TableSort;
  onSortChange?: (sort: TableSort) => void;
  selection?: TableSelection<Item>;
  expansion?: TableExpansion<Item>;
  /** Rows stand under heads that fold them away, e.g. challenges by category. */
  groups?: TableGroups<Item>;
  /** Makes the first cell a link that covers the row. */
  rowHref?: (item: Item) => string;
  /** Enter on a row does this, where rows are no links. */
  onOpen?: (item: Item) => void;
  /** The row whose details are open beside the table. */
  currentKey?: string;
  /** Rows that matter less, e.g. suspended teams. */
  isMuted?: (item: Item) => boolean;
  /** Rows of 48 px in two lines on windows below `md`; without it the table scrolls sideways. */
  phone?: TablePhone<Item>;
  /** Stands in a card: insets of 16 px, head on the card's ground. */
  inset?: boolean;
  /** Shows this many rows of skeletons instead. */
  loadingRows?: number;
  /** Stands under the head when there are no rows, e.g. an `EmptyState`. */
  empty?: ReactNode;
  /** Stands there when rows could not be loaded, e.g. an `ErrorRegion`. */
  failed?: ReactNode;
  /** Above the head while the rows are old: a `Banner` with `edge` that says since when. */
  stale?: ReactNode;
  /** Under the head, 32 px: a `NewBar` with `edge` where live rows wait. */
  news?: ReactNode;
}

/**
 * Rows and columns with a head and a first column that stay in sight; sorts, selects, opens, leads
 * on. `j` and `k`, arrows, Home, End and pages move from row to row, Space or `x` selects, Enter opens,
 * left and right fold groups.
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
  const folded = groups?.folded ?? NONE;
  const lines = useMemo(
    () => linesOf(keys, groupOf && rows.map(groupOf), folded),
    [rows, keys, groupOf, folded],
  );
  const lineKeys = useMemo(() => lines.map(({ key }) => key), [lines]);
  const heightOf = useCallback(
    (index: number) => (lines[index]?.kind === 'group' ? GROUPS[size] : rowHeight),
    [lines, size, rowHeight],
  );

  const acts = useTableActs({ rows, keys, lines, groups, selection, expansion, onOpen });
  const cursor = useTableCursor({
    scroller,
    keys: lineKeys,
    rowHeight,
    headHeight,
    reveal: (index) => reveal(index),
    onRange: acts.selectRange,
    onAct: acts.act,
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
  // The same element while scrolling: the head is then not drawn again.
  const check = useMemo(
    () =>
      selection && (
        <Checkbox
          aria-label={selection.allLabel}
          checked={isAll ?? false}
          mixed={!isAll && chosen > 0}
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
          // Not state: no row looks different for it. Read only where it counts: it costs a layout.
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
            '--least': isWindowed ? `${leastWidth(shown, phone !== undefined)}px` : undefined,
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
