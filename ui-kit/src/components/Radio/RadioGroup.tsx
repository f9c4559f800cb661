import { useId, type ReactNode } from 'react';
import { Choice, ChoiceHint, ChoiceMark } from '../Checkbox/choice.styles.ts';
import { useFieldGroup } from '../FormField/field-context.ts';
import { Dial, Options } from './Radio.styles.ts';

export interface ChoiceOption<Value extends string> {
  value: Value;
  label: ReactNode;
  /** A line below the label. */
  hint?: ReactNode;
  disabled?: boolean;
}

export interface ChoiceGroupProps<Value extends string, Option = ChoiceOption<Value>> {
  /** The choices from top to bottom, each with its value and label. */
  options: readonly Option[];
  /** `null`: none is selected. */
  value: Value | null;
  /** Called with the chosen option's value, also by arrow keys. */
  onValueChange: (value: Value) => void;
  /** Name of the group where no `FormField` with `group` gives one. */
  label?: string;
  /** None of the options can be chosen. A single option has a `disabled` of its own. */
  disabled?: boolean;
}

export interface RadioGroupProps<Value extends string> extends ChoiceGroupProps<Value> {
  /** Arranges the options horizontally. */
  row?: boolean;
}

/** Selects one of a few options, which are all visible. Arrow keys select. */
export function RadioGroup<Value extends string>({
  options,
  value,
  onValueChange,
  label,
  disabled,
  row,
}: RadioGroupProps<Value>) {
  const name = useId();
  const field = useFieldGroup({ 'aria-label': label });
  return (
    <Options role="radiogroup" {...field} data-row={row || undefined}>
      {options.map((option) => {
        const off = disabled || option.disabled;
        const hintId = `${name}-${option.value}`;
        return (
          <Choice key={option.value} data-named="" data-disabled={off || undefined}>
            <ChoiceMark>
              <Dial
                type="radio"
                name={name}
                value={option.value}
                checked={option.value === value}
                disabled={off}
                aria-describedby={option.hint === undefined ? undefined : hintId}
                onChange={() => onValueChange(option.value)}
              />
            </ChoiceMark>
            <span>{option.label}</span>
            {option.hint !== undefined && (
              <ChoiceHint id={hintId} aria-hidden>
                {option.hint}
              </ChoiceHint>
            )}
          </Choice>
        );
      })}
    </Options>
  );
}
