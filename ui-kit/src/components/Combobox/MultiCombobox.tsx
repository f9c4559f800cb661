import { ChevronDown } from 'lucide-react';
import { useState, type KeyboardEvent } from 'react';
import { Icon } from '../../icons/Icon.tsx';
import { useFieldControl } from '../FormField/field-context.ts';
import { BoxEnd, TokenBox, TokenInput } from '../TagField/Token.styles.ts';
import { tokenKey, Tokens } from '../TagField/Tokens.tsx';
import type { ComboboxBaseProps } from './combobox-rows.ts';
import { ComboboxList } from './ComboboxList.tsx';
import { useCombobox } from './use-combobox.ts';

export interface MultiComboboxProps<Value extends string> extends ComboboxBaseProps<Value> {
  /** The selected values, in the order of their tokens. */
  values: readonly Value[];
  /** Called with all selected values after one is added or removed. */
  onValuesChange: (values: readonly Value[]) => void;
}

/** Selects several of many options, found by typing. The list stays open. */
export function MultiCombobox<Value extends string>({
  values,
  onValuesChange,
  options,
  words,
  known = [],
  placeholder,
  label,
  disabled,
  readOnly,
  ...rest
}: MultiComboboxProps<Value>) {
  const control = useFieldControl();
  const [query, setQuery] = useState<string | null>(null);
  const all = [...options, ...known];
  const without = (value: string): void => onValuesChange(values.filter((each) => each !== value));
  const box = useCombobox({
    ...rest,
    options,
    query,
    setQuery,
    onChoose: ({ value }) => {
      const found = options.find((option) => option.value === value);
      if (values.some((each) => each === value)) without(value);
      else if (found) onValuesChange([...values, found.value]);
      setQuery(null);
      if (query !== null) rest.onQueryChange?.('');
      return false;
    },
  });
  const locked = disabled || readOnly;
  const keyDown = (event: KeyboardEvent<HTMLInputElement>): void => {
    const last = values.at(-1);
    if (tokenKey(event, () => last !== undefined && without(last))) event.preventDefault();
    else box.inputProps.onKeyDown(event);
  };
  return (
    <>
      <TokenBox
        ref={box.setAnchor}
        data-invalid={control['aria-invalid']}
        data-disabled={disabled || undefined}
        data-readonly={readOnly || undefined}
        onClick={(event) => event.currentTarget.querySelector('input')?.focus()}
      >
        <Tokens
          items={values.map(
            (value) => all.find((option) => option.value === value) ?? { value, label: value },
          )}
          onRemove={without}
          fixed={locked}
        />
        <TokenInput
          {...control}
          {...(locked ? {} : box.inputProps)}
          aria-label={label}
          placeholder={values.length === 0 ? placeholder : undefined}
          disabled={disabled}
          readOnly={readOnly}
          value={query ?? ''}
          onChange={(event) => box.type(event.target.value)}
          onKeyDown={locked ? undefined : keyDown}
          onBlur={box.leave}
        />
        <BoxEnd>
          <Icon icon={ChevronDown} size={14} />
        </BoxEnd>
      </TokenBox>
      {!locked && <ComboboxList chosen={new Set(values)} several {...{ box, label, words }} />}
    </>
  );
}
