import { Suspense } from 'react';
import { useFieldGroup } from '../FormField/field-context.ts';
import type { ComboboxWords } from './combobox-rows.ts';
import { LazyComboboxPanel, type useCombobox } from './use-combobox.ts';

interface ComboboxListProps {
  box: ReturnType<typeof useCombobox>;
  label: string | undefined;
  words: ComboboxWords;
  chosen: ReadonlySet<string>;
  several: boolean;
}

/** The option list of a combobox while it is open. */
export function ComboboxList({ box, label, ...rest }: ComboboxListProps) {
  const field = useFieldGroup({ 'aria-label': label });
  if (!box.isOpen || !box.anchor) return null;
  return (
    <Suspense>
      <LazyComboboxPanel
        {...box.panel}
        {...rest}
        anchor={box.anchor}
        label={label}
        labelledBy={field['aria-labelledby']}
      />
    </Suspense>
  );
}
