import { Search, X } from 'lucide-react';
import type { KeyboardEvent } from 'react';
import { useLabels } from '../../provider/KitProvider.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { TextField, type TextFieldProps } from '../TextField/TextField.tsx';

export interface SearchFieldProps extends Omit<
  TextFieldProps,
  'type' | 'icon' | 'action' | 'value' | 'onValueChange'
> {
  /** The typed text. The caller stores it. */
  value: string;
  /** Called on every input, and with "" by Esc and the clear button. */
  onValueChange: (value: string) => void;
  /** Name for assistive technology where no `FormField` gives one. Default "Search". */
  label?: string;
}

/**
 * A search field. Esc clears it; in an empty field, Esc leaves the field, or closes the dialog that
 * contains it.
 */
export function SearchField({ value, onValueChange, label, kbd, ...rest }: SearchFieldProps) {
  const labels = useLabels();
  const filled = value !== '';
  const escape = (event: KeyboardEvent<HTMLInputElement>): void => {
    rest.onKeyDown?.(event);
    const field = event.currentTarget;
    if (event.key !== 'Escape' || (!filled && field.closest('[data-modal]'))) return;
    event.stopPropagation();
    event.preventDefault();
    if (filled) onValueChange('');
    else field.blur();
  };
  return (
    <TextField
      quiet
      {...rest}
      type="search"
      icon={Search}
      aria-label={label ?? labels.search}
      autoComplete="off"
      value={value}
      onValueChange={onValueChange}
      onKeyDown={escape}
      {...(filled
        ? {
            action: (
              <IconButton
                size="small"
                icon={X}
                label={labels.clear}
                onClick={() => onValueChange('')}
              />
            ),
          }
        : { kbd })}
    />
  );
}
