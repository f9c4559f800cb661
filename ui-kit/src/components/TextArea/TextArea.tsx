import type { ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';
import { useFieldControl } from '../FormField/field-context.ts';
import { text } from '../../tokens/text.ts';
import { fieldFocus, fieldGround, fieldText, invalidFocus } from '../TextField/field-box.styles.ts';

export interface TextAreaProps extends ComponentPropsWithRef<'textarea'> {
  /** Called with the new text on input. */
  onValueChange?: (value: string) => void;
  /** Uses the monospaced font, for flags, code and configuration. */
  mono?: boolean;
  /** The initial text of a field whose text the caller does not store; else `value`. */
  defaultValue?: string;
}

const Area = styled.textarea`
  display: block;
  width: 100%;
  min-height: 64px;
  max-height: 60vh;
  padding: 8px 11px;
  resize: vertical;
  field-sizing: content;
  ${fieldGround}
  ${fieldText}

  &[data-mono] {
    ${text.m13}
  }
  &:focus-visible {
    ${fieldFocus}
  }
  &[data-invalid]:focus-visible {
    ${invalidFocus}
  }
`;

/**
 * A multi-line text field that grows with its content. Label, hint and error come from the
 * `FormField`.
 */
export function TextArea({ onValueChange, mono, onChange, ...rest }: TextAreaProps) {
  const field = useFieldControl(rest);
  return (
    <Area
      rows={3}
      {...rest}
      {...field}
      onChange={(event) => {
        onChange?.(event);
        onValueChange?.(event.target.value);
      }}
      data-mono={mono || undefined}
      data-invalid={field['aria-invalid']}
      data-disabled={rest.disabled || undefined}
      data-readonly={rest.readOnly || undefined}
    />
  );
}
