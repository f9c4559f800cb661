import { useEffect, useId, useRef, type ComponentPropsWithRef, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { useFieldControl } from '../FormField/field-context.ts';
import { Choice, ChoiceHint, ChoiceMark, bareChoice } from './choice.styles.ts';
import { color, radius } from '../../tokens/tokens.ts';

export interface CheckboxProps extends Omit<
  ComponentPropsWithRef<'input'>,
  'type' | 'size' | 'ref' | 'children'
> {
  /** Whether the box is ticked. The caller stores it. */
  checked: boolean;
  /** Called with the new state by a click, Space or a click on the label. */
  onCheckedChange?: (checked: boolean) => void;
  /** Indeterminate: only some of the items that the checkbox covers are checked. */
  indeterminate?: boolean;
  /** The label. Without it, set `aria-label`. */
  children?: ReactNode;
  /** A line below the label. */
  hint?: ReactNode;
}

const Box = styled.input`
  width: 16px;
  height: 16px;
  border-radius: ${radius.badge};
  ${bareChoice}

  &:checked,
  &:indeterminate {
    border-color: ${color.brandCtl};
    background: ${color.brandCtl};
  }
  &:checked:disabled,
  &:indeterminate:disabled {
    border-color: ${color.lineStrong};
    background: ${color.lineStrong};
  }
`;

function Tick() {
  return (
    <svg width={10} height={10} viewBox="0 0 10 10" fill="none" stroke="currentColor" aria-hidden>
      <path
        d="M1.5 5.3 4 7.7l4.5-5.1"
        strokeWidth={2}
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}

function Bar() {
  return (
    <svg width={8} height={2} aria-hidden>
      <rect width={8} height={2} rx={1} fill="currentColor" />
    </svg>
  );
}

/** An option that is saved with the form. For a setting that applies immediately, use `Switch`. */
export function Checkbox({
  checked,
  onCheckedChange,
  indeterminate = false,
  children,
  hint,
  onChange,
  ...rest
}: CheckboxProps) {
  const box = useRef<HTMLInputElement>(null);
  const hintId = useId();
  const field = useFieldControl({
    ...rest,
    'aria-describedby': hint === undefined ? rest['aria-describedby'] : hintId,
  });
  useEffect(() => {
    // `indeterminate` has no HTML attribute.
    if (box.current) box.current.indeterminate = indeterminate;
  }, [indeterminate]);
  return (
    <Choice
      data-disabled={rest.disabled || undefined}
      data-invalid={field['aria-invalid']}
      data-named={children === undefined ? undefined : ''}
    >
      <ChoiceMark>
        <Box
          {...rest}
          {...field}
          ref={box}
          type="checkbox"
          checked={checked}
          onChange={(event) => {
            onChange?.(event);
            onCheckedChange?.(event.target.checked);
          }}
        />
        {indeterminate ? <Bar /> : checked && <Tick />}
      </ChoiceMark>
      {children !== undefined && <span>{children}</span>}
      {hint !== undefined && (
        <ChoiceHint id={hintId} aria-hidden>
          {hint}
        </ChoiceHint>
      )}
    </Choice>
  );
}
