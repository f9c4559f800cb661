import type { TableSelection } from '@halyard/ui-kit';
import { useState } from 'react';
import { useLanguage } from '../../../i18n/i18n.tsx';

interface SelectionOptions<Row> {
  rowKey: (row: Row) => string;
  /** The name of a row: "Dry Dock". */
  rowName: (row: Row) => string;
}

/** The selected rows of a list, also on other pages. */
export function useSelection<Row>({ rowKey, rowName }: SelectionOptions<Row>) {
  const { LL } = useLanguage();
  const [selected, setSelected] = useState<ReadonlyMap<string, Row>>(new Map());

  const keep = (rows: readonly Row[]): void =>
    setSelected(new Map(rows.map((row) => [rowKey(row), row])));

  /** The `selection` prop of a `DataTable` with these rows. */
  const ofTable = (shown: readonly Row[]): TableSelection<Row> => ({
    selected: new Set(shown.map(rowKey).filter((key) => selected.has(key))),
    onChange: (keys) => {
      const next = new Map(selected);
      for (const row of shown) {
        const key = rowKey(row);
        if (keys.has(key)) next.set(key, row);
        else next.delete(key);
      }
      setSelected(next);
    },
    rowLabel: (row) => LL.staff.list.selectRow({ row: rowName(row) }),
    allLabel: LL.staff.list.selectPage(),
  });

  /** The selected rows; those that are shown, as they are now. */
  const rowsWith = (shown: readonly Row[]): Row[] => {
    const current = new Map(shown.map((row) => [rowKey(row), row]));
    return [...selected].map(([key, row]) => current.get(key) ?? row);
  };

  return { rows: [...selected.values()], rowsWith, rowName, ofTable, keep, clear: () => keep([]) };
}

export type Selection<Row> = ReturnType<typeof useSelection<Row>>;
