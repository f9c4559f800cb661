import { ChevronDown, ChevronUp } from 'lucide-react';
import { Icon } from '../../icons/Icon.tsx';
import { TextField, type TextFieldProps } from '../TextField/TextField.tsx';
import { Stepper, Steppers } from './NumberField.styles.ts';
import { stepped } from './step.ts';

export interface NumberFieldProps extends Omit<
  TextFieldProps,
  'value' | 'defaultValue' | 'onValueChange' | 'type' | 'suffix' | 'min' | 'max' | 'step'
> {
  /** `null` is an empty field. */
  value: number | null;
  /**
   * Called with `null` for an empty field or invalid text. The value is not clamped during input.
   */
  onValueChange: (value: number | null) => void;
  /** Smallest value that can be entered. */
  min?: number;
  /** Largest value that can be entered. */
  max?: number;
  /** Default 1. */
  step?: number;
  /** Unit after the number, e.g. "min". */
  unit?: string;
}

const directions = [
  { by: 1, icon: ChevronUp },
  { by: -1, icon: ChevronDown },
] as const;

/** A number input with a unit; arrow keys change the value by a step. */
export function NumberField({
  value,
  onValueChange,
  unit,
  min,
  max,
  step = 1,
  ...rest
}: NumberFieldProps) {
  const locked = rest.disabled || rest.readOnly;
  return (
    <TextField
      {...rest}
      type="number"
      inputMode={step % 1 === 0 ? 'numeric' : 'decimal'}
      mono
      min={min}
      max={max}
      step={step}
      value={value ?? ''}
      onChange={({ target }) =>
        onValueChange(Number.isNaN(target.valueAsNumber) ? null : target.valueAsNumber)
      }
      suffix={unit}
      action={
        // For the mouse only: the field itself supports arrow keys and announces its value.
        <Steppers aria-hidden>
          {directions.map(({ by, icon }) => (
            <Stepper
              key={by}
              type="button"
              tabIndex={-1}
              // Keeps the focus in the field.
              onMouseDown={(event) => event.preventDefault()}
              disabled={locked}
              onClick={() => onValueChange(stepped(value, by, { min, max, step }))}
            >
              <Icon icon={icon} size={12} />
            </Stepper>
          ))}
        </Steppers>
      }
    />
  );
}
