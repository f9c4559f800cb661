import { useId, type ReactNode } from 'react';
import { useFieldGroup } from '../FormField/field-context.ts';
import type { ChoiceGroupProps, ChoiceOption } from '../Radio/RadioGroup.tsx';
import { Dial } from '../Radio/Radio.styles.ts';
import { Card, Cards, Hint, Title } from './RadioCards.styles.ts';

export interface RadioCardOption<Value extends string> extends ChoiceOption<Value> {
  /** At the end of the first line: a swatch, a count, a badge. */
  end?: ReactNode;
}

export interface RadioCardsProps<Value extends string> extends ChoiceGroupProps<
  Value,
  RadioCardOption<Value>
> {
  /** Maximum number of columns. Default 1. */
  columns?: 1 | 2 | 3;
}

/** Selects one of a few options, each with an explanation. Arrow keys select. */
export function RadioCards<Value extends string>({
  options,
  value,
  onValueChange,
  label,
  disabled,
  columns = 1,
}: RadioCardsProps<Value>) {
  const name = useId();
  return (
    <Cards role="radiogroup" {...useFieldGroup({ 'aria-label': label })} data-columns={columns}>
      {options.map((option) => {
        const id = `${name}-${option.value}`;
        return (
          <Card key={option.value}>
            <Dial
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              disabled={disabled || option.disabled}
              aria-labelledby={`${id}-title`}
              aria-describedby={option.hint === undefined ? undefined : `${id}-hint`}
              onChange={() => onValueChange(option.value)}
            />
            <Title id={`${id}-title`}>{option.label}</Title>
            {option.end}
            {option.hint !== undefined && <Hint id={`${id}-hint`}>{option.hint}</Hint>}
          </Card>
        );
      })}
    </Cards>
  );
}
