import { Columns3 } from 'lucide-react';
import { Button } from '../Button/Button.tsx';
import { Menu } from '../Menu/Menu.tsx';
import { toggled } from './table-selection.ts';

export interface ColumnMenuProps {
  /** "Columns" */
  label: string;
  /** Columns that can be hidden, in order. */
  columns: readonly { id: string; name: string }[];
  /** Ids of the hidden columns. */
  hidden: ReadonlySet<string>;
  /** Called with the ids of all hidden columns after one is shown or hidden. */
  onHiddenChange: (hidden: ReadonlySet<string>) => void;
  /** "Show all" */
  allLabel: string;
}

/**
 * Menu for choosing the visible columns of a `DataTable`. It stays open while columns are toggled.
 */
export function ColumnMenu({ label, columns, hidden, onHiddenChange, allLabel }: ColumnMenuProps) {
  return (
    <Menu
      label={label}
      align="end"
      trigger={(props) => (
        <Button {...props} variant="ghost" icon={Columns3}>
          {label}
        </Button>
      )}
      entries={[
        ...columns.map(({ id, name }) => ({
          label: name,
          checked: !hidden.has(id),
          stays: true,
          onSelect: () => onHiddenChange(toggled(hidden, id, !hidden.has(id))),
        })),
        { kind: 'separator' },
        {
          label: allLabel,
          disabled: hidden.size === 0,
          onSelect: () => onHiddenChange(new Set()),
        },
      ]}
    />
  );
}
