import { useId, type ComponentPropsWithRef, type ReactNode } from 'react';
import { vars } from '../../tokens/vars.ts';
import { useFieldControl } from '../FormField/field-context.ts';
import { Line, Range, Result, Shown } from './Slider.styles.ts';

export interface SliderProps extends Omit<
  ComponentPropsWithRef<'input'>,
  'type' | 'value' | 'defaultValue' | 'min' | 'max' | 'step' | 'size' | 'onChange' | 'children'
> {
  /** The value, between `min` and `max`. The caller stores it. */
  value: number;
  /** Called with every value on the way, while dragging too. */
  onValueChange: (value: number) => void;
  /** Default 0. */
  min?: number;
  /** Default 100. */
  max?: number;
  /** Default 1. */
  step?: number;
  /** The value as text, at the end and for assistive technology. Default: the number and "%". */
  format?: (value: number) => string;
  /** The effect, shown below the track: "never under 100 points". */
  result?: ReactNode;
}

/** A slider, for values whose exact number is not important. */
export function Slider({
  value,
  onValueChange,
  min = 0,
  max = 100,
  step = 1,
  format = (each) => `${each} %`,
  result,
  ...rest
}: SliderProps) {
  const resultId = useId();
  const field = useFieldControl({
    ...rest,
    'aria-describedby': result === undefined ? rest['aria-describedby'] : resultId,
  });
  const share = max > min ? (Math.min(max, Math.max(min, value)) - min) / (max - min) : 0;
  return (
    <>
      <Line data-disabled={rest.disabled || undefined}>
        <Range
          {...rest}
          {...field}
          type="range"
          min={min}
          max={max}
          step={step}
          value={value}
          aria-valuetext={format(value)}
          onChange={({ target }) => onValueChange(target.valueAsNumber)}
          style={vars({ '--share': `${share * 100}%` })}
        />
        {/* Hidden, because the slider has the same text. */}
        <Shown aria-hidden>{format(value)}</Shown>
      </Line>
      {result !== undefined && <Result id={resultId}>{result}</Result>}
    </>
  );
}
