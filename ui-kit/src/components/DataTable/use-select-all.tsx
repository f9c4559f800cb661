import { useMemo } from 'react';
import { Checkbox } from '../Checkbox/Checkbox.tsx';
import type { TableSelection } from './table-model.ts';

/**
 * The checkbox of the header, which selects all rows. Memoised, so that the header does not render
 * again while scrolling.
 */
export function useSelectAll<Item>(
  selection: TableSelection<Item> | undefined,
  keys: readonly string[],
) {
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
