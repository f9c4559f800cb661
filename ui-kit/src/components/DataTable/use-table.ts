import { useCallback, useMemo, useRef } from 'react';
import { useBelow } from '../../provider/use-below.ts';
import { linesOf } from './table-lines.ts';
import type { DataTableProps, TableGroups } from './table-model.ts';
import { GROUPS, HEAD, NEWS, NONE, ROWS, shownColumns } from './table-shape.ts';
import { useTableActions } from './use-table-actions.ts';
import { useTableCursor } from './use-table-cursor.ts';
import { useTableWindow } from './use-table-window.ts';

/** What `useTable` returns, for the parts of the table. */
export type TableState<Item> = ReturnType<typeof useTable<Item>>;

function useTableLines<Item>(
  rows: readonly Item[],
  keys: readonly string[],
  groups: TableGroups<Item> | undefined,
) {
  const groupOf = groups?.groupOf;
  const folded = groups?.collapsed ?? NONE;
  const lines = useMemo(
    () => linesOf(keys, groupOf && rows.map(groupOf), folded),
    [rows, keys, groupOf, folded],
  );
  const lineKeys = useMemo(() => lines.map(({ key }) => key), [lines]);
  return { lines, lineKeys };
}

/**
 * The state of a table: its columns and lines, the focused line, which lines to render, and the
 * actions on rows.
 * @param isBare no rows are shown: they are still loading or could not be loaded
 */
export function useTable<Item>(props: DataTableProps<Item>, isBare: boolean) {
  const { columns, hidden = NONE, rows, rowKey, rowSize = 'tall', news, onOpen } = props;
  const { selection, expansion, groups } = props;
  const isPhone = useBelow('md');
  const phone = isPhone ? props.phone : undefined;
  const scroller = useRef<HTMLDivElement>(null);
  const shown = useMemo(() => shownColumns(columns, hidden, phone), [columns, hidden, phone]);
  const keys = useMemo(() => (isBare ? [] : rows.map(rowKey)), [isBare, rows, rowKey]);
  const { lines, lineKeys } = useTableLines(rows, keys, groups);
  const size = phone ? 'phone' : rowSize;
  const headHeight = HEAD + (news === undefined ? 0 : NEWS);
  const heightOf = useCallback(
    (index: number) => (lines[index]?.kind === 'group' ? GROUPS : ROWS)[size],
    [lines, size],
  );

  const actions = useTableActions({ rows, keys, lines, groups, selection, expansion, onOpen });
  const { at, ...listeners } = useTableCursor({
    scroller,
    keys: lineKeys,
    rowHeight: ROWS[size],
    headHeight,
    reveal: (index) => reveal(index),
    onRange: actions.selectRange,
    onRowKey: actions.act,
  });
  const { virtualizer, ...view } = useTableWindow({
    scroller,
    keys: lineKeys,
    expanded: expansion?.expanded,
    heightOf,
    headHeight,
    kept: at,
  });
  const reveal = (index: number): void => {
    if (virtualizer) virtualizer.scrollToIndex(index, { align: 'auto' });
    else
      scroller.current
        ?.querySelector(`tr[data-index="${index}"]`)
        ?.scrollIntoView({ block: 'nearest' });
  };
  const onHeight = useCallback(
    (index: number, height: number) => virtualizer?.resizeItem(index, height),
    [virtualizer],
  );
  return {
    ...view,
    scroller,
    phone,
    size,
    shown,
    keys,
    lines,
    isBare,
    actions,
    focused: at,
    listeners,
    onHeight,
  } as const;
}
