import { useFieldControl } from '../FormField/field-context.ts';
import { CopyAction } from './CopyAction.tsx';
import { Box, Value } from './CopyField.styles.ts';

export interface CopyFieldProps {
  /** The text, link or code. */
  value: string;
  /** Name for assistive technology where no `FormField` gives one. */
  label?: string;
}

/**
 * A read-only value with a copy button. Works on plain HTTP too; the text can always be selected by
 * hand.
 */
export function CopyField({ value, label }: CopyFieldProps) {
  return (
    <Box>
      <Value
        {...useFieldControl()}
        readOnly
        value={value}
        aria-label={label}
        onFocus={(event) => event.target.select()}
      />
      <CopyAction text={value} />
    </Box>
  );
}
