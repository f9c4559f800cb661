import { useCallback, useRef } from 'react';
import { readingKey } from '../../provider/reading-key.ts';
import type { TableLine } from './table-lines.ts';
import type { TableExpansion, TableGroups, TableSelection } from './table-model.ts';
import { selectRow, toggled, withAll } from './table-selection.ts';

interface ActOptions<Item> {
  rows: readonly Item[];
  keys: readonly string[];
  lines: readonly TableLine[];
  groups: TableGroups<Item> | undefined;
  selection: TableSelection<Item> | undefined;
  expansion: TableExpansion<Item> | undefined;
  onOpen: ((item: Item) => void) | undefined;
}

function keysOfRows(lines: readonly TableLine[]): string[] {
  return lines.flatMap((line) => (line.kind === 'row' ? [line.key] : []));
}

/** Selects one row, or a range of rows with Shift, and clears the selection. */
function useRowSelection<Item>(
  keys: readonly string[],
  lines: readonly TableLine[],
  selection: TableSelection<Item> | undefined,
) {
  /** The row clicked last: where a range selection starts. */
  const anchor = useRef<string>(undefined);

  const select = useCallback(
    (key: string, on: boolean, range: boolean): void => {
      if (!selection || selection.disabled) return;
      const from = range ? anchor.current : undefined;
      const selected = selection.everything ? new Set(keys) : selection.selected;
      selection.onChange(selectRow(selected, keysOfRows(lines), key, on, from));
      anchor.current = key;
    },
    [selection, keys, lines],
  );

  /** Selects the rows between two lines; the anchor of the range stays. */
  const selectRange = (from: number, to: number): void => {
    if (!selection || selection.disabled) return;
    const between = keysOfRows(lines.slice(Math.min(from, to), Math.max(from, to) + 1));
    if (between.length === 0) return;
    anchor.current ??= from < to ? between[0] : between.at(-1);
    selection.onChange(withAll(selection.selected, between, true));
  };

  /** Returns false when rows cannot be selected. */
  const toggleSelected = (key: string, range: boolean): boolean => {
    if (!selection) return false;
    select(key, !selection.selected.has(key) && !selection.everything, range);
    return true;
  };

  /** Returns false when nothing is selected. */
  const clear = (): boolean => {
    if (!selection || (selection.selected.size === 0 && !selection.everything)) return false;
    selection.onChange(new Set());
    return true;
  };
  return { select, selectRange, toggleSelected, clear };
}

/** Row actions by pointer and keyboard: select, expand, open, collapse. */
export function useTableActions<Item>(options: ActOptions<Item>) {
  const { rows, keys, lines, groups, selection, expansion, onOpen } = options;
  const { select, selectRange, toggleSelected, clear } = useRowSelection(keys, lines, selection);

  const toggle = useCallback(
    (key: string): void => {
      expansion?.onChange(toggled(expansion.expanded, key, !expansion.expanded.has(key)));
    },
    [expansion],
  );

  const fold = useCallback(
    (group: string, on: boolean): void => {
      groups?.onFoldedChange(toggled(groups.collapsed, group, on));
    },
    [groups],
  );

  const actOnGroup = (line: Extract<TableLine, { kind: 'group' }>, key: string): boolean => {
    const wants = { Enter: !line.isFolded, ArrowLeft: true, ArrowRight: false }[key];
    if (wants === undefined || wants === line.isFolded) return false;
    fold(line.group, wants);
    return true;
  };

  /** Returns false when the row is already so, or cannot be expanded. */
  const setExpanded = (rowKey: string, expanded: boolean): boolean => {
    const isExpanded = expansion?.expanded.has(rowKey);
    if (isExpanded === undefined || isExpanded === expanded) return false;
    toggle(rowKey);
    return true;
  };

  const openRow = (item: Item, rowKey: string, row: HTMLElement): void => {
    const link = row.querySelector<HTMLElement>('td[data-first] a');
    if (link) link.click();
    else if (onOpen) onOpen(item);
    else if (expansion) toggle(rowKey);
  };

  /** Keys on the row itself; `x` also works while a control inside the row has the focus. */
  const act = (index: number, pressed: string, row: HTMLElement): boolean => {
    const key = readingKey(pressed, row);
    const line = lines[index];
    if (line?.kind === 'group') return actOnGroup(line, key);
    const item = line && rows[line.row];
    if (!line || item === undefined) return false;
    switch (key) {
      case ' ':
      case 'x':
      case 'X':
      case 'x within':
        return toggleSelected(line.key, key === 'X');
      case 'ArrowRight':
      case 'ArrowLeft':
        return setExpanded(line.key, key === 'ArrowRight');
      case 'Enter':
        openRow(item, line.key, row);
        return true;
      case 'Escape':
        return clear();
      default:
        return false;
    }
  };

  return { select, toggle, fold, selectRange, act };
}
