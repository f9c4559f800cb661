import { ChevronDown, X } from 'lucide-react';
import { useState } from 'react';
import { Icon } from '../../icons/Icon.tsx';
import { useLabels } from '../../provider/KitProvider.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { TextField } from '../TextField/TextField.tsx';
import type { ComboboxBaseProps } from './combobox-rows.ts';
import { ComboboxList } from './ComboboxList.tsx';
import { useCombobox } from './use-combobox.ts';

export interface ComboboxProps<Value extends string> extends ComboboxBaseProps<Value> {
  /** `null`: no selection. */
  value: Value | null;
  /** Called with `null` only when it is `clearable`. */
  onValueChange: (value: Value | null) => void;
  /** Shows a button that clears the selection. */
  clearable?: boolean;
  /** 28 or 36 px high. Default `medium`. */
  size?: 'small' | 'medium';
}

/**
 * Selects one of many options, found by typing. For up to a dozen well-known options use `Select`.
 */
export function Combobox<Value extends string>({
  value,
  onValueChange,
  clearable,
  size = 'medium',
  options,
  words,
  known = [],
  placeholder,
  label,
  disabled,
  readOnly,
  ...rest
}: ComboboxProps<Value>) {
  const labels = useLabels();
  const [query, setQuery] = useState<string | null>(null);
  const chosen = [...options, ...known].find((option) => option.value === value);
  const box = useCombobox({
    ...rest,
    options,
    query,
    setQuery,
    onChoose: (option) => {
      const found = options.find((each) => each.value === option.value);
      if (found) onValueChange(found.value);
      return true;
    },
  });
  const locked = disabled || readOnly;
  return (
    <div ref={box.setAnchor}>
      <TextField
        {...(locked ? {} : box.inputProps)}
        size={size}
        aria-label={label}
        placeholder={placeholder}
        disabled={disabled}
        readOnly={readOnly}
        value={query ?? chosen?.label ?? ''}
        onValueChange={box.type}
        onFocus={(event) => {
          box.inputProps.onFocus();
          event.target.select();
        }}
        onClick={(event) => {
          box.inputProps.onClick();
          // Select the text, so that typing replaces the current selection.
          if (query === null) event.currentTarget.select();
        }}
        onBlur={box.leave}
        prefix={query === null ? chosen?.glyph : undefined}
        suffix={<Icon icon={ChevronDown} size={14} />}
        action={
          clearable &&
          value !== null &&
          !locked && (
            <IconButton
              size="small"
              icon={X}
              label={labels.clear}
              onClick={() => onValueChange(null)}
            />
          )
        }
      />
      {!locked && (
        <ComboboxList
          chosen={new Set(value === null ? [] : [value])}
          several={false}
          {...{ box, label, words }}
        />
      )}
    </div>
  );
}
