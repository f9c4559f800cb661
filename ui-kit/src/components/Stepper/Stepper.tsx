import { Minus, Plus } from 'lucide-react';
import type { KeyboardEvent } from 'react';
import { useFieldGroup } from '../FormField/field-context.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { stepped } from '../NumberField/step.ts';
import { Box, Value } from './Stepper.styles.ts';

export interface StepperProps {
  /** The value, shown between the buttons. The caller stores it. */
  value: number;
  /** Called with the new value by a button or an arrow key. */
  onValueChange: (value: number) => void;
  /** Smallest value; the button for less is disabled at it. */
  min: number;
  /** Largest value; the button for more is disabled at it. */
  max: number;
  /** Default 1. */
  step?: number;
  /** The value as text. Default: the number and "%". */
  format?: (value: number) => string;
  /** Names of the buttons: "Less", "More". */
  words: { less: string; more: string };
  /** Name for assistive technology where no `FormField` with `group` gives one. */
  label?: string;
  /** The value cannot be changed. */
  disabled?: boolean;
}

/** Number of steps for PageUp and PageDown. */
const leap = 10;

/** A number with buttons to decrease and increase it. */
export function Stepper({
  value,
  onValueChange,
  min,
  max,
  step = 1,
  format = (each) => `${each} %`,
  words,
  label,
  disabled,
}: StepperProps) {
  const go = (direction: 1 | -1, steps = 1): void => {
    const next = stepped(value, direction, { min, max, step: step * steps });
    if (next !== value) onValueChange(next);
  };
  const acts: Readonly<Record<string, () => void>> = {
    ArrowUp: () => go(1),
    ArrowDown: () => go(-1),
    PageUp: () => go(1, leap),
    PageDown: () => go(-1, leap),
    Home: () => onValueChange(min),
    End: () => onValueChange(max),
  };
  const keyDown = (event: KeyboardEvent): void => {
    const act = acts[event.key];
    if (!act || disabled) return;
    event.preventDefault();
    act();
  };
  return (
    <Box data-disabled={disabled || undefined}>
      <IconButton
        size="small"
        icon={Minus}
        label={words.less}
        tabIndex={-1}
        disabled={disabled || value <= min}
        onClick={() => go(-1)}
      />
      <Value
        {...useFieldGroup({ 'aria-label': label })}
        role="spinbutton"
        tabIndex={disabled ? -1 : 0}
        aria-valuenow={value}
        aria-valuemin={min}
        aria-valuemax={max}
        aria-valuetext={format(value)}
        aria-disabled={disabled || undefined}
        onKeyDown={keyDown}
      >
        {format(value)}
      </Value>
      <IconButton
        size="small"
        icon={Plus}
        label={words.more}
        tabIndex={-1}
        disabled={disabled || value >= max}
        onClick={() => go(1)}
      />
    </Box>
  );
}
