import { FilterChip, Menu, type MenuEntry } from '@halyard/ui-kit';
import type { ReactNode } from 'react';

interface ChoiceChipProps {
  label: string;
  /** Undefined without a selection. */
  value: string | undefined;
  glyph?: ReactNode;
  entries: readonly MenuEntry[];
  onRemove: () => void;
}

/** A filter with a menu of its values, which can be taken off again. */
export function ChoiceChip({ label, value, glyph, entries, onRemove }: ChoiceChipProps) {
  return (
    <Menu
      label={label}
      entries={entries}
      trigger={(props) => (
        <FilterChip
          {...props}
          label={label}
          value={value}
          glyph={glyph}
          active={value !== undefined}
          onRemove={onRemove}
        />
      )}
    />
  );
}
