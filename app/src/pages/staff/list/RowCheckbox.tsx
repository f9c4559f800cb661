import { Checkbox, type TableSelection } from '@halyard/ui-kit';

interface RowCheckboxProps<Row> {
  row: Row;
  rowKey: string;
  selection: TableSelection<Row>;
}

/** Selects a row of a list on narrow windows, as the first column of a table does on wide ones. */
export function RowCheckbox<Row>({ row, rowKey, selection }: RowCheckboxProps<Row>) {
  const { selected, onChange, rowLabel } = selection;
  return (
    <Checkbox
      checked={selected.has(rowKey)}
      onCheckedChange={(checked) => {
        const next = new Set(selected);
        if (checked) next.add(rowKey);
        else next.delete(rowKey);
        onChange(next);
      }}
      aria-label={rowLabel(row)}
    />
  );
}
