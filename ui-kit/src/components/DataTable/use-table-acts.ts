import { useCallback, useRef } from 'react';
import type { TableExpansion, TableSelection } from './table-model.ts';
import { selectRow, toggled } from './table-selection.ts';

interface ActOptions<Item> {
  rows: readonly Item[];
  keys: readonly string[];
  selection: TableSelection<Item> | undefined;
  expansion: TableExpansion<Item> | undefined;
  onOpen: ((item: Item) => void) | undefined;
}

/** What can be done to rows, by pointer and by key. */
export const useTableActs = <Item>(options: ActOptions<Item>) => {
  const { rows, keys, selection, expansion, onOpen } = options;
  /** The row pressed last: a range begins there. */
  const anchor = useRef<string>(undefined);

  const select = useCallback(
    (key: string, on: boolean, range: boolean): void => {
      if (!selection || selection.disabled) return;
      const from = range ? anchor.current : undefined;
      const selected = selection.everything ? new Set(keys) : selection.selected;
      selection.onChange(selectRow(selected, keys, key, on, from));
      anchor.current = key;
    },
    [selection, keys],
  );

  const toggle = useCallback(
    (key: string): void => {
      expansion?.onChange(toggled(expansion.expanded, key, !expansion.expanded.has(key)));
    },
    [expansion],
  );

  /** Selects from one row to another; the range keeps its beginning. */
  const selectRange = (from: number, to: number): void => {
    const key = keys[to];
    if (!selection || selection.disabled || key === undefined) return;
    anchor.current ??= keys[from];
    selection.onChange(selectRow(selection.selected, keys, key, true, keys[from]));
  };

  /** Keys on the row itself; "x within" also where the focus is on a control in it. */
  const act = (index: number, key: string, row: HTMLElement): boolean => {
    const rowKey = keys[index];
    const item = rows[index];
    if (rowKey === undefined || item === undefined) return false;
    const isOpen = expansion?.expanded.has(rowKey);
    switch (key) {
      case ' ':
      case 'x':
      case 'X':
      case 'x within':
        if (!selection) return false;
        select(rowKey, !selection.selected.has(rowKey) && !selection.everything, key === 'X');
        return true;
      case 'ArrowRight':
      case 'ArrowLeft':
        if (isOpen === undefined || isOpen === (key === 'ArrowRight')) return false;
        toggle(rowKey);
        return true;
      case 'Enter': {
        const link = row.querySelector<HTMLElement>('td[data-first] a');
        if (link) link.click();
        else if (onOpen) onOpen(item);
        else if (expansion) toggle(rowKey);
        return true;
      }
      case 'Escape':
        if (!selection || (selection.selected.size === 0 && !selection.everything)) return false;
        selection.onChange(new Set());
        return true;
      default:
        return false;
    }
  };

  return { select, toggle, selectRange, act };
};
