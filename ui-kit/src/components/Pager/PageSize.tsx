import { useId } from 'react';
import { FieldContext } from '../FormField/field-context.ts';
import { Select } from '../Select/Select.tsx';
import { SizeLabel } from './Pager.styles.ts';

export interface PageSizeProps {
  /** Label before the select: "Rows per page". */
  label: string;
  /** Rows of a page. */
  value: number;
  /** Sizes to choose from. Default 25, 50, 100. */
  sizes?: readonly number[];
  /** Called with the chosen number of rows; go back to the first page. */
  onValueChange: (size: number) => void;
}

/** Selects the number of rows per page. */
export function PageSize({ label, value, sizes = [25, 50, 100], onValueChange }: PageSizeProps) {
  const id = useId();
  const field = {
    controlId: `${id}-control`,
    labelId: `${id}-label`,
    describedBy: undefined,
    invalid: false,
    required: false,
  };
  return (
    <SizeLabel>
      <span id={field.labelId}>{label}</span>
      <FieldContext value={field}>
        <Select
          size="small"
          value={String(value)}
          onValueChange={(size) => onValueChange(Number(size))}
          options={sizes.map((size) => ({ value: String(size), label: String(size) }))}
        />
      </FieldContext>
    </SizeLabel>
  );
}
